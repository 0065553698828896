/** What this needs of Node's HTTP server. */
interface StallingServer {
  timeout: number;
  on(event: 'request', listener: (request: unknown, response: StallingResponse) => void): unknown;
}
interface StallingResponse {
  on(event: 'timeout', listener: (socket: { readonly writableLength: number; destroy(): void }) => void): unknown;
}

/**
 * Ends connections on which nothing moves for so long: whoever does not read must not make the server keep the answer. One whose
 * answer is still being made is left alone.
 */
export function endStalled(server: StallingServer, milliseconds: number): void {
  server.timeout = milliseconds;
  server.on('request', (_request, response) => {
    // Node ends a silent connection by itself unless the answer that is under way wants to be asked.
    response.on('timeout', (socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
