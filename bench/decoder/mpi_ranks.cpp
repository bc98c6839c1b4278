#include "bench/decoder/ranks.hpp"
#include "pewter/error.hpp"

#if defined(PEWTER_HAS_MPI)
#include <mpi.h>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <vector>

namespace pewter::decoder {
namespace {

void check(int status, const char* what) {
  if (status != MPI_SUCCESS) detail::raise("pewter_decode: %s failed with %d", what, status);
}

class mpi_ranks : public ranks {
 public:
  mpi_ranks() {
    int provided = MPI_THREAD_SINGLE;
    check(MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided), "MPI_Init_thread");
    if (provided < MPI_THREAD_FUNNELED)
      detail::raise("pewter_decode: --mpi, must have an MPI for programs with threads");
    check(MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN), "MPI_Comm_set_errhandler");
    check(MPI_Comm_rank(MPI_COMM_WORLD, &rank_), "MPI_Comm_rank");
    check(MPI_Comm_size(MPI_COMM_WORLD, &count_), "MPI_Comm_size");
  }
  ~mpi_ranks() override { MPI_Finalize(); }
  int rank() const override { return rank_; }
  int count() const override { return count_; }

  /// A rank's part arrives as one block; blocks of several rows are then taken apart.
  void gather(const float* own, float* y, std::size_t m, std::size_t n) override {
    constexpr std::size_t most = std::numeric_limits<int>::max();
    if (m != 0 && n > most / m)
      detail::raise("pewter_decode: a product has %zu x %zu numbers, must have at most %zu by MPI: --batch",
                    m, n, most);
    std::vector<int> counts, places;
    int place = 0;
    for (int r = 0; r < count_; ++r) {
      counts.push_back(static_cast<int>(m * part(n, r).count));
      places.push_back(place);
      place += counts.back();
    }
    if (m > 1 && blocks_.size() < m * n) blocks_.resize(m * n);
    float* const to = m > 1 ? blocks_.data() : y;
    check(MPI_Allgatherv(own, counts[static_cast<std::size_t>(rank_)], MPI_FLOAT, to, counts.data(),
                         places.data(), MPI_FLOAT, MPI_COMM_WORLD),
          "MPI_Allgatherv");
    for (int r = 0; m > 1 && r < count_; ++r) {
      const row_range rows = part(n, r);
      const float* const from = to + places[static_cast<std::size_t>(r)];
      for (std::size_t i = 0; i < m; ++i)
        std::copy_n(from + i * rows.count, rows.count, y + i * n + rows.first);
    }
  }
  [[noreturn]] void abort() override {
    MPI_Abort(MPI_COMM_WORLD, 1);
    std::abort();  // not reached
  }

 private:
  int rank_ = 0, count_ = 1;
  std::vector<float> blocks_;
};

}  // namespace

std::unique_ptr<ranks> ranks_of_mpi() { return std::make_unique<mpi_ranks>(); }

}  // namespace pewter::decoder

#else

namespace pewter::decoder {

std::unique_ptr<ranks> ranks_of_mpi() {
  detail::raise("pewter_decode: --mpi, must be built where CMake finds MPI");
}

}  // namespace pewter::decoder
#endif
