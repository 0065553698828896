import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { describe, expect, test } from 'vitest';
import { type MainButtonInput, mainButton } from './main-button';

const ready: MainButtonInput = {
  isUnsupported: false,
  account: checksumAddress('0x5555555555555555555555555555555555555555'),
  wrongNetwork: false,
  isStale: false,
  wrap: { kind: 'none', error: undefined },
  reserves: 'known',
  hasAmount: true,
  hasBothCurrencies: true,
  sides: 'known',
  hasTrade: true,
  multihop: true,
  error: undefined,
  impact: { kind: 'normal' },
  approval: 'approved',
  isTooSmall: false,
  canPay: true,
  feeOnFixedOutput: undefined,
  isSlippageConfirmed: true,
  isBalanceKnown: true,
  isPriceOld: false,
};
const insufficient = { kind: 'insufficient-balance', text: 'Insufficient MONEY balance', symbol: 'MONEY' } as const;

describe('main button', () => {
  test('everything in order: swap', () => {
    expect(mainButton(ready)).toEqual({ kind: 'swap', danger: false });
  });

  test('SWAP-064 an unsupported asset comes before everything else', () => {
    expect(mainButton({ ...ready, isUnsupported: true, account: undefined }).kind).toBe('unsupported');
  });

  test('an approval is not offered where the coin does not pay for the swap after it', () => {
    const poor = { ...ready, canPay: false } as const;
    const blocked = { kind: 'error', text: 'Insufficient %symbol% balance', symbol: 'BESC' };
    expect(mainButton({ ...poor, approval: 'not-approved' })).toEqual(blocked);
    expect(mainButton({ ...poor, approval: 'pending' }).kind).toBe('approve');
    expect(mainButton(poor).kind).toBe('swap');
  });

  test('SWAP-051 without a wallet the button connects', () => {
    expect(mainButton({ ...ready, account: undefined, hasAmount: false }).kind).toBe('connect');
  });

  test('nothing is signed on facts that may be old, and the button says so', () => {
    expect(mainButton({ ...ready, isStale: true }).kind).toBe('offline');
    expect(mainButton({ ...ready, isStale: true, wrap: { kind: 'wrap', error: undefined } }).kind).toBe('offline');
  });

  test('a wallet on another chain is asked to switch before anything is judged', () => {
    expect(mainButton({ ...ready, wrongNetwork: true, error: insufficient }).kind).toBe('wrong-network');
  });

  test('SWAP-065 SWAP-066 a positive amount without a route, with the hint when multihop is off', () => {
    expect(mainButton({ ...ready, hasTrade: false })).toEqual({ kind: 'no-route', hint: false });
    expect(mainButton({ ...ready, hasTrade: false, multihop: false })).toEqual({ kind: 'no-route', hint: true });
  });

  test('reserves that are not known are no missing route', () => {
    expect(mainButton({ ...ready, hasTrade: false, reserves: 'loading' }).kind).toBe('loading');
    expect(mainButton({ ...ready, hasTrade: false, reserves: 'failed' }).kind).toBe('offline');
  });

  test('SWAP-053 a token that is named and not found out yet is not an unselected one', () => {
    const error = { kind: 'select-token', text: 'Select a token' } as const;
    const named = { ...ready, hasBothCurrencies: false, hasTrade: false, error };
    expect(mainButton(named)).toMatchObject({ kind: 'error', text: 'Select a token' });
    expect(mainButton({ ...named, sides: 'loading' }).kind).toBe('loading');
    expect(mainButton({ ...named, sides: 'failed' }).kind).toBe('offline');
  });

  test('SWAP-052 SWAP-059 form errors are shown with their symbol apart', () => {
    const empty = { kind: 'enter-amount', text: 'Enter an amount' } as const;
    expect(mainButton({ ...ready, hasAmount: false, hasTrade: false, error: empty })).toEqual({
      kind: 'error',
      text: 'Enter an amount',
    });
    expect(mainButton({ ...ready, error: insufficient })).toEqual({
      kind: 'error',
      text: 'Insufficient %symbol% balance',
      symbol: 'MONEY',
    });
  });

  test('SWAP-067 wrap errors', () => {
    const error = { kind: 'insufficient-balance', text: 'Insufficient BESC balance', symbol: 'BESC' } as const;
    for (const kind of ['wrap', 'unwrap'] as const) {
      expect(mainButton({ ...ready, wrap: { kind, error } })).toEqual({
        kind: 'error',
        text: 'Insufficient %symbol% balance',
        symbol: 'BESC',
      });
    }
    expect(mainButton({ ...ready, hasTrade: false, wrap: { kind: 'unwrap', error: undefined } })).toEqual({
      kind: 'wrap',
      wrapKind: 'unwrap',
    });
  });

  test('an amount whose guaranteed output rounds to nothing is not sent', () => {
    expect(mainButton({ ...ready, isTooSmall: true })).toEqual({
      kind: 'error',
      text: 'The amount is too small to swap',
    });
    expect(mainButton({ ...ready, isTooSmall: true, error: insufficient })).toMatchObject({ symbol: 'MONEY' });
  });

  test('SWAP-068 above 3% nothing can be sent and nothing is approved', () => {
    const impact = { kind: 'blocked', label: 'Price Impact Too High' } as const;
    expect(mainButton({ ...ready, impact, approval: 'not-approved' }).kind).toBe('impact-blocked');
  });

  test('SWAP-070 SWAP-071 above 2% the swap is dangerous', () => {
    const impact = { kind: 'swap-anyway', label: 'Swap Anyway', confirmation: 'none' } as const;
    expect(mainButton({ ...ready, impact })).toEqual({ kind: 'swap', danger: true });
  });

  test('a high slippage tolerance of an earlier visit is asked for again before anything is approved or sent', () => {
    const facts = { ...ready, isSlippageConfirmed: false, approval: 'not-approved' } as const;
    expect(mainButton(facts).kind).toBe('slippage-unconfirmed');
    expect(mainButton({ ...facts, error: insufficient }).kind).toBe('error');
  });

  test('SWAP-044 APPR-08 APPR-09 approval comes before the swap', () => {
    expect(mainButton({ ...ready, approval: 'not-approved' })).toEqual({
      kind: 'approve',
      state: 'not-approved',
      danger: false,
    });
    expect(mainButton({ ...ready, approval: 'pending' })).toMatchObject({ kind: 'approve', state: 'pending' });
  });

  test('APPR-01 an allowance or balance that is not known yet is waited for', () => {
    expect(mainButton({ ...ready, approval: 'unknown' }).kind).toBe('loading');
    expect(mainButton({ ...ready, isBalanceKnown: false }).kind).toBe('loading');
    expect(mainButton({ ...ready, isPriceOld: true }).kind).toBe('loading');
    expect(mainButton({ ...ready, isPriceOld: true, approval: 'not-approved' }).kind).toBe('loading');
  });
});
