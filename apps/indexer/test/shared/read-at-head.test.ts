import { addressOf } from '@besc/contracts/deploy/address-of';
import { zeroAddress } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type Hex, numberToHex, toFunctionSelector } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OddChain, startOddChainForIndex } from '../support/odd-chain';
import { refusal } from '../support/odd-node';
import { readHead } from '../support/read-head';

// The pauses between tries are not waited for.
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async () => {},
}));

const finalityBlocks = 5;
const wrong = numberToHex(7777, { size: 32 });
let odd: OddChain;

beforeAll(async () => {
  odd = await startOddChainForIndex();
  vi.stubEnv('FINALITY_BLOCKS', String(finalityBlocks));
});
afterAll(() => odd?.stop());

const question = () => ({
  to: addressOf(odd.deployment, 'swap', 'factory'),
  data: toFunctionSelector('function allPairsLength()'),
});

/**
 * How many pairs there are, asked for an event of the newest block. The node has another answer, and in the place of that block
 * what `instead` makes of it, `times` times.
 */
async function pairsBy(instead: (block: object) => object | null, times: number): Promise<Hex> {
  const head = await readHead(odd.chain);
  const height = numberToHex(head.number);
  let left = times;
  odd.node.answer((answers, calls) => {
    if (!calls.some(({ method }) => method === 'eth_call') || left === 0) return answers;
    left -= 1;
    return answers.map((answer, at) => {
      if (calls[at]?.method === 'eth_call') return { ...answer, result: wrong };
      return calls[at]?.params?.[0] === height ? { ...answer, result: instead(answer.result as object) } : answer;
    });
  });
  const { readAtHead } = await import('../../src/shared/read-at-head');
  return readAtHead({
    calls: [question()],
    block: { number: BigInt(head.number), hash: head.hash },
    what: 'the number of pairs',
    answer: ([count]) => count,
  });
}

test('a node that does not have the block of the event is not believed, but asked again', async () => {
  const count = await odd.chain.rpc.request('eth_call', [question(), 'latest']);
  expect(await pairsBy(() => null, 3)).toBe(count);
});

test('nor is one that has another block in its place', async () => {
  const other = pairsBy((block) => ({ ...block, hash: `0x${'ab'.repeat(32)}` }), 1);
  await expect(other).rejects.toMatchObject({ name: 'BlockReplacedError' });
});

/** How much WBESC there is, asked for an event of a block as what may change, or does not. */
async function wrappedAt(block: { number: number; hash: string }, mayChange: boolean): Promise<bigint> {
  const { readAtHead } = await import('../../src/shared/read-at-head');
  const wbesc = addressOf(odd.deployment, 'tokens', 'wbesc');
  return readAtHead({
    calls: [{ to: wbesc, data: toFunctionSelector('function totalSupply()') }],
    block: { number: BigInt(block.number), hash: block.hash },
    what: 'the supply of WBESC',
    mayChange,
    answer: ([supply]) => (supply === undefined ? undefined : BigInt(supply)),
  });
}

/** Wraps coins of the chain, in a block of its own. */
async function wrap(value: bigint): Promise<void> {
  const from = checksumAddress(odd.chain.accounts[0]?.address ?? zeroAddress);
  await odd.chain.send({ from, to: addressOf(odd.deployment, 'tokens', 'wbesc'), value: numberToHex(value) });
  await odd.chain.mine();
}

test('what may change is asked as of a block that stays, or of the event’s own, and at the head where that is refused', async () => {
  odd.node.answer((answers) => answers);
  const event = await readHead(odd.chain);
  const before = await wrappedAt(event, true);
  await odd.chain.mine(2 * finalityBlocks);
  await wrap(7n);
  // The head may be taken back, with all that it has changed; of the event the next blocks are the same.
  expect(await wrappedAt(event, true)).toBe(before);
  expect(await wrappedAt(event, false)).toBe(before + 7n);
  expect(await wrappedAt(await readHead(odd.chain), true)).toBe(before + 7n);
  await odd.chain.mine(finalityBlocks);
  expect(await wrappedAt(event, true)).toBe(before + 7n);

  await wrap(2n);
  odd.node.answer((answers, calls) =>
    answers.map((answer, at) => {
      const isOld = calls[at]?.method === 'eth_call' && calls[at]?.params?.[1] !== 'latest';
      return isOld ? { ...refusal(answer), error: { code: -32_000, message: 'missing trie node' } } : answer;
    }),
  );
  expect(await wrappedAt(event, true)).toBe(before + 9n);
});
