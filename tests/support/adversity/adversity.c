/* Set the clock of a program and fill its disk, for tests/support/adversity/control.py.
 *
 * Loaded by LD_PRELOAD. Without $CHELEM_ADVERSITY, which a forked process may be given later, nothing is changed.
 * The file of that name has two 64-bit integers, read at each call: the nanoseconds
 * by which CLOCK_REALTIME is off, and whether the disk is full: then no file below $CHELEM_ADVERSITY_FOLDER can
 * grow, though what it has may be overwritten, as on a real disk.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <semaphore.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define SECOND 1000000000LL

struct control {
    volatile int64_t clock;
    volatile int64_t full;
};

static const struct control *control(void) {
    static const struct control *shared;
    static const struct control none;
    const char *path = shared ? NULL : getenv("CHELEM_ADVERSITY");
    if (path) {
        int file = open(path, O_RDONLY | O_CLOEXEC);
        void *found = file < 0 ? MAP_FAILED : mmap(NULL, sizeof none, PROT_READ, MAP_SHARED, file, 0);
        if (file >= 0) close(file);
        shared = found == MAP_FAILED ? &none : found;
    }
    return shared ? shared : &none;
}

/* The clock */

static void shift(struct timespec *time, int64_t by) {
    int64_t nanoseconds = time->tv_sec * SECOND + time->tv_nsec + by;
    time->tv_sec = nanoseconds / SECOND;
    time->tv_nsec = nanoseconds % SECOND;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int failed = REAL(clock_gettime)(clock, now);
    if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) shift(now, control()->clock);
    return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec time;
    if (zone) memset(zone, 0, sizeof(struct timezone));
    clock_gettime(CLOCK_REALTIME, &time);
    now->tv_sec = time.tv_sec;
    now->tv_usec = time.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *place) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (place) *place = now.tv_sec;
    return now.tv_sec;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict end) {
    struct timespec real = *end;
    shift(&real, -control()->clock);
    return REAL(sem_timedwait)(semaphore, &real);
}

/* The disk */

static int is_inside(int file) {
    const char *folder = getenv("CHELEM_ADVERSITY_FOLDER");
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (!folder || size < 0) return 0;
    path[size] = 0;
    size_t length = strlen(folder);
    return !strncmp(path, folder, length) && path[length] == '/';
}

/* Whether a file may not grow to an end; -1 for the end of what is written at its place. */
static int is_full(int file, int64_t offset, int64_t size) {
    struct stat status;
    if (!control()->full || fstat(file, &status) || !S_ISREG(status.st_mode) || !is_inside(file)) return 0;
    if (offset < 0) offset = fcntl(file, F_GETFL) & O_APPEND ? status.st_size : lseek(file, 0, SEEK_CUR);
    return offset + size > status.st_size;
}

#define UNLESS_FULL(file, offset, size, work) \
    if (is_full(file, offset, size)) {        \
        errno = ENOSPC;                       \
        return -1;                            \
    }                                         \
    return work

static int64_t length_of(const struct iovec *parts, int count) {
    int64_t length = 0;
    for (int part = 0; part < count; part++) length += (int64_t)parts[part].iov_len;
    return length;
}

ssize_t write(int file, const void *bytes, size_t size) {
    UNLESS_FULL(file, -1, (int64_t)size, REAL(write)(file, bytes, size));
}

ssize_t writev(int file, const struct iovec *parts, int count) {
    UNLESS_FULL(file, -1, length_of(parts, count), REAL(writev)(file, parts, count));
}

#define PLACED(function, type)                                                                      \
    ssize_t function(int file, const void *bytes, size_t size, type offset) {                       \
        UNLESS_FULL(file, offset, (int64_t)size, REAL(function)(file, bytes, size, offset));        \
    }
PLACED(pwrite, off_t)
PLACED(pwrite64, off64_t)

#define GATHERED(function, type)                                                                    \
    ssize_t function(int file, const struct iovec *parts, int count, type offset) {                 \
        UNLESS_FULL(file, offset, length_of(parts, count), REAL(function)(file, parts, count, offset)); \
    }
GATHERED(pwritev, off_t)
GATHERED(pwritev64, off64_t)

#define ALLOCATES(function, type)                                                                   \
    int function(int file, type offset, type size) {                                                \
        return is_full(file, offset, size) ? ENOSPC : REAL(function)(file, offset, size);           \
    }
ALLOCATES(posix_fallocate, off_t)
ALLOCATES(posix_fallocate64, off64_t)
