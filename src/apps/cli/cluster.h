// Counting together: what `mpirun -n 4 antipode count …` makes of four processes.
//
//     const auto cluster = Cluster::join();      // nothing when this process is alone
//     if (cluster) watch.make_source = cluster->sources();
//
// All processes store the same levels. Rank 0 hands out the units, takes their tallies,
// writes the file and prints; it counts, too. If a process is lost, Open MPI ends them
// all; what was finished is in the file.
#pragma once

#include <memory>

#include "service/research/count.h"

namespace antipode::cli {

class Cluster {
public:
    // Wrong when mpirun started this process but the program was built without MPI.
    static Result<std::unique_ptr<Cluster>> join();

    Cluster()                          = default;
    Cluster(const Cluster&)            = delete;
    Cluster& operator=(const Cluster&) = delete;
    virtual ~Cluster()                 = default;

    virtual unsigned             rank() const = 0;
    bool                         is_in_charge() const { return rank() == 0; }
    virtual unsigned             processes() const      = 0;  // in all
    virtual unsigned             processes_here() const = 0;  // on this machine
    virtual counting::MakeSource sources()              = 0;

    // Ends all processes at once: for a failure in one of them.
    virtual void abort(int code) = 0;
};

// Only in programs that are built with MPI.
std::unique_ptr<Cluster> join_mpi();

}  // namespace antipode::cli
