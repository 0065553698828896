import type { Address } from '@besc/domain/shared/address';
import { maxUint256 } from '@besc/domain/shared/math';
import { nativeCoin, type Token } from '@besc/domain/shared/token';
import { tradeLimits } from '@besc/domain/swap/trade-limits';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import fc from 'fast-check';
import { type Hex, numberToHex, parseAbi } from 'viem';
import { describe, expect, test } from 'vitest';
import { swapCalls } from '../../swap/swap-calls';
import type { SwapRequest } from '../../swap/swap-request';
import { wrapCall } from '../../swap/wrap-calls';
import { approveCalls } from '../../tokens/approve-calls';
import { approveCall } from '../../tokens/token-calls';
import { CalldataMismatchError } from '../errors/calldata-mismatch-error';
import { meantContract } from './call-meaning';
import { checkCall } from './check-call';
import { type ContractCall, contractCall } from './contract-call';
import { type CallTerms, drawCalls } from './draw-calls';
import { type EncodedCall, encodeCall } from './encode-call';

const address = (index: number): Address => checksumAddress(numberToHex(index + 0x1000, { size: 20 }));
const token = (index: number): Token => ({
  kind: 'token',
  chainId: 2372,
  address: address(index),
  decimals: 18,
  symbol: `T${index}`,
  name: `Token ${index}`,
});
const wbesc = token(900);
const router = address(901);
const account = address(902);
const native = nativeCoin(2372);

/** Any sound swap: 1 to 3 hops, either kind, native or token at either end. */
const anyRequest = fc
  .record({
    kind: fc.constantFrom('exactIn' as const, 'exactOut' as const),
    ends: fc.constantFrom('token', 'native in', 'native out'),
    hops: fc.integer({ min: 1, max: 3 }),
    amountIn: fc.bigInt({ min: 10n, max: 10n ** 40n }),
    amountOut: fc.bigInt({ min: 10n, max: 10n ** 40n }),
    slippageBps: fc.integer({ min: 0, max: 5000 }),
    recipient: fc.integer({ min: 500, max: 600 }),
    deadline: fc.bigInt({ min: 1n, max: 2n ** 60n }),
    isMeasured: fc.boolean(),
  })
  .map((given): SwapRequest => {
    const path = Array.from({ length: given.hops + 1 }, (_, index) => token(index));
    if (given.ends === 'native in') path[0] = wbesc;
    if (given.ends === 'native out') path[given.hops] = wbesc;
    const [first = wbesc] = path;
    const last = path.at(-1) ?? wbesc;
    const pairs = path.slice(1).map((next, index) => ({
      address: address(700 + index),
      token0: (path[index] ?? wbesc).address,
      token1: next.address,
      reserve0: 1n,
      reserve1: 1n,
    }));
    const { kind, amountIn, amountOut, slippageBps, deadline, isMeasured } = given;
    return {
      router,
      wbesc,
      trade: { kind, path: path.map((entry) => entry.address), pairs, amountIn, amountOut },
      input: given.ends === 'native in' ? native : first,
      output: given.ends === 'native out' ? native : last,
      slippageBps,
      recipient: address(given.recipient),
      deadlineSeconds: deadline,
      isMeasured,
    };
  });

/** The field by which a call is refused where these were drawn. */
function fieldOf(options: {
  call: ContractCall;
  drawn: readonly ContractCall[];
  encoded?: Partial<EncodedCall>;
  terms?: CallTerms;
}): string {
  const { call, drawn, terms = { account, deadlineSeconds: 1n } } = options;
  try {
    const encoded = { ...encodeCall(call), ...options.encoded };
    checkCall({ call, encoded, terms, drawn: drawCalls(() => drawn) });
  } catch (error) {
    if (error instanceof CalldataMismatchError) return error.field;
    throw error;
  }
  return 'none';
}

describe('the signing guard', () => {
  test('passes every swap that was drawn, in every variant, with the account and the deadline of the moment', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const swap = (terms: CallTerms) =>
          swapCalls({ ...request, recipient: terms.account, deadlineSeconds: terms.deadlineSeconds });
        const terms = { account, deadlineSeconds: request.deadlineSeconds };
        const late = { ...terms, deadlineSeconds: terms.deadlineSeconds + 1n };
        const drawn = drawCalls(swap);
        for (const call of swap(terms)) {
          const signed = { call, encoded: encodeCall(call), drawn };
          checkCall({ ...signed, terms });
          expect(() => checkCall({ ...signed, terms: late })).toThrow('deadline differs');
        }
      }),
      { numRuns: 500 },
    );
  });

  test('catches any change of a single byte of the call data', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(), fc.integer({ min: 1, max: 255 }), (request, at, change) => {
        const drawn = swapCalls(request);
        for (const call of drawn) {
          const bytes = Buffer.from(encodeCall(call).data.slice(2), 'hex');
          const place = at % bytes.length;
          bytes[place] = (bytes[place] ?? 0) ^ change;
          const data: Hex = `0x${bytes.toString('hex')}`;
          expect(fieldOf({ call, drawn, encoded: { data } })).not.toBe('none');
        }
      }),
      { numRuns: 1000 },
    );
  });

  const [request] = fc.sample(
    anyRequest.filter(
      ({ input, output, trade, isMeasured }) =>
        input.kind === 'token' && output.kind === 'token' && trade.kind === 'exactIn' && !isMeasured,
    ),
    1,
  );
  if (request === undefined) throw new Error('No request');
  const { trade, recipient, deadlineSeconds } = request;
  const { maximumIn, minimumOut } = tradeLimits(trade, request.slippageBps);
  const [plain] = swapCalls(request);
  if (plain === undefined) throw new Error('No call');
  const drawn = [plain];
  type Args = readonly [bigint, bigint, readonly Address[], Address, bigint];
  const changedArgs: readonly (readonly [string, Args])[] = [
    ['amountIn', [maximumIn + 1n, minimumOut, trade.path, recipient, deadlineSeconds]],
    ['amountOutMin', [maximumIn, 0n, trade.path, recipient, deadlineSeconds]],
    ['path.0', [maximumIn, minimumOut, trade.path.toReversed(), recipient, deadlineSeconds]],
    ['to', [maximumIn, minimumOut, trade.path, address(666), deadlineSeconds]],
    ['deadline', [maximumIn, minimumOut, trade.path, recipient, 2n ** 61n]],
  ];

  test('names the field in which the bytes differ from what was drawn', () => {
    for (const [field, args] of changedArgs) {
      expect(fieldOf({ call: { ...plain, args }, drawn })).toBe(field);
    }
    expect(fieldOf({ call: plain, drawn, encoded: { to: address(1) } })).toBe('to');
    expect(fieldOf({ call: plain, drawn, encoded: { value: 1n } })).toBe('value');
    expect(fieldOf({ call: plain, drawn, encoded: { data: `${encodeCall(plain).data}00` } })).toBe('data');
    const [other] = swapCalls({ ...request, trade: { ...trade, kind: 'exactOut' } });
    if (other === undefined) throw new Error('No call');
    expect(fieldOf({ call: plain, drawn, encoded: { data: encodeCall(other).data } })).toBe('functionName');
    expect(fieldOf({ call: plain, drawn: [] })).toBe('functionName');
  });

  test('a recipient or deadline that was drawn is not taken for one that was left open', () => {
    expect(fieldOf({ call: plain, drawn, terms: { account: recipient, deadlineSeconds } })).toBe('none');
    const [own] = swapCalls({ ...request, recipient: account });
    if (own === undefined) throw new Error('No call');
    expect(fieldOf({ call: own, drawn })).toBe('to');
  });

  test('approvals and wraps are guarded too: spender, amount and value', () => {
    const approval = (spender: Address, amount: bigint) => approveCall(address(1), spender, amount);
    const both = approveCalls({ token: address(1), spender: router, amount: 7n, allowance: 'maximum' });
    for (const call of both) expect(fieldOf({ call, drawn: both })).toBe('none');
    expect(fieldOf({ call: approval(address(2), 7n), drawn: both })).toBe('spender');
    expect(fieldOf({ call: approval(router, 8n), drawn: both })).toBe('value');
    const exact = approveCalls({ token: address(1), spender: router, amount: 7n, allowance: 'exact' });
    expect(fieldOf({ call: approval(router, maxUint256), drawn: exact })).toBe('value');
    const wrap = (amount: bigint) => wrapCall({ wbesc: wbesc.address, amount });
    expect(fieldOf({ call: wrap(5n), drawn: [wrap(5n)] })).toBe('none');
    expect(fieldOf({ call: wrap(5n), drawn: [wrap(6n)] })).toBe('value');
  });

  const abi = parseAbi([
    'struct Stake { uint256 amount; address owner; }',
    'function buy(uint32[] numbers, bool isGift, string words, Stake stake)',
    'function burn(uint32[] numbers)',
    'function leave(uint256 amount)',
  ]);
  const meant = meantContract(
    abi,
    { slug: 'shop', name: 'shop' },
    { buy: ['Buy', { numbers: ['Numbers'], isGift: ['Tickets'], words: ['Shares'], stake: ['Number'] }] },
  );
  const stake = { amount: 5n, owner: account };
  const buy = (args: readonly [readonly number[], boolean, string, typeof stake]) =>
    contractCall({ ...meant, address: address(1), functionName: 'buy', args });
  const bought = buy([[7, 9], true, 'BESC', stake]);

  test('lists, structs and words are compared whole', () => {
    expect(fieldOf({ call: bought, drawn: [bought] })).toBe('none');
    const changes = [
      ['numbers.1', [[7], true, 'BESC', stake]],
      ['numbers.2', [[7, 9, 11], true, 'BESC', stake]],
      ['numbers.0', [[9, 7], true, 'BESC', stake]],
      ['isGift', [[7, 9], false, 'BESC', stake]],
      ['words', [[7, 9], true, 'BESc', stake]],
      ['stake.amount', [[7, 9], true, 'BESC', { ...stake, amount: 6n }]],
      ['stake.owner', [[7, 9], true, 'BESC', { ...stake, owner: address(9) }]],
    ] as const;
    for (const [field, args] of changes) expect(fieldOf({ call: buy(args), drawn: [bought] })).toBe(field);
  });

  test('what is not described is neither drawn nor signed: a function, an argument, coins', () => {
    const burn = { ...bought, functionName: 'burn', args: [[7]] };
    expect(fieldOf({ call: burn, drawn: [bought] })).toBe('functionName');
    expect(() => drawCalls(() => [burn])).toThrow(CalldataMismatchError);
    const { means: _, ...undescribed } = bought;
    expect(fieldOf({ call: undescribed, drawn: [bought] })).toBe('functionName');
    const partly = { ...meant.means, functions: { buy: ['Buy', { numbers: ['Numbers'] }] as const } };
    expect(fieldOf({ call: { ...bought, means: partly }, drawn: [bought] })).toBe('isGift');
    expect(fieldOf({ call: { ...bought, value: 1n }, drawn: [bought] })).toBe('value');
  });

  test('any bytes are the call or are refused by name', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const data: Hex = `0x${Buffer.from(bytes).toString('hex')}`;
        expect(fieldOf({ call: plain, drawn, encoded: { data } })).not.toBe('none');
      }),
    );
  });
});

test('a write that its ABI does not allow is not made', () => {
  const abi = parseAbi(['function stake(uint8 pool)']);
  const call = { address: address(1), abi, functionName: 'stake' } as const;
  expect(() => contractCall({ ...call, args: [256] })).toThrow();
  expect(() => contractCall({ ...call, args: [1], value: 1n })).toThrow('takes no native coin');
});
