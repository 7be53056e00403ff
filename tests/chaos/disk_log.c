/* Writes down, in one order, what a process does to the files of a folder (DISK_FOLDER): into DISK_LOG, for a test that
   cuts the power. A record is the number of the file, what was done (w written, t cut to a length, s synced), where, how
   many bytes, and the bytes. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MOST 4096
static unsigned char file_of[MOST]; /* by descriptor: 0 of no interest, else the last letter of the file's name */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int out = -1;

#define REAL(type, name, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name))

static void record(int file, char what, int64_t at, const void *bytes, uint32_t size) {
    struct __attribute__((packed)) { unsigned char file; char what; int64_t at; uint32_t size; } head = {file, what, at, size};
    if (out < 0) out = REAL(int, "open64", const char *, int, ...)(getenv("DISK_LOG"), O_WRONLY | O_CREAT | O_APPEND, 0600);
    ssize_t (*plain)(int, const void *, size_t) = REAL(ssize_t, "write", int, const void *, size_t);
    plain(out, &head, sizeof head);
    if (bytes) plain(out, bytes, size);
}

static int opened(int descriptor, const char *path) {
    const char *folder = getenv("DISK_FOLDER");
    if (descriptor >= 0 && descriptor < MOST)
        file_of[descriptor] = folder && !strncmp(path, folder, strlen(folder)) ? path[strlen(path) - 1] : 0;
    return descriptor;
}

#define OPEN(name)                                                                                  \
    int name(const char *path, int flags, ...) {                                                    \
        va_list more; va_start(more, flags); int mode = va_arg(more, int); va_end(more);            \
        return opened(REAL(int, #name, const char *, int, ...)(path, flags, mode), path);           \
    }
OPEN(open)
OPEN(open64)

int close(int descriptor) {
    if (descriptor >= 0 && descriptor < MOST) file_of[descriptor] = 0;
    return REAL(int, "close", int)(descriptor);
}

/* The lock is held from the call to its record, so that the log has one order: a sync covers just what stands before it. */
#define LOGGED(descriptor, what, at, bytes, size, call)                                             \
    if (descriptor < 0 || descriptor >= MOST || !file_of[descriptor]) return call;                  \
    pthread_mutex_lock(&lock);                                                                      \
    long done = (long)(call);                                                                       \
    record(file_of[descriptor], what, at, bytes, size);                                             \
    pthread_mutex_unlock(&lock);                                                                    \
    return done;

#define PWRITE(name)                                                                                \
    ssize_t name(int descriptor, const void *bytes, size_t size, off64_t at) {                      \
        LOGGED(descriptor, 'w', at, bytes, size, REAL(ssize_t, #name, int, const void *, size_t, off64_t)(descriptor, bytes, size, at)) \
    }
PWRITE(pwrite)
PWRITE(pwrite64)

ssize_t write(int descriptor, const void *bytes, size_t size) {
    LOGGED(descriptor, 'w', -1, bytes, size, REAL(ssize_t, "write", int, const void *, size_t)(descriptor, bytes, size))
}

#define TRUNCATE(name)                                                                              \
    int name(int descriptor, off64_t at) {                                                          \
        LOGGED(descriptor, 't', at, 0, 0, REAL(int, #name, int, off64_t)(descriptor, at))           \
    }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

#define SYNC(name)                                                                                  \
    int name(int descriptor) { LOGGED(descriptor, 's', 0, 0, 0, REAL(int, #name, int)(descriptor)) }
SYNC(fsync)
SYNC(fdatasync)
