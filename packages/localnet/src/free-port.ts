import { createServer } from 'node:net';

/**
 * A TCP port on 127.0.0.1 that was free a moment ago. With `preferred`, that port when nobody listens on it,
 * else the next free one above it, else any. Never one of `taken`, which somebody has been promised.
 */
export async function freePort(preferred?: number, taken: ReadonlySet<number> = new Set()): Promise<number> {
  if (preferred === undefined) {
    const port = await listenOnce(0);
    return taken.has(port) ? freePort(undefined, taken) : port;
  }
  for (let port = preferred; port < Math.min(preferred + 50, 65_536); port += 1) {
    if (taken.has(port)) continue;
    try {
      return await listenOnce(port);
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
  }
  return freePort(undefined, taken);
}

function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EADDRINUSE' || code === 'EACCES';
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
}
