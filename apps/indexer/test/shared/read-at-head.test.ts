import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Hex, numberToHex, toFunctionSelector } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OddChain, startOddChainForIndex } from '../support/odd-chain';
import { readHead } from '../support/read-head';

// The pauses between tries are not waited for.
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async () => {},
}));

const wrong = numberToHex(7777, { size: 32 });
let odd: OddChain;

beforeAll(async () => {
  odd = await startOddChainForIndex();
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
