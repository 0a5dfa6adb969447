#include "apps/cli/cluster.h"

#include <cstdlib>

#include "apps/cli/messages.h"

namespace antipode::cli {

namespace {

// What Open MPI, MPICH and Slurm tell the processes they start. Starting MPI takes
// longer than most answers, so it is not done just to see.
bool is_started_by_mpi() {
    // PMIx, as srun speaks it, tells a process its rank only.
    if (std::getenv("PMIX_RANK") != nullptr) return true;
    for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"})
        if (const char* size = std::getenv(name)) return std::atoi(size) > 1;
    return false;
}

}  // namespace

Result<std::unique_ptr<Cluster>> Cluster::join() {
    if (!is_started_by_mpi()) return std::unique_ptr<Cluster>();
#if ANTIPODE_MPI
    return join_mpi();
#else
    return environment_error(message<"built-without-mpi">());
#endif
}

}  // namespace antipode::cli
