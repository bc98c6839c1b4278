// One lane's vector in double.
#pragma once

#include <cmath>
#include <valarray>

namespace pewter_test::reference {

using vector = std::valarray<double>;

inline double dot(const vector& a, const vector& b) { return (a * b).sum(); }
inline double length(const vector& a) { return std::sqrt(dot(a, a)); }
inline vector refract(const vector& incident, const vector& normal, double eta) {
  const double cosine = dot(normal, incident), k = 1 - eta * eta * (1 - cosine * cosine);
  return k < 0 ? vector(0.0, incident.size())
               : vector(eta * incident - (eta * cosine + std::sqrt(k)) * normal);
}
inline double smoothstep(double t) {
  t = std::fmin(std::fmax(t, 0), 1);
  return t * t * (3 - 2 * t);
}

}  // namespace pewter_test::reference
