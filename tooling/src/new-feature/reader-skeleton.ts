import type { FeatureNames } from './feature-names';

/** The files that read a new contract, by path from the root: a chain read, writes with their test, index and what reads it, history of the local chain. */
export function readerSkeleton({ slug, camel, pascal, label }: FeatureNames): Record<string, string> {
  const index = `apps/indexer/src/${slug}`;
  return {
    [`packages/sdk/src/${slug}/read-${slug}-account.ts`]: `import { ${camel}Abi as abi } from '@besc/contracts/abi/${slug}';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';

/** How often an account has staked, and what it has there, wei of MONEY. */
export interface ${pascal}Account {
  readonly count: bigint;
  readonly stake: bigint;
}

/** Rejects with ReadError when the chain could not be asked. */
export async function read${pascal}Account(options: {
  reader: BatchReader;
  contract: Address;
  account: Address;
}): Promise<${pascal}Account> {
  const { reader, contract: address, account } = options;
  const read = (functionName: 'countOf' | 'stakeOf') => reader.read({ address, abi, functionName, args: [account] });
  const [count, stake] = await Promise.all([read('countOf'), read('stakeOf')]);
  return { count, stake };
}
`,
    [`packages/sdk/src/${slug}/${slug}-meaning.ts`]: `import { ${camel}Abi } from '@besc/contracts/abi/${slug}';
import { meantContract } from '../shared/writes/call-meaning';

/** What people sign of it. */
export const ${camel}Meaning = meantContract(
  ${camel}Abi,
  { slug: '${slug}', name: '${camel}' },
  {
    stake: ['Stake', { amount: ['Pay', 'money'] }],
    unstake: ['Unstake', { amount: ['Receive', 'money'] }],
  },
);
`,
    [`packages/sdk/src/${slug}/${slug}-calls.ts`]: `import type { Address } from '@besc/domain/shared/address';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { ${camel}Meaning } from './${slug}-meaning';

/** Stakes wei of MONEY, which the contract was let take before. */
export function ${camel}StakeCall(address: Address, amount: bigint): ContractCall {
  return contractCall({ ...${camel}Meaning, address, functionName: 'stake', args: [amount] });
}

/** Takes back wei of MONEY. */
export function ${camel}UnstakeCall(address: Address, amount: bigint): ContractCall {
  return contractCall({ ...${camel}Meaning, address, functionName: 'unstake', args: [amount] });
}
`,
    [`packages/sdk/src/${slug}/${slug}.test.ts`]: `import { addressOf } from '@besc/contracts/deploy/address-of';
import { zeroAddress } from '@besc/domain/shared/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeployedChain, makeDeployedChain } from '../../test/deployed-chain';
import { createBatchReader } from '../shared/reads/batch-reader';
import { approveCall } from '../tokens/token-calls';
import { ${camel}StakeCall, ${camel}UnstakeCall } from './${slug}-calls';
import { read${pascal}Account } from './read-${slug}-account';

let deployed: DeployedChain;
beforeAll(async () => {
  deployed = await makeDeployedChain();
});
afterAll(() => deployed.chain.stop());

test('what is staked is its sender’s alone, and can be taken back', async () => {
  const { chain, client, deployment } = deployed;
  const contract = addressOf(deployment, '${slug}', '${camel}');
  const reader = createBatchReader({ client, multicall: addressOf(deployment, 'shared', 'multicall') });
  await deployed.send(approveCall(deployed.token('MONEY'), contract, 5n));
  await deployed.send(${camel}StakeCall(contract, 5n));
  await deployed.send(${camel}UnstakeCall(contract, 2n));
  const accountOf = (number: number) =>
    read${pascal}Account({ reader, contract, account: chain.accounts[number]?.address ?? zeroAddress });
  expect(await Promise.all([accountOf(0), accountOf(1)])).toEqual([
    { count: 1n, stake: 3n },
    { count: 0n, stake: 0n },
  ]);
  reader.close();
});
`,
    [`packages/domain/src/${slug}/${slug}-rows.ts`]: `/** What an account has staked: the row's type and zero, its columns in the index, its query and its schema. */
export const ${camel}StakerShape = {
  /** The account. */
  id: 'address',
  count: 'count',
  /** Wei of MONEY. */
  stake: 'amount',
} as const;
`,
    [`${index}/${slug}-tables.ts`]: `import { ${camel}StakerShape } from '@besc/domain/${slug}/${slug}-rows';
import { index, onchainTable } from 'ponder';
import { columns } from '../shared/row-columns';

export const ${camel}Staker = onchainTable(
  '${slug.replaceAll('-', '_')}_staker',
  (t) => columns(t, { ...${camel}StakerShape, blockNumber: 'count' }),
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
    [`${index}/on-stake.ts`]: `import type { IndexingFunctionArgs } from 'ponder:registry';
import { ${camel}Staker } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';

/** An account has staked once more. */
export async function onStake({ event, context: { db } }: IndexingFunctionArgs<'${pascal}:Stake'>): Promise<void> {
  const { account, amount, count } = event.args;
  const row = { count: Number(count), blockNumber: Number(event.block.number) };
  await db
    .insert(${camel}Staker)
    .values({ id: indexId(account), stake: amount, ...row })
    .onConflictDoUpdate(({ stake }) => ({ stake: stake + amount, ...row }));
}

/** An account has taken back of what it staked. */
export async function onUnstake({ event, context: { db } }: IndexingFunctionArgs<'${pascal}:Unstake'>): Promise<void> {
  const { account, amount } = event.args;
  const blockNumber = Number(event.block.number);
  await db.update(${camel}Staker, { id: indexId(account) }).set(({ stake }) => ({ stake: stake - amount, blockNumber }));
}
`,
    [`${index}/${slug}.handlers.ts`]: `import { ponder } from 'ponder:registry';
import { onStake, onUnstake } from './on-stake';

// The engine executes every file in src, this one for what it registers.
ponder.on('${pascal}:Stake', onStake);
ponder.on('${pascal}:Unstake', onUnstake);
`,
    [`packages/wire/src/${slug}/fetch-${slug}-stakers.ts`]: `import { ${camel}StakerShape } from '@besc/domain/${slug}/${slug}-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';

export type ${pascal}Staker = Row<typeof ${camel}StakerShape>;

const document = indexDocument('$limit: Int!', {
  page: rowsOf('${camel}Stakers(orderBy: "count", orderDirection: "desc", limit: $limit)', ${camel}StakerShape),
});

/** Who has staked most often, at most \`limit\`, the first above. Throws FetchError. */
export async function fetch${pascal}Stakers(
  request: IndexRequest & { limit: number },
): Promise<readonly ${pascal}Staker[]> {
  const { limit, ...rest } = request;
  return (await fetchIndex({ ...rest, document, variables: { limit } })).page;
}
`,
    [`packages/wire/src/${slug}/fetch-${slug}-stakers.test.ts`]: `import { ${camel}StakerShape } from '@besc/domain/${slug}/${slug}-rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../../test/answer-server';
import { sentRow } from '../../test/sent-row';
import { checksumAddress } from '../shared/checksum-address';
import { fetch${pascal}Stakers } from './fetch-${slug}-stakers';

const account = '0x8b623a4dc77f9cbf6b67e93471f17926afbe5088';
const sent = sentRow(${camel}StakerShape, { id: account, count: 2, stake: '7' });

let server: AnswerServer;
beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.stop());
const fetched = (row: unknown) => {
  server.answerJson({ data: { page: { items: [row] } } });
  return fetch${pascal}Stakers({ url: server.url, limit: 3 });
};

test('accounts come as the page writes them', async () => {
  expect(await fetched(sent)).toEqual([{ id: checksumAddress(account), count: 2, stake: 7n }]);
  expect(server.requests[0]?.variables).toEqual({ limit: 3 });
});

test.each([
  ['a count that is none', { count: -1 }],
  ['an account that is none', { id: '0x12' }],
  ['an amount that is none', { stake: '0.7' }],
])('%s is refused', async (_, change) => {
  await expect(fetched({ ...sent, ...change })).rejects.toMatchObject({ code: 'ANSWER_SHAPE' });
});
`,
    [`apps/indexer/test/${slug}/asked-documents.ts`]: `import { fetch${pascal}Stakers } from '@besc/wire/${slug}/fetch-${slug}-stakers';
import type { AskedDocuments } from '../support/asked-documents';

export const asked: AskedDocuments = {
  fetch${pascal}Stakers: ({ url }) => fetch${pascal}Stakers({ url, limit: 3 }),
};
`,
    [`e2e/${slug}.index.spec.ts`]: `import { ${camel}Abi } from '@besc/contracts/abi/${slug}';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { fetch${pascal}Stakers } from '@besc/wire/${slug}/fetch-${slug}-stakers';
import { expect } from '@playwright/test';
import { createClient, http } from 'viem';
import { readContract } from 'viem/actions';
import { test } from './src/stack-test';

test('the index counts and sums what the chain does', async ({ stack }) => {
  const stakers = await fetch${pascal}Stakers({ url: stack.indexUrl, limit: 3 });
  expect(stakers).toHaveLength(3);
  const client = createClient({ transport: http(stack.rpcUrl) });
  const address = addressOf(stack.deployment, '${slug}', '${camel}');
  for (const { id, count, stake } of stakers) {
    const read = (functionName: 'countOf' | 'stakeOf') =>
      readContract(client, { address, abi: ${camel}Abi, functionName, args: [id] });
    expect([BigInt(count), stake]).toEqual(await Promise.all([read('countOf'), read('stakeOf')]));
  }
});
`,
    [`packages/localnet/src/${slug}/${slug}.history.ts`]: `import { addressOf } from '@besc/contracts/deploy/address-of';
import { ${camel}StakeCall } from '@besc/sdk/${slug}/${slug}-calls';
import { chainRoles } from '../history/chain-roles';
import type { BlockPart, HistoryWriter } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { sentCall } from '../history/sent-call';
import { approval } from '../history/token-transactions';

/** ${label}: one account stakes a few wei in each block. */
export const ${camel}History: HistoryWriter = {
  slug: '${slug}',
  order: 1000,
  async begin({ chain, deployment, seed }) {
    const random = seededRandom(\`\${seed} ${slug}\`);
    const contract = addressOf(deployment, '${slug}', '${camel}');
    const money = addressOf(deployment, 'tokens', 'money');
    let stakes = 0;
    const part = (): BlockPart => {
      const { address } = random.pick(chainRoles(chain).traders);
      const amount = BigInt(1 + random.below(9));
      return {
        transactions: [
          approval(address, money, contract, amount),
          sentCall(address, ${camel}StakeCall(contract, amount), 200_000n),
        ],
        settle({ failed }) {
          if (failed === 0) stakes += 1;
        },
      };
    };
    return [{ block: async () => part(), live: async () => part(), counts: () => ({ stakes }) }];
  },
};
`,
  };
}
