/* Record what a program does to the files of a folder, for tests/support/power/survivors.py.
 *
 * Loaded by LD_PRELOAD. Each change of a file below $CHELEM_POWER, and each sync, is appended to the file
 * $CHELEM_POWER_RECORD in the order in which it happened: a header, the name, the bytes. SQLite's shared memory
 * (-shm) and locks (.lock) are left out: they do not outlive the machine.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { CREATE = 'c', WRITE = 'w', TRUNCATE = 't', SYNC = 's', SYNC_FOLDER = 'd', UNLINK = 'u', RENAME = 'r' };

struct header {
    char kind;
    uint32_t name;  /* bytes of the name */
    uint64_t offset;
    uint64_t size;  /* bytes that follow the name */
} __attribute__((packed));

static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int recorder(void) {
    static int file = -2;
    if (file == -2) {
        const char *path = getenv("CHELEM_POWER_RECORD");
        file = path ? REAL(open)(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600) : -1;
    }
    return file;
}

/* The part of a path below the folder; NULL elsewhere, and for what no disk has to keep. */
static const char *inside(const char *path) {
    const char *folder = getenv("CHELEM_POWER");
    size_t size = folder ? strlen(folder) : 0, length = strlen(path);
    if (!size || strncmp(path, folder, size) || (path[size] && path[size] != '/')) return NULL;
    if (length > 4 && !strcmp(path + length - 4, "-shm")) return NULL;
    if (length > 5 && !strcmp(path + length - 5, ".lock")) return NULL;
    return path[size] ? path + size + 1 : "";
}

static const char *name_of(int file, char *buffer) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t size = readlink(link, buffer, PATH_MAX - 1);
    if (size < 0) return NULL;
    buffer[size] = 0;
    return inside(buffer);
}

static void record(char kind, const char *name, uint64_t offset, const void *bytes, uint64_t size) {
    struct header header = {kind, (uint32_t)strlen(name), offset, size};
    struct iovec parts[] = {{&header, sizeof header}, {(void *)name, header.name}, {(void *)bytes, size}};
    if (recorder() >= 0 && writev(recorder(), parts, 3) < 0) abort();
}

static int opened(int file, const char *path, int flags, int existed) {
    const char *name = inside(path);
    if (file >= 0 && name && *name) {
        if (!existed) record(CREATE, name, 0, "", 0);
        else if (flags & O_TRUNC) record(TRUNCATE, name, 0, "", 0);
    }
    return file;
}

#define OPEN(function)                                                           \
    int function(const char *path, int flags, ...) {                             \
        va_list more;                                                            \
        va_start(more, flags);                                                   \
        mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;                \
        va_end(more);                                                            \
        pthread_mutex_lock(&order);                                              \
        int existed = access(path, F_OK) == 0;                                   \
        int file = opened(REAL(function)(path, flags, mode), path, flags, existed); \
        pthread_mutex_unlock(&order);                                            \
        return file;                                                             \
    }
OPEN(open)
OPEN(open64)

#define PWRITE(function, type)                                                   \
    ssize_t function(int file, const void *bytes, size_t size, type offset) {    \
        char buffer[PATH_MAX];                                                   \
        const char *name = name_of(file, buffer);                                \
        if (!name) return REAL(function)(file, bytes, size, offset);             \
        pthread_mutex_lock(&order);                                              \
        ssize_t done = REAL(function)(file, bytes, size, offset);                \
        if (done > 0) record(WRITE, name, (uint64_t)offset, bytes, (uint64_t)done); \
        pthread_mutex_unlock(&order);                                            \
        return done;                                                             \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int file, const void *bytes, size_t size) {
    char buffer[PATH_MAX];
    const char *name = name_of(file, buffer);
    if (!name) return REAL(write)(file, bytes, size);
    pthread_mutex_lock(&order);
    struct stat status;
    int appends = fcntl(file, F_GETFL) & O_APPEND;
    off_t offset = appends && !fstat(file, &status) ? status.st_size : lseek(file, 0, SEEK_CUR);
    ssize_t done = REAL(write)(file, bytes, size);
    if (done > 0) record(WRITE, name, (uint64_t)offset, bytes, (uint64_t)done);
    pthread_mutex_unlock(&order);
    return done;
}

#define CHANGE(function, kind, type)                                             \
    int function(int file, type size) {                                          \
        char buffer[PATH_MAX];                                                   \
        const char *name = name_of(file, buffer);                                \
        if (!name) return REAL(function)(file, size);                            \
        pthread_mutex_lock(&order);                                              \
        int failed = REAL(function)(file, size);                                 \
        if (!failed) record(kind, name, (uint64_t)size, "", 0);                  \
        pthread_mutex_unlock(&order);                                            \
        return failed;                                                           \
    }
CHANGE(ftruncate, TRUNCATE, off_t)
CHANGE(ftruncate64, TRUNCATE, off64_t)

#define SYNCS(function)                                                          \
    int function(int file) {                                                     \
        char buffer[PATH_MAX];                                                   \
        struct stat status;                                                      \
        const char *name = name_of(file, buffer);                                \
        if (!name || fstat(file, &status)) return REAL(function)(file);          \
        pthread_mutex_lock(&order);                                              \
        int failed = REAL(function)(file);                                       \
        if (!failed) record(S_ISDIR(status.st_mode) ? SYNC_FOLDER : SYNC, name, 0, "", 0); \
        pthread_mutex_unlock(&order);                                            \
        return failed;                                                           \
    }
SYNCS(fsync)
SYNCS(fdatasync)

int unlink(const char *path) {
    pthread_mutex_lock(&order);
    int failed = REAL(unlink)(path);
    const char *name = failed ? NULL : inside(path);
    if (name) record(UNLINK, name, 0, "", 0);
    pthread_mutex_unlock(&order);
    return failed;
}

int rename(const char *from, const char *to) {
    pthread_mutex_lock(&order);
    int failed = REAL(rename)(from, to);
    const char *old = failed ? NULL : inside(from), *new = failed ? NULL : inside(to);
    if (old && new) record(RENAME, old, 0, new, strlen(new));
    pthread_mutex_unlock(&order);
    return failed;
}
