// Stands between a process and its disk: writes down what is written and synced in one folder, and what is sent, in the
// order in which it happens; and lets writes and syncs fail when it is told to.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { UNKNOWN, OTHER, SOCKET, FIRST_FILE };
enum { FULL = 1, BAD_WRITE, BAD_SYNC, SLOW_SYNC, HALF };
enum { MOST_FDS = 4096, MOST_FILES = 64 };

struct entry {
  uint8_t op, file, rest[2];
  uint32_t fd;
  uint64_t offset;
  uint32_t length, rest2;
};

/** What the other side arms: after so many writes or syncs the next ones fail. */
struct fault {
  volatile int32_t armed, countdown, kind, times, struck;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint8_t kinds[MOST_FDS];
static char names[MOST_FILES][PATH_MAX];
static int files = 0, log_fd = -1;
static const char *folder = NULL;
static struct fault *fault = NULL;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_writev)(int, const struct iovec *, int);
static ssize_t (*real_sendmsg)(int, const struct msghdr *, int);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off_t);
static int (*real_close)(int);

__attribute__((constructor)) static void begin(void) {
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_writev = dlsym(RTLD_NEXT, "writev");
  real_sendmsg = dlsym(RTLD_NEXT, "sendmsg");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_close = dlsym(RTLD_NEXT, "close");
  folder = getenv("SHAMBLE_DISK_FOLDER");
  const char *log = getenv("SHAMBLE_DISK_LOG");
  if (log != NULL) log_fd = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  const char *control = getenv("SHAMBLE_DISK_FAULT");
  if (control == NULL) return;
  int fd = syscall(SYS_openat, AT_FDCWD, control, O_RDWR | O_CLOEXEC, 0600);
  fault = mmap(NULL, sizeof *fault, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (fault == MAP_FAILED) fault = NULL;
  syscall(SYS_close, fd);
}

static void note(uint8_t op, uint8_t file, int fd, uint64_t offset, const void *data, uint32_t length) {
  if (log_fd < 0) return;
  struct entry entry = {.op = op, .file = file, .fd = fd, .offset = offset, .length = length};
  struct iovec parts[2] = {{&entry, sizeof entry}, {(void *)data, data == NULL ? 0 : length}};
  if (data == NULL) entry.length = 0;
  syscall(SYS_writev, log_fd, parts, 2);
}

/** What stands behind a descriptor, under the lock. */
static uint8_t kind_of(int fd) {
  if (fd < 0 || fd >= MOST_FDS || folder == NULL || fd == log_fd) return OTHER;
  if (kinds[fd] != UNKNOWN) return kinds[fd];
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return OTHER;
  path[length] = 0;
  if (strncmp(path, "socket:", 7) == 0) return kinds[fd] = SOCKET;
  // The index of a log is made anew after a cut.
  size_t end = strlen(path);
  int is_index = end > 4 && strcmp(path + end - 4, "-shm") == 0;
  if (is_index || strncmp(path, folder, strlen(folder)) != 0) return kinds[fd] = OTHER;
  for (int i = 0; i < files; i++)
    if (strcmp(names[i], path) == 0) return kinds[fd] = FIRST_FILE + i;
  if (files == MOST_FILES) return OTHER;
  strcpy(names[files], path);
  note('N', FIRST_FILE + files, fd, 0, path, length);
  return kinds[fd] = FIRST_FILE + files++;
}

/** Whether this write or sync is one that fails, and how. */
static int struck(int is_sync) {
  if (fault == NULL || !fault->armed) return 0;
  int wants_sync = fault->kind == BAD_SYNC || fault->kind == SLOW_SYNC;
  if (wants_sync != is_sync) return 0;
  if (fault->countdown-- > 0) return 0;
  fault->struck++;
  if (--fault->times <= 0) fault->armed = 0;
  return fault->kind;
}

static ssize_t write_at(int fd, uint8_t file, const void *data, size_t length, off_t offset, int is_at) {
  int how = struck(0);
  if (how == FULL || how == BAD_WRITE || (how == HALF && length < 2)) {
    errno = how == BAD_WRITE ? EIO : ENOSPC;
    return -1;
  }
  if (how == HALF) length /= 2;
  if (!is_at) offset = lseek(fd, 0, SEEK_CUR);
  ssize_t written = is_at ? real_pwrite(fd, data, length, offset) : real_write(fd, data, length);
  if (written > 0) note('W', file, fd, offset, data, written);
  return written;
}

ssize_t pwrite64(int fd, const void *data, size_t length, off_t offset) {
  pthread_mutex_lock(&lock);
  uint8_t kind = kind_of(fd);
  ssize_t written =
      kind >= FIRST_FILE ? write_at(fd, kind, data, length, offset, 1) : real_pwrite(fd, data, length, offset);
  int error = errno;
  pthread_mutex_unlock(&lock);
  errno = error;
  return written;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) { return pwrite64(fd, data, length, offset); }

ssize_t write(int fd, const void *data, size_t length) {
  if (real_write == NULL) return syscall(SYS_write, fd, data, length);
  pthread_mutex_lock(&lock);
  uint8_t kind = kind_of(fd);
  ssize_t written;
  if (kind >= FIRST_FILE) written = write_at(fd, kind, data, length, 0, 0);
  else {
    // Anyone who hears it may act on it before this returns.
    if (kind == SOCKET) note('P', 0, fd, 0, data, length);
    written = real_write(fd, data, length);
  }
  int error = errno;
  pthread_mutex_unlock(&lock);
  errno = error;
  return written;
}

static void note_parts(int fd, const struct iovec *parts, size_t count) {
  for (size_t i = 0; i < count; i++) note('P', 0, fd, 0, parts[i].iov_base, parts[i].iov_len);
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  pthread_mutex_lock(&lock);
  if (kind_of(fd) == SOCKET) note_parts(fd, parts, count);
  pthread_mutex_unlock(&lock);
  return real_writev(fd, parts, count);
}

ssize_t sendmsg(int fd, const struct msghdr *message, int flags) {
  pthread_mutex_lock(&lock);
  if (kind_of(fd) == SOCKET) note_parts(fd, message->msg_iov, message->msg_iovlen);
  pthread_mutex_unlock(&lock);
  return real_sendmsg(fd, message, flags);
}

static int sync_of(int fd, int (*real)(int)) {
  pthread_mutex_lock(&lock);
  uint8_t kind = kind_of(fd);
  int result;
  if (kind < FIRST_FILE) result = real(fd);
  else {
    int how = struck(1);
    if (how == SLOW_SYNC) usleep(100000);
    if (how == BAD_SYNC) {
      // What was written before it may be lost from now on, whatever a later sync says.
      note('X', kind, fd, 0, NULL, 0);
      errno = EIO;
      result = -1;
    } else {
      result = real(fd);
      if (result == 0) note('S', kind, fd, 0, NULL, 0);
    }
  }
  int error = errno;
  pthread_mutex_unlock(&lock);
  errno = error;
  return result;
}

int fsync(int fd) { return sync_of(fd, real_fsync); }
int fdatasync(int fd) { return sync_of(fd, real_fdatasync); }

int ftruncate64(int fd, off_t length) {
  pthread_mutex_lock(&lock);
  uint8_t kind = kind_of(fd);
  int result = real_ftruncate(fd, length);
  if (result == 0 && kind >= FIRST_FILE) note('T', kind, fd, length, NULL, 0);
  pthread_mutex_unlock(&lock);
  return result;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static void forget(int fd) {
  if (fd < 0 || fd >= MOST_FDS) return;
  pthread_mutex_lock(&lock);
  kinds[fd] = UNKNOWN;
  pthread_mutex_unlock(&lock);
}

int close(int fd) {
  forget(fd);
  return real_close == NULL ? (int)syscall(SYS_close, fd) : real_close(fd);
}

static int opened(int folder_fd, const char *path, int flags, mode_t mode) {
  int fd = syscall(SYS_openat, folder_fd, path, flags, mode);
  forget(fd);
  return fd;
}

#define MODE_OF(flags) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | O_TMPFILE)) { \
    va_list rest; \
    va_start(rest, flags); \
    mode = va_arg(rest, mode_t); \
    va_end(rest); \
  }

int open(const char *path, int flags, ...) {
  MODE_OF(flags)
  return opened(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE_OF(flags)
  return opened(AT_FDCWD, path, flags | O_LARGEFILE, mode);
}

int openat(int at, const char *path, int flags, ...) {
  MODE_OF(flags)
  return opened(at, path, flags, mode);
}

int openat64(int at, const char *path, int flags, ...) {
  MODE_OF(flags)
  return opened(at, path, flags | O_LARGEFILE, mode);
}
