import { factoryAbi } from '@besc/contracts/abi/factory';
import { listTokenAbi } from '@besc/contracts/abi/list-token';
import { listTokenBytecode } from '@besc/contracts/bytecode/list-token';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { makeClient, readerOf } from '@besc/sdk/test/deployed-chain';
import { readToken } from '@besc/sdk/tokens/read-token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { concat, encodeAbiParameters, encodeDeployData, encodeFunctionData, type Hex, numberToHex, size } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type OddChain, startOddChainForIndex } from '../support/odd-chain';
import { batchLimit, refusal, type WireAnswer, type WireCall } from '../support/odd-node';
import { readHead } from '../support/read-head';

// The pauses between tries are not waited for, only counted.
const pauses = vi.hoisted(() => ({ count: 0 }));
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async () => {
    pauses.count += 1;
  },
}));

const said = { name: 'Honest', symbol: 'HON', decimals: 6 };
const nothing = { name: 'Unknown Token', symbol: 'UNKNOWN', decimals: 0 };
let odd: OddChain;

beforeAll(async () => {
  odd = await startOddChainForIndex();
});
afterAll(() => odd?.stop());

beforeEach(() => {
  // What was read ahead is forgotten, and what is known of the node.
  vi.resetModules();
  odd.node.answer((answers) => answers);
  odd.node.requests.length = 0;
  pauses.count = 0;
});

interface NewPair {
  readonly token: Hex;
  readonly block: { readonly number: bigint; readonly hash: string };
}

/** A pair with the native coin for a new token, in a block of its own; `code` answers in the place of the token. */
async function list(code?: Hex): Promise<NewPair> {
  const from = odd.chain.accounts[0]?.address ?? '0x';
  const args = [said.name, said.symbol, said.decimals, 1n, from] as const;
  const data = encodeDeployData({ abi: listTokenAbi, bytecode: listTokenBytecode, args });
  const hash = await odd.chain.send({ from, data });
  const { contractAddress } = await odd.chain.rpc.request<{ contractAddress: Hex }>('eth_getTransactionReceipt', [
    hash,
  ]);
  const token = contractAddress.toLowerCase() as Hex;
  const pair = [token, addressOf(odd.deployment, 'tokens', 'wbesc') as Hex] as const;
  const create = encodeFunctionData({ abi: factoryAbi, functionName: 'createPair', args: pair });
  await odd.chain.send({ from, to: addressOf(odd.deployment, 'swap', 'factory'), data: create });
  if (code) await odd.chain.rpc.request('anvil_setCode', [token, code]);
  const { number, hash: block } = await readHead(odd.chain);
  return { token, block: { number: BigInt(number), hash: block } };
}

async function newTokenMetadata({ token, block }: NewPair) {
  return (await import('../../src/swap/new-token-metadata')).newTokenMetadata(token, block);
}

const isCallTo = (token: Hex) => (call: WireCall | undefined) =>
  call?.method === 'eth_call' && (call.params?.[0] as { to: string } | undefined)?.to === token;

/** Has the node answer calls to a token in its own way. */
const answerFor = (token: Hex, change: (answer: WireAnswer) => WireAnswer) =>
  odd.node.answer((answers, calls) =>
    answers.map((answer, at) => (isCallTo(token)(calls[at]) ? change(answer) : answer)),
  );

test('tokens whose answers fill the batch take no other token’s texts away', async () => {
  // PUSH3 470 000, PUSH1 0, RETURN
  const greedy = await list('0x62072bf06000f3');
  for (let count = 0; count < 3; count += 1) await list('0x62072bf06000f3');
  const honest = await list();
  odd.node.answer(batchLimit(2_000_000));
  expect(await newTokenMetadata(greedy)).toEqual(nothing);
  expect(await newTokenMetadata(honest)).toEqual(said);
});

test('a call that the node refuses among others is asked again', async () => {
  const honest = await list();
  let refusals = 5;
  answerFor(honest.token, (answer) => {
    refusals -= 1;
    return refusals < 0 ? answer : { ...refusal(answer), error: { code: -32_005, message: 'request limit reached' } };
  });
  expect(await newTokenMetadata(honest)).toEqual(said);
});

test('a node that refuses for ever for its own reasons has not answered', async () => {
  const honest = await list();
  const error = { code: -32_005, message: 'request limit reached' };
  answerFor(honest.token, (answer) => ({ ...refusal(answer), error }));
  await expect(newTokenMetadata(honest)).rejects.toThrow('request limit reached');
});

test.each([
  [-32_003, 'response too large'],
  [-32_005, 'response size limit exceeded'],
  [-32_000, 'a failure that we do not know'],
])(
  'a token whose own answer a sound node refuses is unreadable, and the index goes on: %i %s',
  async (code, message) => {
    const odd = await list();
    answerFor(odd.token, (answer) => ({ ...refusal(answer), error: { code, message } }));
    expect(await newTokenMetadata(odd)).toEqual(nothing);
  },
);

test('what fails by itself is asked once', async () => {
  // INVALID
  const broken = await list('0xfe');
  expect(await newTokenMetadata(broken)).toEqual(nothing);
  expect(odd.node.requests.flat().filter(isCallTo(broken.token))).toHaveLength(3);
});

test.each(['gas uint64 overflow', 'return data out of bounds'])(
  'that a call failed by itself is known by the words of other nodes too: %s',
  async (message) => {
    const broken = await list();
    answerFor(broken.token, (answer) => ({ ...refusal(answer), error: { code: -32_000, message } }));
    expect(await newTokenMetadata(broken)).toEqual(nothing);
    expect(odd.node.requests.flat().filter(isCallTo(broken.token))).toHaveLength(3);
    expect(pauses.count).toBe(0);
  },
);

test('what fails by itself in words that we do not know is asked twice, and tokens of that kind cost one pause together', async () => {
  const broken = [await list(), await list(), await list()];
  odd.node.answer((answers, calls) =>
    answers.map((answer, at) => {
      const isOfToken = broken.some(({ token }) => isCallTo(token)(calls[at]));
      return isOfToken ? { ...refusal(answer), error: { code: -32_000, message: 'in words of its own' } } : answer;
    }),
  );
  for (const pair of broken) {
    expect(await newTokenMetadata(pair)).toEqual(nothing);
    expect(odd.node.requests.flat().filter(isCallTo(pair.token))).toHaveLength(6);
  }
  expect(pauses.count).toBe(1);
});

test('a node that does not have the token’s block yet is waited for, also where it is read ahead', async () => {
  const first = await list();
  const second = await list();
  let late = 4;
  const isLate = (call: WireCall | undefined) =>
    call?.method === 'eth_getBlockByNumber' && Number(call.params?.[0]) >= Number(first.block.number);
  const isOfTokens = (call: WireCall | undefined) => isCallTo(first.token)(call) || isCallTo(second.token)(call);
  odd.node.answer((answers, calls) => {
    if (!calls.some(isOfTokens)) return answers;
    late -= 1;
    if (late < 0) return answers;
    return answers.map((answer, at) => {
      if (isLate(calls[at])) return { ...answer, result: null };
      return isOfTokens(calls[at]) ? { ...answer, result: '0x' } : answer;
    });
  });
  expect(await newTokenMetadata(first)).toEqual(said);
  expect(await newTokenMetadata(second)).toEqual(said);
});

test('a token of a block that was replaced is not asked about', async () => {
  const { token, block } = await list();
  const replaced = { token, block: { ...block, hash: `0x${'12'.repeat(32)}` } };
  await expect(newTokenMetadata(replaced)).rejects.toThrow('no longer part of the chain');
});

/** Code that answers name() and symbol() with the given bytes, and decimals() with 18. */
function saying(answer: Hex): Hex {
  const length = numberToHex(size(answer), { size: 3 });
  // Jumps to 0x21 for decimals(); CODECOPY of what stands from 0x2c on, RETURN.
  const texts = concat(['0x60003560e01c63313ce56714610021', '0x5762', length, '0x61002c60003962', length, '0x6000f3']);
  return concat([texts, '0x5b601260005260206000f3', answer]);
}

const string = (text: string) => encodeAbiParameters([{ type: 'string' }], [text]);
const bytes = (text: Hex) => encodeAbiParameters([{ type: 'bytes' }], [text]);

test.each<[string, Hex, string | undefined]>([
  ['a string', string('Honest'), 'Honest'],
  ['bytes32', `0x4f6c64${'00'.repeat(29)}`, 'Old'],
  ['bytes32 with broken UTF-8', `0xff41fe${'00'.repeat(29)}`, 'A'],
  ['broken UTF-8', bytes('0xff41fe'), 'A'],
  ['nothing but broken UTF-8', bytes('0xfffefdfc'), undefined],
  ['a thousand blanks before the text', string(`${' '.repeat(1000)}ABC`), 'ABC'],
  ['hidden characters', string('\u202EM\u0000ON\u2066EY\u200B\n'), 'MONEY'],
  ['blanks and hidden characters alone', string(' \u202E\u00A0\u0000'), undefined],
  ['letters of four bytes', string('\u{1F98A}'.repeat(200)), '\u{1F98A}'.repeat(200)],
  ['as much as a token has gas for', string('x'.repeat(400_000)), 'x'.repeat(200)],
  ['a length beyond the answer', `0x${'00'.repeat(31)}20${'ff'.repeat(32)}`, undefined],
  ['an offset beyond the answer', `0x80${'00'.repeat(63)}`, undefined],
  ['text in two words', `0x${'41'.repeat(64)}`, undefined],
  ['half a word', `0x${'41'.repeat(16)}`, undefined],
  ['nothing', '0x', undefined],
])('page and index call a token the same that answers with %s', async (_, answer, text) => {
  const cut = (most: number) => text && [...text].slice(0, most).join('');
  const shown = { name: cut(128) ?? nothing.name, symbol: cut(64) ?? nothing.symbol, decimals: 18 };
  const pair = await list(saying(answer));
  expect(await newTokenMetadata(pair)).toEqual(shown);
  const reader = readerOf({ client: makeClient(odd.chain.rpcUrl), deployment: odd.deployment });
  const address = checksumAddress(pair.token);
  expect(await readToken({ reader, chainId: odd.chain.chainId, address })).toMatchObject(shown);
  reader.close();
});
