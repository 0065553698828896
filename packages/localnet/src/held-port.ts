import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:http';

/** A port of 127.0.0.1, taken: we listen on it until it is given to the part it was held for. */
export interface HeldPort {
  readonly port: number;
  /** Listens on the port and says that the stack is starting; a server of this process can go on with it. */
  readonly server: Server;
  /** Frees the port for a program that is started now. Safe to call twice. */
  release(): Promise<void>;
}

/**
 * Below the ports that systems give to outgoing connections and to servers that name none: until the part that a port was
 * released for listens, which takes the index some seconds, no other process gets it by chance.
 */
const anyPort = { from: 10_000, to: 32_000 };

/** Holds `port`, or any free one. Rejects with EADDRINUSE or EACCES when it cannot be had. */
export async function holdPort(port?: number): Promise<HeldPort> {
  if (port !== undefined) return listenOn(port);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await listenOn(randomInt(anyPort.from, anyPort.to));
    } catch (error) {
      if (attempt === 100) throw error;
    }
  }
}

function listenOn(port: number): Promise<HeldPort> {
  return new Promise((resolve, reject) => {
    const server = createServer((_request, response) => {
      const headers = { 'content-type': 'text/plain', 'retry-after': '5', connection: 'close' };
      response.writeHead(503, headers).end('The local stack is starting: its terminal says how far it is.\n');
    });
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      server.removeListener('error', reject);
      resolve({
        port,
        server,
        release: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
