// Preloaded into PostgreSQL: a second copy of its data folder gets what is synced, when it is synced.
// SYNCED_FROM is the data folder, SYNCED_TO the copy. Renaming and removing a file are durable at once.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { page = 4096, chunk = 16 * page };

/** Writes the path of the copy of a file; 0 if the file lies elsewhere. PostgreSQL works in its data folder. */
static int copy_of(const char *path, char *copy) {
  const char *from = getenv("SYNCED_FROM"), *to = getenv("SYNCED_TO");
  if (!from || !to) return 0;
  size_t length = strlen(from);
  if (path[0] == '/') {
    if (strncmp(path, from, length) || path[length] != '/') return 0;
    path += length + 1;
  }
  return snprintf(copy, PATH_MAX, "%s/%s", to, path) < PATH_MAX;
}

static int open_copy(char *copy) {
  int fd = open(copy, O_RDWR | O_CREAT, 0600);
  if (fd >= 0) return fd;
  for (char *slash = strchr(copy + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    mkdir(copy, 0700);
    *slash = '/';
  }
  return open(copy, O_RDWR | O_CREAT, 0600);
}

static int sync_to_copy(int fd) {
  char link[32], path[PATH_MAX], copy[PATH_MAX];
  static char now[chunk], before[chunk];
  struct stat state;
  if (fstat(fd, &state) || !S_ISREG(state.st_mode) || state.st_nlink == 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return -1;
  path[length] = 0;
  if (!copy_of(path, copy)) return 0;
  // A descriptor for writing alone cannot be read.
  int source = open(path, O_RDONLY), target = open_copy(copy);
  if (source < 0 || target < 0) abort();
  // Of two that sync a file, the second to lock it reads the newer bytes.
  flock(target, LOCK_EX);
  off_t at = 0;
  for (ssize_t got; (got = pread(source, now, chunk, at)) > 0; at += got) {
    memset(before, 0, chunk);
    ssize_t had = pread(target, before, got, at);
    for (ssize_t part = 0; part < got; part += page) {
      size_t size = got - part < page ? got - part : page;
      if (had >= (ssize_t)(part + size) && !memcmp(now + part, before + part, size)) continue;
      if (pwrite(target, now + part, size, at + part) != (ssize_t)size) abort();
    }
  }
  if (ftruncate(target, at)) abort();
  close(source);
  close(target);
  return 0;
}

int fsync(int fd) { return sync_to_copy(fd); }
int fdatasync(int fd) { return sync_to_copy(fd); }

int unlink(const char *path) {
  static int (*real)(const char *);
  if (!real) real = dlsym(RTLD_NEXT, "unlink");
  char copy[PATH_MAX];
  int result = real(path);
  if (result == 0 && copy_of(path, copy)) real(copy);
  return result;
}

int rename(const char *from, const char *to) {
  static int (*real)(const char *, const char *);
  if (!real) real = dlsym(RTLD_NEXT, "rename");
  char from_copy[PATH_MAX], to_copy[PATH_MAX];
  int result = real(from, to);
  if (result || !copy_of(from, from_copy) || !copy_of(to, to_copy)) return result;
  // A file that was never synced has its name after a power cut, and nothing in it.
  if (real(from_copy, to_copy)) {
    int fd = open_copy(to_copy);
    if (fd < 0 || ftruncate(fd, 0)) abort();
    close(fd);
  }
  return result;
}

int link(const char *from, const char *to) {
  static int (*real)(const char *, const char *);
  if (!real) real = dlsym(RTLD_NEXT, "link");
  char from_copy[PATH_MAX], to_copy[PATH_MAX];
  int result = real(from, to);
  if (result == 0 && copy_of(from, from_copy) && copy_of(to, to_copy)) real(from_copy, to_copy);
  return result;
}
