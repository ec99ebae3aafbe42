#include <microhttpd.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Swift cannot call C functions with `...`, which is how libmicrohttpd takes its options.

/// What a server is started with.
struct preview_options {
  /// A bound socket that listens; the server closes it.
  int socket;
  /// Threads that answer requests.
  unsigned threads;
  /// Connections at a time.
  unsigned connections;
  /// Seconds without a byte after which a connection is closed.
  unsigned idle_seconds;
  /// Bytes of memory for a connection, which bound its request line and headers.
  size_t connection_memory;
};

/// A request that is being received.
struct preview_request {
  /// Its target as it was sent, with its query.
  const char *target;
  /// How often the handler was called for it.
  unsigned calls;
};

/// Keeps the target of a request before the library decodes it and takes its query apart.
static void *preview_begin_request(void *context, const char *target, struct MHD_Connection *connection) {
  (void)context;
  (void)connection;
  size_t size = strlen(target) + 1;
  struct preview_request *request = (struct preview_request *)malloc(sizeof *request + size);
  if (request == NULL) return NULL;
  char *copy = (char *)(request + 1);
  memcpy(copy, target, size);
  request->target = copy;
  request->calls = 0;
  return request;
}

/// Frees what `preview_begin_request` has kept.
static void preview_end_request(
    void *context, struct MHD_Connection *connection, void **request,
    enum MHD_RequestTerminationCode reason) {
  (void)context;
  (void)connection;
  (void)reason;
  free(*request);
  *request = NULL;
}

/// The bytes of the request line and the headers as they were sent.
static inline size_t preview_header_size(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info == NULL ? 0 : info->header_size;
}

/// Says nothing: only the command line prints.
static void preview_ignore_message(void *context, const char *format, va_list arguments) {
  (void)context;
  (void)format;
  (void)arguments;
}

/// Starts a server that calls `handler` for each request.
static inline struct MHD_Daemon *preview_start(
    struct preview_options options, MHD_AccessHandlerCallback handler, void *context) {
  return MHD_start_daemon(
      MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_ERROR_LOG | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handler,
      context, MHD_OPTION_EXTERNAL_LOGGER, preview_ignore_message, NULL,
      MHD_OPTION_LISTEN_SOCKET, options.socket,
      MHD_OPTION_THREAD_POOL_SIZE, options.threads,
      MHD_OPTION_CONNECTION_LIMIT, options.connections,
      MHD_OPTION_CONNECTION_TIMEOUT, options.idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, options.connection_memory,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_URI_LOG_CALLBACK, preview_begin_request, NULL,
      MHD_OPTION_NOTIFY_COMPLETED, preview_end_request, NULL, MHD_OPTION_END);
}

/// Makes an answer that `reader` writes bit by bit; `end` is called when nobody reads it any more.
static inline struct MHD_Response *preview_stream(
    MHD_ContentReaderCallback reader, void *context, MHD_ContentReaderFreeCallback end) {
  return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 4096, reader, context, end);
}

/// What a reader returns where there is no more.
static inline ssize_t preview_end_of_stream(void) { return MHD_CONTENT_READER_END_OF_STREAM; }
