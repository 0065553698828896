import type { Address } from '@besc/domain/shared/address';
import { nativeCoin } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { describe, expect, test } from 'vitest';
import { makeFacts } from '../../../test/swap/make-facts';
import { testBusdc, testPair, testToken } from '../../../test/swap/make-quote';
import { swapViewModel } from './swap.view-model';
import { swapRemedy } from './swap-remedy';

const whole = 10n ** 18n;
const known = (amount: bigint) => ({ kind: 'known', amount }) as const;
const rich = { input: known(10n ** 30n), native: known(10n ** 30n) };
type Facts = ReturnType<typeof makeFacts>;

const typing = (typedValue: string, independentField: 'input' | 'output' = 'input') => ({
  state: { ...makeFacts().state, typedValue, independentField },
});

function remedyOf(changes: Partial<Facts>) {
  const facts = makeFacts(changes);
  return swapRemedy(facts, swapViewModel(facts));
}

/** The remedy's amount typed into the form, and what stands then. */
function afterUse(changes: Partial<Facts>) {
  const remedy = remedyOf(changes);
  if (remedy === undefined || !('field' in remedy)) throw new Error('There is nothing to use');
  const { decimals } = remedy.currency;
  const digits = String(remedy.amount).padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return swapViewModel(
    makeFacts({ ...changes, state: { ...makeFacts().state, ...changes.state, ...typing(text, remedy.field).state } }),
  );
}

describe('what helps below a button that cannot be pressed', () => {
  test('nothing is said of a form that works, that is empty, or without a wallet', () => {
    expect(remedyOf({})).toBeUndefined();
    expect(remedyOf(typing(''))).toBeUndefined();
    expect(remedyOf({ ...typing('100000'), account: undefined })).toBeUndefined();
    expect(remedyOf({ ...typing('100000'), reserves: { kind: 'loading' } })).toBeUndefined();
    expect(remedyOf({ ...typing('100000'), recipient: { kind: 'invalid' } })).toBeUndefined();
  });

  test('too little balance: how much is missing, and what MAX would type', () => {
    expect(remedyOf(typing('1500'))).toMatchObject({ kind: 'missing', amount: 500n * whole, most: 9995n * 10n ** 17n });
    const none = { ...typing('5'), balances: { input: known(0n), native: known(0n) } };
    expect(remedyOf(none)).toMatchObject({ kind: 'missing', amount: 5n * whole, most: undefined });
  });

  test('a fixed output misses what it may cost at most', () => {
    const remedy = remedyOf(typing('200', 'output'));
    const view = swapViewModel(makeFacts(typing('200', 'output')));
    expect(remedy).toMatchObject({ kind: 'missing', amount: (view.quote?.maximumIn ?? 0n) - 1000n * whole });
  });

  test('the coin for the fee of an approval and its swap', () => {
    const poor = { input: testToken, output: nativeCoin(2372), allowance: { amount: 0n, isPending: false } };
    const balances = { input: known(1000n * whole), native: known(10n ** 17n) };
    // 260 000 gas at 1000 gwei.
    expect(remedyOf({ ...poor, balances })).toMatchObject({
      kind: 'missing',
      currency: { kind: 'native' },
      amount: 16n * 10n ** 16n,
      most: undefined,
    });
  });

  test.each(['input', 'output'] as const)(
    'a price impact of more than 3%%: the most that stays below (%s)',
    (field) => {
      const wish = { ...typing(field === 'input' ? '60000' : '6000', field), balances: rich };
      expect(remedyOf(wish)).toMatchObject({ kind: 'largest', limit: 'impact', field });
      expect(afterUse(wish).button.kind).toBe('swap');
    },
  );

  test('more output than there is: what the pools pay, at an impact that is allowed, from the balance', () => {
    expect(remedyOf({ ...typing('100000', 'output'), balances: rich })).toMatchObject({
      kind: 'largest',
      limit: 'liquidity',
    });
    const wish = typing('100000', 'output');
    const { button, quote } = afterUse(wish);
    expect(button.kind).toBe('swap');
    expect(quote?.maximumIn).toBeLessThanOrEqual(1000n * whole);
  });

  test('SWAP-084 an amount as long as a field takes, and twice that', () => {
    expect(remedyOf({ ...typing('9'.repeat(79), 'output'), balances: rich })).toMatchObject({ kind: 'largest' });
    expect(remedyOf({ ...typing('9'.repeat(158), 'output'), balances: rich })).toBeUndefined();
  });

  test('no pool: create it; with another way around: allow that', () => {
    const lone: Address = checksumAddress('0x7777777777777777777777777777777777777777');
    const token = { ...testToken, address: lone, symbol: 'LONE' };
    const apart = { output: token, ...typing('1') };
    expect(remedyOf(apart)).toEqual({ kind: 'no-pool', path: `/add/BESC/${lone}` });
    const around = { ...testPair, token0: testBusdc, token1: lone, address: lone };
    const pairs = { reserves: { kind: 'known', pairs: [testPair, around] } } as const;
    expect(remedyOf({ ...apart, ...pairs, singleHopOnly: true })).toEqual({ kind: 'multi-hop' });
    expect(remedyOf({ ...apart, ...pairs })).toBeUndefined();
  });

  test('a pool of 1 wei is there and holds too little', () => {
    const pairs = [{ ...testPair, reserve0: 1n, reserve1: 1n }];
    expect(remedyOf({ ...typing('1'), reserves: { kind: 'known', pairs } })).toEqual({
      kind: 'thin-pool',
      path: `/add/BESC/${testBusdc}`,
    });
  });

  test('tokens of 0 and 36 decimals: the least that brings something', () => {
    const output = { ...testToken, decimals: 0 };
    const reserves = { kind: 'known', pairs: [{ ...testPair, reserve1: 1000n }] } as const;
    const wish = { output, reserves, ...typing('1'), balances: rich };
    expect(remedyOf(wish)).toMatchObject({ kind: 'least', field: 'input' });
    expect(afterUse(wish).button.kind).toBe('swap');
    const fine = { ...testToken, decimals: 36 };
    const pairs = [{ ...testPair, reserve1: 10n ** 30n }];
    const deep = { output: fine, reserves: { kind: 'known', pairs }, ...typing('60000'), balances: rich } as const;
    expect(afterUse(deep).button.kind).toBe('swap');
  });

  test('a fixed output of a token that takes a fee: the same as a fixed input', () => {
    const taxed = { feeTokens: [testBusdc], ...typing('1', 'output') };
    expect(remedyOf(taxed)).toMatchObject({ kind: 'fixed-input', field: 'input', currency: { kind: 'native' } });
    expect(afterUse(taxed).button.kind).toBe('swap');
  });

  test('an expert has no limit of impact, and the pool is the limit', () => {
    const wish = { ...typing('100000', 'output'), balances: rich, expertMode: true };
    const remedy = remedyOf(wish);
    expect(remedy).toMatchObject({ kind: 'largest', limit: 'liquidity' });
    expect(remedy && 'amount' in remedy && remedy.amount).toBeGreaterThan(99_000n * whole);
  });
});
