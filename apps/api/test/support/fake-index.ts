import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An index that knows MONEY in wallets, the same at every block that it has. */
export interface FakeIndex {
  readonly url: string;
  /** By account in lower case, in the smallest unit. */
  readonly wallets: Map<string, bigint>;
  /** Hashes of blocks are made of their number and this. */
  fork: string;
  /** The newest block. */
  head: number;
  /** Answers nothing while it is away. */
  isAway: boolean;
  /** Requests so far. */
  count(): number;
  stop(): Promise<void>;
}

/** Starts one. */
export async function startFakeIndex(head: number): Promise<FakeIndex> {
  let count = 0;
  const server = createServer(async (request, response) => {
    count += 1;
    if (index.isAway) return void response.destroy();
    let body = '';
    for await (const part of request) body += part;
    const { query } = JSON.parse(body) as { query: string };
    const hashOf = (block: number) => `0x${index.fork}${block.toString(16).padStart(64 - index.fork.length, '0')}`;
    const data: Record<string, unknown> = {};
    const at = /at: blocks\(where: \{ number: (\d+) \}/.exec(query)?.[1];
    if (at !== undefined) {
      const number = Number(at);
      data.at = { items: number > index.head ? [] : [{ id: hashOf(number), number }] };
      data.head = { items: [{ id: hashOf(index.head), number: index.head }] };
      data.price = { items: [] };
    }
    for (const [, name = '', account = ''] of query.matchAll(
      /(a\d+): votingCheckpoints\(where: \{ account: "(\w+)"/g,
    )) {
      const wallet = index.wallets.get(account);
      const row = { wallet: String(wallet), vaultShares: '0', farm: '0', pools: '0', liquidity: '' };
      data[name] = { items: wallet === undefined ? [] : [row] };
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
  });
  const index: FakeIndex = {
    url: '',
    wallets: new Map(),
    fork: 'aa',
    head,
    isAway: false,
    count: () => count,
    stop: async () => void server.close(),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(index, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}
