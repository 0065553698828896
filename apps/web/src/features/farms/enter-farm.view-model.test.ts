import { nativeCoin, type Token } from '@besc/domain/shared/token';
import { testAddress } from '@besc/domain/test/address';
import { makeSuppliedPair } from '@besc/domain/test/make-supplied-pair';
import { expect, test } from 'vitest';
import { testBusdc, testWbesc } from '../../../test/liquidity/make-add-facts';
import { type EnterFarmFacts, enterFarmViewModel } from './enter-farm.view-model';

const whole = 10n ** 18n;
const account = testAddress(`0x${'1'.repeat(40)}`);
const facts: EnterFarmFacts = {
  barred: undefined,
  writer: {
    account,
    wrongNetwork: false,
    isStale: false,
    gasPriceWei: 10n ** 12n,
    slippageBps: 50,
    isSlippageConfirmed: true,
  },
  wbesc: testWbesc,
  currencyA: testWbesc satisfies Token,
  currencyB: testBusdc,
  heldA: 100n * whole,
  heldB: 100n * whole,
  text: '10',
  supplied: makeSuppliedPair(),
  isPriceOld: false,
};
const state = (changes: Partial<EnterFarmFacts>) => enterFarmViewModel({ ...facts, ...changes }).state;

test('the other side follows from the pool, and the least of both is what the tolerance leaves', () => {
  expect(enterFarmViewModel(facts)).toMatchObject({
    amountA: 10n * whole,
    amountB: 40n * whole,
    taken: undefined,
    state: { kind: 'ready' },
    quote: { minimumA: (10n * whole * 995n) / 1000n, minimumB: (40n * whole * 995n) / 1000n, liquidity: 20n * whole },
  });
});

test('no liquidity is added for a farm in which nothing can be staked', () => {
  const barred = { kind: 'error', text: 'This farm has ended' } as const;
  expect(state({ barred })).toEqual(barred);
});

test('of the coin beside a token without decimals no more is taken than the token buys, as the router reckons', () => {
  const currencyB = { ...testBusdc, decimals: 0 };
  const supplied = makeSuppliedPair({ reserve0: 1_000n * whole, reserve1: 1_000n });
  const shown = enterFarmViewModel({ ...facts, currencyA: nativeCoin(2372), currencyB, supplied, text: '1.999' });
  expect(shown).toMatchObject({ amountB: 1n, taken: whole, quote: { amountA: whole, amountB: 1n } });
});

test('the wallet comes first, then the tolerance, then the pool, then the amounts', () => {
  expect(state({ writer: { ...facts.writer, isStale: true } })).toEqual({ kind: 'offline' });
  const unsure = { ...facts.writer, isSlippageConfirmed: false };
  expect(state({ writer: unsure, supplied: undefined })).toEqual({ kind: 'slippage-unconfirmed' });
  expect(state({ supplied: undefined, text: '' })).toEqual({ kind: 'loading' });
  expect(state({ text: '' })).toEqual({ kind: 'error', text: 'Enter an amount' });
  expect(state({ heldB: undefined })).toEqual({ kind: 'loading' });
  expect(state({ isPriceOld: true })).toEqual({ kind: 'loading' });
  expect(state({ heldA: whole })).toMatchObject({ kind: 'error', symbol: testWbesc.symbol });
  expect(state({ heldB: whole })).toMatchObject({ kind: 'error', symbol: 'BUSDC' });
  expect(state({ text: '0.000000000000000001', supplied: makeSuppliedPair({ reserve1: 1n }) })).toMatchObject({
    text: 'These amounts are too small or too large for the pool',
  });
});
