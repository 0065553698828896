/** What this needs of Node's HTTP server. */
interface StallingServer {
  timeout: number;
  on(event: 'request', listener: (request: unknown, response: StallingResponse) => void): unknown;
}
interface StallingResponse {
  /** Bytes that wait to be taken. */
  readonly writableLength: number;
  on(event: 'timeout', listener: (socket: { readonly writableLength: number; destroy(): void }) => void): unknown;
  on(event: 'close', listener: () => void): unknown;
  destroy(): void;
}

/**
 * Ends connections on which nothing moves for so long: a client that does not read must not make the server keep the answer. So it does
 * with those on which some of an answer waits at two looks that lie so far apart, for clients that take a little now and then. One
 * whose answer is still being made is left alone.
 */
export function endStalled(server: StallingServer, milliseconds: number): void {
  server.timeout = milliseconds;
  server.on('request', (_request, response) => {
    // Node ends a silent connection by itself unless the answer that is under way wants to be asked.
    response.on('timeout', (socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
    let waited = false;
    const looking = setInterval(() => {
      const waits = response.writableLength > 0;
      if (waits && waited) response.destroy();
      waited = waits;
    }, milliseconds);
    response.on('close', () => clearInterval(looking));
  });
}
