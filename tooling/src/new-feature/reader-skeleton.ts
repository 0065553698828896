import type { FeatureNames } from './feature-names';

/** The files that read a new contract, by path from the root: a chain read, a write with its test, index and what reads it, history of the local chain. */
export function readerSkeleton({ slug, camel, pascal, label }: FeatureNames): Record<string, string> {
  const index = `apps/indexer/src/${slug}`;
  return {
    [`packages/sdk/src/${slug}/read-${slug}-count.ts`]: `import { ${camel}Abi } from '@besc/contracts/abi/${slug}';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/batch-reader';

/** How often an account has called. Rejects with ReadError when the chain could not be asked. */
export function read${pascal}Count(options: {
  reader: BatchReader;
  ${camel}: Address;
  account: Address;
}): Promise<bigint> {
  const { reader, ${camel}: address, account } = options;
  return reader.read({ address, abi: ${camel}Abi, functionName: 'countOf', args: [account] });
}
`,
    [`packages/sdk/src/${slug}/${slug}-call.ts`]: `import { ${camel}Abi } from '@besc/contracts/abi/${slug}';
import type { Address } from '@besc/domain/shared/address';
import { type ContractCall, contractCall } from '../shared/contract-call';

/** One more call of whoever sends it. */
export function ${camel}Call({ ${camel} }: { ${camel}: Address }): ContractCall {
  return contractCall({ address: ${camel}, abi: ${camel}Abi, functionName: 'call', args: [] });
}
`,
    [`packages/sdk/src/${slug}/${slug}.test.ts`]: `import { addressOf } from '@besc/contracts/deploy/address-of';
import { zeroAddress } from '@besc/domain/shared/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeployedChain, makeDeployedChain } from '../../test/deployed-chain';
import { createBatchReader } from '../shared/batch-reader';
import { ${camel}Call } from './${slug}-call';
import { read${pascal}Count } from './read-${slug}-count';

let deployed: DeployedChain;
beforeAll(async () => {
  deployed = await makeDeployedChain();
});
afterAll(() => deployed.chain.stop());

test('a call counts for its sender alone', async () => {
  const { chain, client, deployment } = deployed;
  const ${camel} = addressOf(deployment, '${slug}', '${camel}');
  const reader = createBatchReader({ client, multicall: addressOf(deployment, 'shared', 'multicall') });
  await deployed.send(${camel}Call({ ${camel} }), 0);
  const countOf = (number: number) =>
    read${pascal}Count({ reader, ${camel}, account: chain.accounts[number]?.address ?? zeroAddress });
  expect(await Promise.all([countOf(0), countOf(1)])).toEqual([1n, 0n]);
  reader.close();
});
`,
    [`${index}/${slug}-tables.ts`]: `import { index, onchainTable } from 'ponder';

export const ${camel}Caller = onchainTable(
  '${slug.replaceAll('-', '_')}_caller',
  (t) => ({
    /** The account. */
    id: t.hex().primaryKey(),
    count: t.integer().notNull(),
    blockNumber: t.integer().notNull(),
  }),
  (table) => ({ byCount: index().on(table.count) }),
);
`,
    [`${index}/${slug}.index.ts`]: `import { ${camel}Abi } from '@besc/contracts/abi/${slug}';
import type { IndexSettings } from '../shared/parse-index-settings';
import { sourceOf } from '../shared/source-of';

export * from './${slug}-tables';

/** Whose events this slug reads. A chain without the contract has no rows of it. */
export function ${camel}Sources(settings: IndexSettings) {
  const source = { chain: 'besc', abi: ${camel}Abi, ...sourceOf(settings, '${slug}', '${camel}') } as const;
  return { contracts: { ${pascal}: source } };
}
`,
    [`${index}/on-called.ts`]: `import type { IndexingFunctionArgs } from 'ponder:registry';
import { ${camel}Caller } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';

/** An account has called once more. */
export async function onCalled({ event, context: { db } }: IndexingFunctionArgs<'${pascal}:Called'>): Promise<void> {
  const row = { count: Number(event.args.count), blockNumber: Number(event.block.number) };
  await db.insert(${camel}Caller).values({ id: indexId(event.args.account), ...row }).onConflictDoUpdate(row);
}
`,
    [`${index}/${slug}.handlers.ts`]: `import { ponder } from 'ponder:registry';
import { onCalled } from './on-called';

// The engine executes every file in src, this one for what it registers.
ponder.on('${pascal}:Called', onCalled);
`,
    [`packages/wire/src/${slug}/fetch-${slug}-callers.ts`]: `import type { Address } from '@besc/domain/shared/address';
import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';

/** An account and how often it has called. */
export interface ${pascal}Caller {
  readonly id: Address;
  readonly count: number;
}

const query =
  'query ($limit: Int!) { page: ${camel}Callers(orderBy: "count", orderDirection: "desc", limit: $limit) { items { id count } } }';
const caller = z.object({ id: addressSchema, count: z.int().check(z.positive()) });
const data = z.object({ page: z.object({ items: z.array(caller) }) });

/** Who has called most, at most \`limit\`, the first above. Throws FetchError. */
export async function fetch${pascal}Callers(
  request: IndexRequest & { limit: number },
): Promise<readonly ${pascal}Caller[]> {
  const { limit, ...rest } = request;
  const { page } = await fetchIndex({ ...rest, document: { query, data }, variables: { limit } });
  return page.items;
}
`,
    [`packages/wire/src/${slug}/fetch-${slug}-callers.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../../test/answer-server';
import { checksumAddress } from '../shared/checksum-address';
import { fetch${pascal}Callers } from './fetch-${slug}-callers';

const account = '0x8b623a4dc77f9cbf6b67e93471f17926afbe5088';

let server: AnswerServer;
beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.stop());
const fetched = (row: unknown) => {
  server.answerJson({ data: { page: { items: [row] } } });
  return fetch${pascal}Callers({ url: server.url, limit: 3 });
};

test('accounts come as the page writes them', async () => {
  expect(await fetched({ id: account, count: 2 })).toEqual([{ id: checksumAddress(account), count: 2 }]);
  expect(server.requests[0]?.variables).toEqual({ limit: 3 });
});

test.each([
  ['a count that is none', { id: account, count: 0 }],
  ['an account that is none', { id: '0x12', count: 1 }],
])('%s is refused', async (_, row) => {
  await expect(fetched(row)).rejects.toMatchObject({ code: 'ANSWER_SHAPE' });
});
`,
    [`e2e/${slug}.index.spec.ts`]: `import { ${camel}Abi } from '@besc/contracts/abi/${slug}';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { fetch${pascal}Callers } from '@besc/wire/${slug}/fetch-${slug}-callers';
import { expect } from '@playwright/test';
import { createClient, http } from 'viem';
import { readContract } from 'viem/actions';
import { test } from './src/stack-test';

test('the index counts what the chain counts', async ({ stack }) => {
  const callers = await fetch${pascal}Callers({ url: stack.indexUrl, limit: 3 });
  expect(callers).toHaveLength(3);
  const client = createClient({ transport: http(stack.rpcUrl) });
  const address = addressOf(stack.deployment, '${slug}', '${camel}');
  for (const { id, count } of callers) {
    const args = [id] as const;
    const calls = await readContract(client, { address, abi: ${camel}Abi, functionName: 'countOf', args });
    expect(calls).toBe(BigInt(count));
  }
});
`,
    [`packages/localnet/src/${slug}/${slug}.history.ts`]: `import { addressOf } from '@besc/contracts/deploy/address-of';
import { ${camel}Call } from '@besc/sdk/${slug}/${slug}-call';
import type { BlockPart, HistoryWriter } from '../history/history-writer';
import { chainRoles } from '../history/chain-roles';
import { seededRandom } from '../history/seeded-random';
import { sentCall } from '../history/sent-call';

/** ${label}: one account calls in each block. */
export const ${camel}History: HistoryWriter = {
  slug: '${slug}',
  order: 1000,
  async begin({ chain, deployment, seed }) {
    const random = seededRandom(\`\${seed} ${slug}\`);
    const call = ${camel}Call({ ${camel}: addressOf(deployment, '${slug}', '${camel}') });
    let calls = 0;
    const part = (): BlockPart => ({
      transactions: [sentCall(random.pick(chainRoles(chain).traders).address, call, 100_000n)],
      settle({ failed }) {
        calls += 1 - failed;
      },
    });
    return { block: async () => part(), live: async () => part(), counts: () => ({ calls }) };
  },
};
`,
  };
}
