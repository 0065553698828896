import { fraction } from '@besc/domain/shared/fraction';
import { nativeCoin } from '@besc/domain/shared/token';
import { makeSettings } from '@besc/wire/settings/make-settings';
import { expect, test } from 'vitest';
import { hasHash, isAttempting } from '../../blocks/transactions/run-phase';
import { removeRequest, removeSummary, supplyRequest, supplySummary } from './liquidity.actions';
import { testBusdc } from './make-add-facts';

const whole = 10n ** 18n;
const account = '0x5555555555555555555555555555555555555555';
const context = { settings: makeSettings(), account, deadlineSeconds: 100n } as const;
const sides = { currencyA: nativeCoin(2372), currencyB: testBusdc, minimumA: 1n, minimumB: 2n, slippageBps: 50 };
const supply = {
  ...sides,
  amountA: 10n * whole,
  amountB: (12_345n * whole) / 10_000n,
  liquidity: whole,
  share: fraction(1n, 2n),
  isFirst: false,
  bPerA: undefined,
};
const removal = { ...sides, liquidity: whole, amountA: 10n * whole, amountB: whole / 3n };

test('LIQ-46 the summaries show 3 significant digits', () => {
  expect(supplySummary(supply)).toEqual({
    text: 'Add %amountA% %symbolA% and %amountB% %symbolB%',
    values: { amountA: '10', symbolA: 'BESC', amountB: '1.23', symbolB: 'BUSDC' },
  });
  expect(removeSummary(removal)).toMatchObject({
    text: 'Remove %amountA% %symbolA% and %amountB% %symbolB%',
    values: { amountB: '0.333' },
  });
});

test('LIQ-63 the LP goes to the sender, within the limits that were shown', () => {
  expect(supplyRequest(supply, context)).toMatchObject({
    recipient: account,
    minimumA: 1n,
    minimumB: 2n,
    deadlineSeconds: 100n,
  });
});

test('OPEN-13 with a signature its own deadline counts', () => {
  const permit = { approveMax: false, v: 27, r: '0x01', s: '0x02' } as const;
  const signed = { pair: account, owner: account, liquidity: whole, deadlineSeconds: 77n, permit } as const;
  expect(removeRequest(removal, context, signed).deadlineSeconds).toBe(77n);
  expect(removeRequest(removal, context, undefined).deadlineSeconds).toBe(100n);
});

test('LIQ-44 LIQ-48 LIQ-51 attempting lasts until the hash; a refusal has none', () => {
  expect(isAttempting({ kind: 'signing', step: 0, summary: { text: '' } })).toBe(true);
  expect(isAttempting({ kind: 'sent', step: 0, hash: '0x01' })).toBe(false);
  expect(hasHash({ kind: 'sent', step: 0, hash: '0x01' })).toBe(true);
  expect(hasHash({ kind: 'failed', step: 0, failure: 'reverted', message: { text: '' } })).toBe(true);
  expect(hasHash({ kind: 'failed', step: 0, failure: 'rejected', message: { text: '' } })).toBe(false);
  expect(isAttempting({ kind: 'failed', step: 0, failure: 'rejected', message: { text: '' } })).toBe(false);
});
