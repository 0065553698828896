import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import type { Deployment } from '@besc/wire/settings/deployment';

const config = (deployment: Deployment, rpcUrl: string, databaseUrl: string | undefined) => `
import { createConfig, factory } from 'ponder';
import { parseAbi, parseAbiItem } from 'viem';
const created = 'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count)';
const address = '${addressOf(deployment, 'swap', 'factory')}';
const startBlock = ${contractOf(deployment, 'swap', 'factory').startBlock};
export default createConfig({
  database: ${databaseUrl ? `{ kind: 'postgres', connectionString: '${databaseUrl}' }` : "{ kind: 'pglite' }"},
  chains: { besc: { id: ${deployment.chainId}, rpc: '${rpcUrl}' } },
  contracts: {
    Factory: { chain: 'besc', abi: parseAbi([created]), address, startBlock },
    Pair: {
      chain: 'besc',
      startBlock,
      address: factory({ address, event: parseAbiItem(created), parameter: 'pair' }),
      abi: parseAbi([
        'event Transfer(address indexed from, address indexed to, uint256 value)',
        'event Sync(uint112 reserve0, uint112 reserve1)',
        'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
        'event Mint(address indexed sender, uint256 amount0, uint256 amount1)',
        'event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to)',
      ]),
    },
  },
  blocks: { Block: { chain: 'besc', interval: 1, startBlock } },
});
`;

const schema = `
import { index, onchainTable } from 'ponder';
export const entry = onchainTable(
  'entry',
  (t) => ({
    id: t.text().primaryKey(),
    name: t.text().notNull(),
    address: t.hex(),
    transaction: t.hex(),
    blockNumber: t.integer().notNull(),
    timestamp: t.integer().notNull(),
  }),
  (table) => ({ byTime: index().on(table.timestamp) }),
);
`;

const register = `
import { ponder } from 'ponder:registry';
import { entry } from 'ponder:schema';
for (const name of ['Factory:PairCreated', 'Pair:Transfer', 'Pair:Sync', 'Pair:Swap', 'Pair:Mint', 'Pair:Burn']) {
  ponder.on(name, async ({ event, context }) => {
    await context.db.insert(entry).values({
      id: event.id,
      name,
      address: event.log.address,
      transaction: event.transaction.hash,
      blockNumber: Number(event.block.number),
      timestamp: Number(event.block.timestamp),
    });
  });
}
ponder.on('Block:block', async ({ event, context }) => {
  const { number, timestamp } = event.block;
  await context.db.insert(entry).values({
    id: event.id,
    name: 'block',
    blockNumber: Number(number),
    timestamp: Number(timestamp),
  });
});
`;

const api = `
import { db } from 'ponder:api';
import schema from 'ponder:schema';
import { Hono } from 'hono';
import { graphql } from 'ponder';
const app = new Hono();
app.use('/graphql', graphql({ db, schema }));
export default app;
`;

/** Writes the engine's minimal project into a folder: one table, one row for each event that our index reads. */
export function writeMinimalExample(options: {
  folder: string;
  deployment: Deployment;
  rpcUrl: string;
  databaseUrl: string | undefined;
}): void {
  const { folder, deployment, rpcUrl, databaseUrl } = options;
  const files = {
    'package.json': '{ "name": "minimal-example", "private": true, "type": "module" }',
    'ponder.config.ts': config(deployment, rpcUrl, databaseUrl),
    'ponder.schema.ts': schema,
    'src/register.ts': register,
    'src/api/index.ts': api,
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content.trimStart());
  }
}
