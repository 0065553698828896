import { nativeCoin } from '@besc/domain/shared/token';
import { makeSuppliedPair } from '@besc/domain/test/make-supplied-pair';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { describe, expect, test } from 'vitest';
import { testBusdc, testWbesc } from '../../../test/liquidity/make-add-facts';
import { findState } from './find-state';
import { isSignedFor, type RemoveFacts, removeLiquidityViewModel } from './remove-liquidity.view-model';
import type { SignedRemoval } from './signed-removal';

const whole = 10n ** 18n;
const owner = checksumAddress('0x5555555555555555555555555555555555555555');
const supplied = makeSuppliedPair();
const signed: SignedRemoval = {
  pair: supplied.pair.address,
  owner,
  liquidity: 50n * whole,
  deadlineSeconds: 1n,
  permit: { approveMax: false, v: 27, r: '0x01', s: '0x02' },
};

function view(changes: Partial<RemoveFacts> = {}) {
  return removeLiquidityViewModel({
    state: { independentField: 'LIQUIDITY_PERCENT', typedValue: '25' },
    currencyA: nativeCoin(2372),
    currencyB: testBusdc,
    wbesc: testWbesc,
    existence: { kind: 'exists', supplied },
    isPairFailed: false,
    isPriceOld: false,
    liquidity: 200n * whole,
    lp: testBusdc,
    allowance: { amount: 0n, isPending: false },
    signed: undefined,
    account: owner,
    wrongNetwork: false,
    canBatch: false,
    slippageBps: 50,
    isStale: false,
    approvalAmount: 'maximum',
    isSlippageConfirmed: true,
    ...changes,
  });
}

describe('remove liquidity', () => {
  test('what comes back is rounded down, what is given for it up; more than there is, however long, is too much', () => {
    const third = view({ state: { independentField: 'CURRENCY_A', typedValue: '33.3333333' } });
    expect(third.texts).toEqual({ liquidity: '66.6667', a: '33.3333333', b: '133.333' });
    for (const field of ['LIQUIDITY', 'CURRENCY_A', 'CURRENCY_B'] as const) {
      const button = view({ state: { independentField: field, typedValue: '9'.repeat(79) } }).button;
      expect(button).toEqual({ kind: 'error', text: 'More than your liquidity' });
    }
  });

  test('LIQ-30 LIQ-33 a part of the position with its minimums', () => {
    expect(view().quote).toMatchObject({
      liquidity: 50n * whole,
      amountA: 25n * whole,
      amountB: 100n * whole,
      minimumA: 24_875_000_000_000_000_000n,
      minimumB: 99_500_000_000_000_000_000n,
    });
    expect(view().texts).toEqual({ liquidity: '50', a: '25', b: '100' });
  });

  test('OPEN-13 Remove waits for a signature or an allowance', () => {
    expect(view().button).toEqual({ kind: 'remove', approval: 'not-approved', isApprovedWithIt: false });
    expect(view({ allowance: { amount: 0n, isPending: true } }).button).toEqual({
      kind: 'remove',
      approval: 'pending',
      isApprovedWithIt: false,
    });
    expect(view({ allowance: { amount: 50n * whole, isPending: false } }).button).toEqual({
      kind: 'remove',
      approval: 'approved',
      isApprovedWithIt: false,
    });
    expect(view({ signed }).button).toEqual({ kind: 'remove', approval: 'approved', isApprovedWithIt: false });
    expect(view({ signed, isPriceOld: true }).button.kind).toBe('loading');
    expect(view({ isPriceOld: true }).button.kind).toBe('loading');
  });

  test('APPR-05 a wallet that approves in the same confirmation is asked to where an approval is missing, and not else', () => {
    const isApprovedWithIt = (amount: bigint) => {
      const { button } = view({ canBatch: true, allowance: { amount, isPending: false } });
      return button.kind === 'remove' && button.approval === 'approved' && button.isApprovedWithIt;
    };
    expect([isApprovedWithIt(0n), isApprovedWithIt(50n * whole)]).toEqual([true, false]);
  });

  test('a signature for another amount, pair or account is none', () => {
    const state = { independentField: 'LIQUIDITY_PERCENT', typedValue: '26' } as const;
    expect(view({ signed, state }).button).toEqual({
      kind: 'remove',
      approval: 'not-approved',
      isApprovedWithIt: false,
    });
    expect(isSignedFor(signed, testBusdc.address, { owner, liquidity: signed.liquidity })).toBe(false);
    expect(isSignedFor(signed, signed.pair, { owner: undefined, liquidity: signed.liquidity })).toBe(false);
  });

  test('what cannot be removed says why', () => {
    expect(view({ account: undefined }).button.kind).toBe('connect');
    expect(view({ existence: { kind: 'not-exists' } }).button).toMatchObject({ text: 'Invalid pair' });
    expect(view({ liquidity: 0n }).button).toMatchObject({ text: 'You have no liquidity in this pool' });
    expect(view({ liquidity: undefined }).button.kind).toBe('loading');
    const none = { independentField: 'LIQUIDITY_PERCENT', typedValue: '0' } as const;
    expect(view({ state: none }).button).toMatchObject({ text: 'Enter an amount' });
  });
});

test('OPEN-13 find: loading, invalid, no pool, no position, position', () => {
  const facts = {
    hasBoth: true,
    existence: { kind: 'exists', supplied },
    isFailed: false,
    isConnected: true,
    liquidity: 1n,
  } as const;
  expect(findState(facts).kind).toBe('position');
  expect(findState({ ...facts, liquidity: 0n }).kind).toBe('no-position');
  expect(findState({ ...facts, liquidity: undefined }).kind).toBe('loading');
  expect(findState({ ...facts, existence: { kind: 'not-exists' } }).kind).toBe('no-pair');
  expect(
    findState({ ...facts, existence: { kind: 'exists', supplied: makeSuppliedPair({ totalSupply: 0n }) } }).kind,
  ).toBe('no-pair');
  expect(findState({ ...facts, existence: { kind: 'invalid' } }).kind).toBe('invalid');
  expect(findState({ ...facts, existence: { kind: 'loading' } }).kind).toBe('loading');
  expect(findState({ ...facts, isFailed: true }).kind).toBe('failed');
  expect(findState({ ...facts, isConnected: false }).kind).toBe('not-connected');
  expect(findState({ ...facts, hasBoth: false }).kind).toBe('pick');
});
