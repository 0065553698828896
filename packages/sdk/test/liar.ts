import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real HTTP server that answers as a test wants it. */
export interface FaultyServer {
  readonly url: string;
  stop(): void;
}

/** Answers every request with what `answer` makes of its body; undefined cuts the connection. */
export async function startFaultyServer(
  answer: (body: string) => { status?: number; body: string } | undefined,
): Promise<FaultyServer> {
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      const given = answer(body);
      if (given === undefined) return request.socket.destroy();
      response.writeHead(given.status ?? 200, { 'content-type': 'application/json' }).end(given.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An endpoint that tells the right chain and first block, is at block 30, and answers other methods with `results`. */
export async function startLiar(genesisHash: string, results: Record<string, unknown>): Promise<FaultyServer> {
  const honest: Record<string, unknown> = {
    eth_chainId: '0x944',
    eth_blockNumber: '0x1e',
    eth_getBlockByNumber: { number: '0x0', hash: genesisHash, parentHash: `0x${'0'.repeat(64)}`, timestamp: '0x1' },
  };
  return await startFaultyServer((body) => {
    const parsed: unknown = JSON.parse(body);
    const requests = (Array.isArray(parsed) ? parsed : [parsed]) as { id: number; method: string }[];
    const answers = requests.map(({ id, method }) => ({
      jsonrpc: '2.0',
      id,
      result: method in results ? results[method] : honest[method],
    }));
    return { body: JSON.stringify(Array.isArray(parsed) ? answers : answers[0]) };
  });
}
