import { erc20Abi } from '@besc/contracts/abi/erc20';
import { routerAbi } from '@besc/contracts/abi/router';
import type { Address } from '@besc/domain/shared/address';
import { maxUint256 } from '@besc/domain/shared/math';
import { nativeCoin, type Token } from '@besc/domain/shared/token';
import { tradeLimits } from '@besc/domain/swap/trade-limits';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import fc from 'fast-check';
import { encodeFunctionData, type Hex, numberToHex, parseAbi } from 'viem';
import { describe, expect, test } from 'vitest';
import { swapCalls } from '../../swap/swap-calls';
import type { SwapRequest } from '../../swap/swap-request';
import { wrapCall } from '../../swap/wrap-call';
import { approveCalls } from '../../tokens/approve-calls';
import { CalldataMismatchError } from '../errors/calldata-mismatch-error';
import { checkCall } from './check-call';
import { type ContractCall, contractCall } from './contract-call';
import { type EncodedCall, encodeCall } from './encode-call';
import type { ShownCall } from './shown-call';

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

/** What a screen shows of a swap. */
function shownSwap({ trade, input, output, slippageBps, recipient, deadlineSeconds }: SwapRequest): ShownCall {
  const { maximumIn, minimumOut } = tradeLimits(trade, slippageBps);
  const isExactIn = trade.kind === 'exactIn';
  const [sold, bought] = isExactIn ? ['amountIn', 'amountOutMin'] : ['amountInMax', 'amountOut'];
  const [from, to] = [input, output].map(({ kind }) => (kind === 'native' ? 'ETH' : 'Tokens'));
  const plain = isExactIn ? `swapExact${from}For${to}` : `swap${from}ForExact${to}`;
  const at = { address: router, functionName: [plain, `${plain}SupportingFeeOnTransferTokens`] };
  const args = { [bought]: minimumOut, path: trade.path, to: recipient, deadline: deadlineSeconds };
  return input.kind === 'native' ? { ...at, value: maximumIn, args } : { ...at, args: { ...args, [sold]: maximumIn } };
}

const fieldOf = (options: { call: ContractCall; shown: ShownCall; encoded?: Partial<EncodedCall> }): string => {
  const { call, shown } = options;
  try {
    checkCall({
      call,
      shown,
      meaning: { account, deadlineSeconds: 1n },
      encoded: { ...encodeCall(call), ...options.encoded },
    });
  } catch (error) {
    if (error instanceof CalldataMismatchError) return error.field;
    throw error;
  }
  return 'none';
};

describe('the signing guard', () => {
  test('passes every swap that is what was shown, in every variant', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        for (const call of swapCalls(request)) expect(fieldOf({ call, shown: shownSwap(request) })).toBe('none');
      }),
      { numRuns: 1000 },
    );
  });

  test('catches any change of a single byte of the call data', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(), fc.integer({ min: 1, max: 255 }), (request, at, change) => {
        for (const call of swapCalls(request)) {
          const bytes = Buffer.from(encodeCall(call).data.slice(2), 'hex');
          const place = at % bytes.length;
          bytes[place] = (bytes[place] ?? 0) ^ change;
          const data: Hex = `0x${bytes.toString('hex')}`;
          expect(fieldOf({ call, shown: shownSwap(request), encoded: { data } })).not.toBe('none');
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
  const shown = shownSwap(request);
  const [plain] = swapCalls(request);
  if (plain === undefined) throw new Error('No call');
  type Args = readonly [bigint, bigint, readonly Address[], Address, bigint];
  const changedArgs: readonly (readonly [string, Args])[] = [
    ['amountIn', [maximumIn + 1n, minimumOut, trade.path, recipient, deadlineSeconds]],
    ['amountOutMin', [maximumIn, 0n, trade.path, recipient, deadlineSeconds]],
    ['path', [maximumIn, minimumOut, trade.path.toReversed(), recipient, deadlineSeconds]],
    ['to', [maximumIn, minimumOut, trade.path, address(666), deadlineSeconds]],
    ['deadline', [maximumIn, minimumOut, trade.path, recipient, 2n ** 61n]],
  ];

  test('names the field in which the bytes differ from the call', () => {
    const functionName = 'swapExactTokensForTokens';
    for (const [field, args] of changedArgs) {
      const data = encodeFunctionData({ abi: routerAbi, functionName, args });
      expect(fieldOf({ call: plain, shown, encoded: { data } })).toBe(field);
    }
    expect(fieldOf({ call: plain, shown, encoded: { to: address(1) } })).toBe('to');
    expect(fieldOf({ call: plain, shown, encoded: { value: 1n } })).toBe('value');
    expect(fieldOf({ call: plain, shown, encoded: { data: `${encodeCall(plain).data}00` } })).toBe('data');
    const [other] = swapCalls({ ...request, trade: { ...trade, kind: 'exactOut' } });
    if (other === undefined) throw new Error('No call');
    expect(fieldOf({ call: plain, shown, encoded: { data: encodeCall(other).data } })).toBe('functionName');
  });

  test('a call that is not what the screen drew is refused, though its bytes say what the call says', () => {
    const functionName = 'swapExactTokensForTokens';
    const byPlace: Readonly<Record<string, string>> = { path: 'path.0' };
    for (const [field, args] of changedArgs) {
      const call = contractCall({ address: router, abi: routerAbi, functionName, args });
      expect(fieldOf({ call, shown })).toBe(byPlace[field] ?? field);
    }
    expect(fieldOf({ call: { ...plain, address: wbesc.address }, shown })).toBe('to');
    expect(fieldOf({ call: { ...plain, value: 5n }, shown })).toBe('value');
  });

  test('addresses and bytes are compared in any spelling, texts letter by letter', () => {
    const abi = parseAbi(['function write(string words, bytes data, address to)']);
    const to = address(2);
    const at = { address: router, functionName: 'write' };
    const write = (words: string) => contractCall({ ...at, abi, functionName: 'write', args: [words, '0xabcd', to] });
    const meant = { ...at, args: { words: { words: 'BESC' }, data: '0xABCD', to } } as const;
    expect(fieldOf({ call: write('BESC'), shown: meant })).toBe('none');
    expect(fieldOf({ call: write('BESc'), shown: meant })).toBe('words');
    const { data } = encodeCall(write('besc'));
    const unshown = { ...meant, args: { data: '0xABCD', to }, unshown: ['words'] } as const;
    expect(fieldOf({ call: write('BESC'), shown: unshown })).toBe('none');
    expect(fieldOf({ call: write('BESC'), shown: unshown, encoded: { data } })).toBe('words');
  });

  test('a figure whose place the call does not have refuses', () => {
    for (const place of ['amount', 'path.9', 'path.length', 'to.0', 'constructor', 'path.constructor']) {
      expect(fieldOf({ call: plain, shown: { ...shown, args: { [place]: recipient } } })).toBe(place);
    }
    for (const to of [[], { oneOf: [] }, { fields: {} }]) {
      expect(fieldOf({ call: plain, shown: { ...shown, args: { ...shown.args, to } } })).toBe('to');
    }
  });

  test('approvals and wraps are guarded too: spender, amount and value', () => {
    const approval = (spender: Address, amount: bigint) =>
      contractCall({ address: address(1), abi: erc20Abi, functionName: 'approve', args: [spender, amount] });
    const screen = {
      address: address(1),
      functionName: 'approve',
      args: { spender: router, value: { oneOf: [maxUint256, 7n] } },
    } as const;
    for (const call of approveCalls({ token: address(1), spender: router, amount: 7n, allowance: 'maximum' })) {
      expect(fieldOf({ call, shown: screen })).toBe('none');
    }
    expect(fieldOf({ call: approval(address(2), 7n), shown: screen })).toBe('spender');
    expect(fieldOf({ call: approval(router, 8n), shown: screen })).toBe('value');
    const exact = { ...screen, args: { ...screen.args, value: 7n } };
    expect(fieldOf({ call: approval(router, maxUint256), shown: exact })).toBe('value');
    const wrap = wrapCall({ wbesc: wbesc.address, amount: 5n });
    const deposit = { address: wbesc.address, functionName: 'deposit', value: 5n, args: {} };
    expect(fieldOf({ call: wrap, shown: deposit })).toBe('none');
    expect(fieldOf({ call: wrap, shown: { ...deposit, value: 6n } })).toBe('value');
    expect(fieldOf({ call: wrap, shown: { ...deposit, value: 0n } })).toBe('value');
  });

  test('a contract it has never heard of is guarded by its own ABI, structs and the account included', () => {
    const abi = parseAbi([
      'function deposit(uint8 pool, (uint256 amount, address owner) stake)',
      'function deposit(uint256 amount)',
      'function leave()',
    ]);
    const args = [3, { amount: 5n, owner: account }] as const;
    const call = contractCall({ address: address(1), abi, functionName: 'deposit', args });
    const stake = { amount: 5n, owner: 'account' } as const;
    const screen = { address: address(1), functionName: 'deposit', args: { pool: 3n, stake: { fields: stake } } };
    const drawn = (args: ShownCall['args']): ShownCall => ({ ...screen, args: { ...screen.args, ...args } });
    expect(fieldOf({ call, shown: screen })).toBe('none');
    expect(fieldOf({ call, shown: drawn({ stake: { fields: { ...stake, amount: 6n } } }) })).toBe('stake.amount');
    expect(fieldOf({ call, shown: drawn({ stake: { fields: { amount: 5n } } }) })).toBe('stake.owner');
    expect(fieldOf({ call, shown: drawn({ stake: { fields: { ...stake, fee: 0n } } }) })).toBe('stake.fee');
    expect(fieldOf({ call, shown: drawn({ pool: 4n }) })).toBe('pool');
    const single = contractCall({ address: address(1), abi, functionName: 'deposit', args: [5n] });
    expect(fieldOf({ call: single, shown: { ...screen, args: { amount: 5n } } })).toBe('none');
    const stolen = { ...args[1], owner: address(9) };
    const theirs = contractCall({ address: address(1), abi, functionName: 'deposit', args: [3, stolen] });
    expect(fieldOf({ call: theirs, shown: screen })).toBe('stake.owner');
    const leave = contractCall({ address: address(1), abi, functionName: 'leave', args: [] });
    expect(fieldOf({ call, shown: { ...screen, args: {} }, encoded: encodeCall(leave) })).toBe('functionName');
  });

  test('what the screen does not show is refused: another verb, a longer list, an unknown argument', () => {
    const abi = parseAbi([
      'function buy(uint32[] numbers, bool isGift, address, uint256 deadline)',
      'function burn(uint32[] numbers, bool isGift, address, uint256 deadline)',
    ]);
    const args = [[7, 9], true, account, 1n] as const;
    const call = contractCall({ address: address(1), abi, functionName: 'buy', args });
    const drawn = { numbers: [7n, 9n], isGift: true, 2: 'account', deadline: 'deadline' } as const;
    const screen = { address: address(1), functionName: 'buy', args: drawn };
    expect(fieldOf({ call, shown: screen })).toBe('none');
    expect(fieldOf({ call, shown: { ...screen, functionName: ['sell', 'buy'] } })).toBe('none');
    for (const functionName of ['burn', [], ['sell']]) {
      expect(fieldOf({ call, shown: { ...screen, functionName } })).toBe('functionName');
    }
    expect(fieldOf({ call: { ...call, functionName: 'burn' }, shown: screen })).toBe('functionName');
    const changes: readonly (readonly [string, ShownCall['args']])[] = [
      ['numbers.1', { numbers: [7n] }],
      ['numbers.2', { numbers: [7n, 9n, 11n] }],
      ['numbers.0', { numbers: [9n, 7n] }],
      ['numbers', { numbers: 7n }],
      ['isGift', { isGift: false }],
      ['isGift', { isGift: 1n }],
      ['deadline', { deadline: 2n ** 255n }],
      ['2', { 2: address(9) }],
      ['amount', { amount: 1n }],
    ];
    for (const [place, change] of changes) {
      expect(fieldOf({ call, shown: { ...screen, args: { ...drawn, ...change } } })).toBe(place);
    }
    const { isGift: _, ...others } = drawn;
    expect(fieldOf({ call, shown: { ...screen, args: others } })).toBe('isGift');
    expect(fieldOf({ call, shown: { ...screen, args: others, unshown: ['isGift'] } })).toBe('none');
    expect(fieldOf({ call, shown: { ...screen, unshown: ['isGift'] } })).toBe('isGift');
  });

  test('any bytes are the call or are refused by name', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(fieldOf({ call: plain, shown, encoded: { data: `0x${Buffer.from(bytes).toString('hex')}` } })).not.toBe(
          'none',
        );
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
