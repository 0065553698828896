import { routerAbi } from '@besc/contracts/abi/router';
import { nativeCoin, type Token } from '@besc/domain/shared/token';
import { minimumReceived } from '@besc/domain/swap/slippage';
import fc from 'fast-check';
import { type Address, encodeFunctionData, getAddress, type Hex, numberToHex } from 'viem';
import { describe, expect, test } from 'vitest';
import { buildSwap } from '../swap/build-swap';
import { buildUnwrap, buildWrap } from '../swap/build-wrap';
import { expectedSwap } from '../swap/expected-swap';
import type { SwapRequest } from '../swap/swap-request';
import { buildApprove } from '../tokens/build-approve';
import { CalldataMismatchError, checkCalldata } from './check-calldata';
import { decodeCalldata, UnknownCalldataError } from './decode-calldata';

const address = (index: number): Address => getAddress(numberToHex(index + 0x1000, { size: 20 }));
const token = (index: number): Token => ({
  kind: 'token',
  chainId: 2372,
  address: address(index),
  decimals: 18,
  symbol: `T${index}`,
  name: `Token ${index}`,
});
const wbesc = token(900);
const contracts = { router: address(901), wbesc: wbesc.address };
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
    const { kind, amountIn, amountOut, slippageBps, deadline } = given;
    return {
      router: contracts.router,
      wbesc,
      trade: { kind, path: path.map((entry) => entry.address), pairs, amountIn, amountOut },
      input: given.ends === 'native in' ? native : first,
      output: given.ends === 'native out' ? native : last,
      slippageBps,
      recipient: address(given.recipient),
      deadlineSeconds: deadline,
    };
  });

describe('the signing guard', () => {
  test('passes every swap as it was built, in both variants', () => {
    fc.assert(
      fc.property(anyRequest, fc.boolean(), (request, isTaxed) => {
        const variant = isTaxed && request.trade.kind === 'exactIn' ? 'fee-on-transfer' : 'plain';
        const transaction = buildSwap(request, variant);
        const decoded = checkCalldata({ transaction, expected: expectedSwap(request), contracts });
        expect(decoded.functionName).toBe(transaction.functionName);
      }),
      { numRuns: 1000 },
    );
  });

  test('catches any change of a single byte of the call data', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(), fc.integer({ min: 1, max: 255 }), (request, at, change) => {
        const transaction = buildSwap(request);
        const bytes = Buffer.from(transaction.data.slice(2), 'hex');
        const place = at % bytes.length;
        bytes[place] = (bytes[place] ?? 0) ^ change;
        const data: Hex = `0x${bytes.toString('hex')}`;
        expect(() =>
          checkCalldata({ transaction: { ...transaction, data }, expected: expectedSwap(request), contracts }),
        ).toThrow(/was shown|none that this application makes/);
      }),
      { numRuns: 2000 },
    );
  });

  test('names the field that a tampering provider changed', () => {
    const [request] = fc.sample(
      anyRequest.filter(
        ({ input, output, trade }) => input.kind === 'token' && output.kind === 'token' && trade.kind === 'exactIn',
      ),
      1,
    );
    if (request === undefined) throw new Error('No request');
    const transaction = buildSwap(request);
    const expected = expectedSwap(request);
    const fieldOf = (changed: Partial<typeof transaction>): string => {
      try {
        checkCalldata({ transaction: { ...transaction, ...changed }, expected, contracts });
      } catch (error) {
        if (error instanceof CalldataMismatchError) return error.field;
        throw error;
      }
      return 'none';
    };
    const { trade, recipient, deadlineSeconds } = request;
    const least = minimumReceived(trade.amountOut, request.slippageBps);
    type Args = readonly [bigint, bigint, readonly Address[], Address, bigint];
    const withArgs = (...args: Args): Partial<typeof transaction> => ({
      data: encodeFunctionData({ abi: routerAbi, functionName: 'swapExactTokensForTokens', args }),
    });
    const { amountIn, path } = trade;
    expect(fieldOf({})).toBe('none');
    expect(fieldOf({ to: address(1) })).toBe('to');
    expect(fieldOf({ value: 1n })).toBe('value');
    expect(fieldOf(withArgs(amountIn + 1n, least, path, recipient, deadlineSeconds))).toBe('args[0]');
    expect(fieldOf(withArgs(amountIn, 0n, path, recipient, deadlineSeconds))).toBe('args[1]');
    expect(fieldOf(withArgs(amountIn, least, path.toReversed(), recipient, deadlineSeconds))).toBe('args[2]');
    expect(fieldOf(withArgs(amountIn, least, path, address(666), deadlineSeconds))).toBe('args[3]');
    expect(fieldOf(withArgs(amountIn, least, path, recipient, 2n ** 61n))).toBe('args[4]');
    expect(fieldOf({ data: buildSwap({ ...request, trade: { ...request.trade, kind: 'exactOut' } }).data })).toBe(
      'functionName',
    );
  });

  test('approvals and wraps are guarded too: spender, amount and value', () => {
    const approve = buildApprove({ token: address(1), spender: contracts.router, amount: 7n });
    const expected = { to: address(1), value: 0n, functionNames: ['approve'], args: [contracts.router, 7n] };
    expect(checkCalldata({ transaction: approve, expected, contracts }).args).toEqual([contracts.router, 7n]);
    const stolen = buildApprove({ token: address(1), spender: address(2), amount: 7n });
    expect(() => checkCalldata({ transaction: stolen, expected, contracts })).toThrow('args[0] differs');
    const more = buildApprove({ token: address(1), spender: contracts.router });
    expect(() => checkCalldata({ transaction: more, expected, contracts })).toThrow('args[1] differs');
    expect(
      checkCalldata({ transaction: more, expected: { ...expected, args: [contracts.router, undefined] }, contracts }),
    ).toBeDefined();
    const wrap = buildWrap({ wbesc: wbesc.address, amount: 5n });
    const deposit = { to: wbesc.address, value: 5n, functionNames: ['deposit'], args: [] };
    expect(checkCalldata({ transaction: wrap, expected: deposit, contracts })).toEqual({
      functionName: 'deposit',
      args: [],
    });
    expect(() => checkCalldata({ transaction: { ...wrap, value: 6n }, expected: deposit, contracts })).toThrow(
      'value differs',
    );
    expect(decodeCalldata({ ...buildUnwrap({ wbesc: wbesc.address, amount: 5n }), contracts })).toEqual({
      functionName: 'withdraw',
      args: [5n],
    });
  });

  test('any bytes decode to one of our calls or are refused by name', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom(contracts.router, contracts.wbesc, address(1)),
        (bytes, to) => {
          try {
            decodeCalldata({ to, data: `0x${Buffer.from(bytes).toString('hex')}`, contracts });
          } catch (error) {
            expect(error).toBeInstanceOf(UnknownCalldataError);
          }
        },
      ),
    );
  });
});
