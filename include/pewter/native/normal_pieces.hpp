// The tail of the normal distribution in pieces, for AVX-512, which looks 16 of 32 numbers up in one
// instruction.
//
// Q(a) for 0 <= a <= 5.5 is one of 32 polynomials of degree 5 in a - centre, minimax for the relative error
// (1.8e-8, found by Lawson's iteration). The piece is round(a (first + slope a)), so that pieces become
// shorter as Q falls faster. The error is 1 ulp, and the exponential would take twice the operations.
// Why: include/pewter/native/lanes.md#normal-tail.
#pragma once

#include "pewter/native/native.hpp"

#if defined(PEWTER_AVX512)
PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

inline constexpr float normal_pieces_end = 5.5f;

struct normal_pieces {
  static constexpr float first = 0x1.f5423cp0f, slope = 0x1.5ee19p-1f;
  alignas(64) static constexpr float centre[32] = {
      0x0p0f,        0x1.c4df18p-2f, 0x1.98c178p-1f, 0x1.1ad94ep0f, 0x1.60ccep0f,  0x1.a0856ap0f,
      0x1.db6db8p0f, 0x1.093c74p1f,  0x1.2329aap1f,  0x1.3bbe38p1f, 0x1.532accp1f, 0x1.6995ap1f,
      0x1.7f1d52p1f, 0x1.93dae4p1f,  0x1.a7e312p1f,  0x1.bb4746p1f, 0x1.ce1648p1f, 0x1.e05cccp1f,
      0x1.f225ccp1f, 0x1.01bd72p2f,  0x1.0a323ep2f,  0x1.127506p2f, 0x1.1a8918p2f, 0x1.22716ep2f,
      0x1.2a30bp2f,  0x1.31c946p2f,  0x1.393d5ep2f,  0x1.408efp2f,  0x1.47bfcep2f, 0x1.4ed1ap2f,
      0x1.55c5eap2f, 0x1.5c9e1p2f};
  alignas(64) static constexpr float coefficient[6][32] = {
      {0x1p-1f,         0x1.510d18p-2f,  0x1.b2dbdap-3f,  0x1.13ac66p-3f,  0x1.58668cp-4f,  0x1.a8e046p-5f,
       0x1.033d3cp-5f,  0x1.3959acp-6f,  0x1.7793aep-7f,  0x1.bec94cp-8f,  0x1.07f4a8p-8f,  0x1.35f9cp-9f,
       0x1.69fd0cp-10f, 0x1.a49114p-11f, 0x1.e65236p-12f, 0x1.17f38ep-12f, 0x1.4100b8p-13f, 0x1.6eaedap-14f,
       0x1.a1624ap-15f, 0x1.d98508p-16f, 0x1.0bc3f4p-16f, 0x1.2df0e2p-17f, 0x1.538874p-18f, 0x1.7cccd8p-19f,
       0x1.aa045p-20f,  0x1.db78a4p-21f, 0x1.08bbbep-21f, 0x1.262994p-22f, 0x1.46308cp-23f, 0x1.68fdb6p-24f,
       0x1.8ec082p-25f, 0x1.b7aaeep-26f},
      {-0x1.988452p-2f,  -0x1.727502p-2f,  -0x1.29090ap-2f,  -0x1.bbc4acp-3f,  -0x1.3c1a16p-3f,
       -0x1.b2f04cp-4f,  -0x1.234b9cp-4f,  -0x1.7ddc6cp-5f,  -0x1.ebc022p-6f,  -0x1.37e8ccp-6f,
       -0x1.869b1p-7f,   -0x1.e3b0fp-8f,   -0x1.288778p-8f,  -0x1.68633cp-9f,  -0x1.b28c5p-10f,
       -0x1.041e44p-10f, -0x1.356462p-11f, -0x1.6dd0fap-12f, -0x1.ae2bbap-13f, -0x1.f74bcap-14f,
       -0x1.250cbcp-14f, -0x1.53c71p-15f,  -0x1.885b26p-16f, -0x1.c3586cp-17f, -0x1.02ac7cp-17f,
       -0x1.2780a4p-18f, -0x1.50807ap-19f, -0x1.7e0a0cp-20f, -0x1.b080dap-21f, -0x1.e84f0ap-22f,
       -0x1.12f2ccp-22f, -0x1.34de6ep-23f},
      {-0x1.0d2084p-20f, 0x1.47ab98p-4f,  0x1.da46ap-4f,   0x1.ea4ddep-4f,  0x1.b3a12p-4f,   0x1.61d48ep-4f,
       0x1.0e7daep-4f,   0x1.8ba358p-5f,  0x1.17a5cp-5f,   0x1.80b354p-6f,  0x1.02c0d2p-6f,  0x1.55974p-7f,
       0x1.bbc46cp-8f,   0x1.1c445ep-8f,  0x1.67c3d2p-9f,  0x1.c268fap-10f, 0x1.173a9cp-10f, 0x1.5735d8p-11f,
       0x1.a28826p-12f,  0x1.fab6b4p-13f, 0x1.30b89cp-13f, 0x1.6c4602p-14f, 0x1.b1063ap-15f, 0x1.0008ep-15f,
       0x1.2d4da8p-16f,  0x1.60f7eep-17f, 0x1.9bbd16p-18f, 0x1.de614cp-19f, 0x1.14dc0ep-19f, 0x1.3f530cp-20f,
       0x1.6f11a6p-21f,  0x1.a49c22p-22f},
      {0x1.106abcp-4f,   0x1.8d5b66p-5f,   0x1.1f3a54p-6f,   -0x1.052c64p-7f,  -0x1.7afe92p-6f,
       -0x1.dda004p-6f,  -0x1.db9774p-6f,  -0x1.a341bap-6f,  -0x1.561e4ep-6f,  -0x1.08567cp-6f,
       -0x1.87ff14p-7f,  -0x1.195624p-7f,  -0x1.89515p-8f,   -0x1.0cf07cp-8f,  -0x1.68ee04p-9f,
       -0x1.dc9906p-10f, -0x1.363a3ap-10f, -0x1.8ed9b8p-11f, -0x1.fb1c3ap-12f, -0x1.3f227cp-12f,
       -0x1.8e0fdcp-13f, -0x1.ec698cp-14f, -0x1.2e4428p-14f, -0x1.7083fp-15f,  -0x1.be67f8p-16f,
       -0x1.0cc468p-16f, -0x1.41db12p-17f, -0x1.7f6fb8p-18f, -0x1.c69acep-19f, -0x1.0c433p-19f,
       -0x1.3b42f8p-20f, -0x1.70fd8p-21f},
      {-0x1.11344p-13f, -0x1.300f9cp-6f, -0x1.740b14p-6f, -0x1.216818p-6f, -0x1.402a72p-7f, -0x1.4ed11ap-9f,
       0x1.3c8c5ap-9f,  0x1.544dccp-8f,  0x1.94a3c8p-8f,  0x1.8b1114p-8f,  0x1.59e784p-8f,  0x1.1bcca2p-8f,
       0x1.b8fe82p-9f,  0x1.4979ap-9f,   0x1.ddd54ep-10f, 0x1.51bc54p-10f, 0x1.d3e11cp-11f, 0x1.3d99bap-11f,
       0x1.a840b2p-12f, 0x1.17c074p-12f, 0x1.6bc2d4p-13f, 0x1.d4371ep-14f, 0x1.2a1dfcp-14f, 0x1.783c18p-15f,
       0x1.d6e116p-16f, 0x1.247816p-16f, 0x1.688344p-17f, 0x1.b96bbep-18f, 0x1.0c9d84p-18f, 0x1.452774p-19f,
       0x1.874f98p-20f, 0x1.d4fcc8p-21f},
      {-0x1.3aa8d2p-7f,  -0x1.76ab24p-8f,  0x1.02257p-10f,   0x1.49ba22p-8f,   0x1.91fc5cp-8f,
       0x1.52ca1p-8f,    0x1.c637e2p-9f,   0x1.b33988p-10f,  0x1.4dbb8cp-12f,  -0x1.183658p-11f,
       -0x1.fa5c04p-11f, -0x1.357786p-10f, -0x1.25f2f6p-10f, -0x1.f600f6p-11f, -0x1.9bf10ap-11f,
       -0x1.41895ap-11f, -0x1.e9ecc8p-12f, -0x1.657a2p-12f,  -0x1.f79018p-13f, -0x1.62d292p-13f,
       -0x1.e34466p-14f, -0x1.4579cep-14f, -0x1.b02ac4p-15f, -0x1.1ba49ep-15f, -0x1.7044cap-16f,
       -0x1.dc3bfp-17f,  -0x1.2e4edep-17f, -0x1.7e37cp-18f,  -0x1.dd125cp-19f, -0x1.29855p-19f,
       -0x1.6ea95ep-20f, -0x1.c5dd36p-21f}};
};

/// The tail for 0 <= x <= normal_pieces_end, where the piece is 31.497 before it is rounded. A NaN gives any
/// value: only five bits choose the piece.
PEWTER_INLINE vec<float> normal_tail_by_pieces(const vec<float>& x) {
  using pieces = normal_pieces;
  constexpr float whole_numbers = 0x1.8p23f;  // a sum with it ends in the nearest whole number's bits
  const vec<float> scale = fma(x, vec<float>(pieces::slope), vec<float>(pieces::first));
  const __m512i piece = _mm512_castps_si512(fma(x, scale, vec<float>(whole_numbers)).data);
  const auto of_piece = [&](const float* of) PEWTER_INLINE_LAMBDA -> vec<float> {
    return _mm512_permutex2var_ps(_mm512_load_ps(of), piece, _mm512_load_ps(of + 16));
  };
  const vec<float> t = x - of_piece(pieces::centre);
  vec<float> p = of_piece(pieces::coefficient[5]);
  p = fma(p, t, of_piece(pieces::coefficient[4]));
  p = fma(p, t, of_piece(pieces::coefficient[3]));
  p = fma(p, t, of_piece(pieces::coefficient[2]));
  p = fma(p, t, of_piece(pieces::coefficient[1]));
  return fma(p, t, of_piece(pieces::coefficient[0]));
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
#endif
