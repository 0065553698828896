import { parseAmount } from '@besc/domain/shared/amount';
import { maxUint256 } from '@besc/domain/shared/math';
import type { Token } from '@besc/domain/shared/token';
import { describe, expect, test } from 'vitest';
import { makeFacts } from '../../../test/swap/make-facts';
import { testPair, testToken } from '../../../test/swap/make-quote';
import { formatUsd } from '../../blocks/prices/format-usd';
import { maxText, swapViewModel } from './swap.view-model';

const whole = 10n ** 18n;
const known = (amount: bigint) => ({ kind: 'known', amount }) as const;

/** Facts of selling 100 whole tokens of so many decimals for BESC, out of a pool of 100 000 of them and a million BESC. */
function selling(decimals: number, typedValue: string, changes: Parameters<typeof makeFacts>[0] = {}) {
  const input: Token = { ...testToken, decimals };
  const pair = { ...testPair, reserve1: 100_000n * 10n ** BigInt(decimals) };
  return makeFacts({
    state: { ...makeFacts().state, input: input.address, output: 'BESC', typedValue },
    input,
    output: { kind: 'native', chainId: 2372, decimals: 18, symbol: 'BESC', name: 'BESC' },
    reserves: { kind: 'known', pairs: [pair] },
    tokens: new Map([[input.address, input]]),
    balances: { input: known(maxUint256), native: known(1000n * whole) },
    allowance: { amount: maxUint256, isPending: false },
    ...changes,
  });
}

test.each([0, 9, 18, 24, 255])(
  'an amount beyond every balance, of a token of %i decimals, is one that is missing',
  (decimals) => {
    for (const typedValue of ['9'.repeat(79), '9'.repeat(60), `9${'0'.repeat(77)}`]) {
      for (const field of ['input', 'output'] as const) {
        const balances = { input: known(5n), native: known(whole) };
        const facts = selling(decimals, typedValue, { balances });
        const view = swapViewModel({ ...facts, state: { ...facts.state, independentField: field } });
        expect(view.amount).toBeGreaterThan(0n);
        expect([{ kind: 'no-route' }, { kind: 'error', text: 'Insufficient %symbol% balance' }]).toContainEqual(
          view.button.kind === 'no-route'
            ? { kind: 'no-route' }
            : { kind: view.button.kind, text: 'text' in view.button && view.button.text },
        );
        if (view.usd.output) expect(formatUsd(view.usd.output, 'de')).toMatch(/\$$/);
      }
    }
    const { input, wbesc } = makeFacts();
    const wrap = swapViewModel(
      makeFacts({ input, output: wbesc, state: { ...makeFacts().state, typedValue: '9'.repeat(79) } }),
    );
    expect(wrap.button).toMatchObject({ kind: 'error', text: expect.stringContaining('Insufficient') });
  },
);

describe.each([0, 9, 18, 24])('a token of %i decimals', (decimals) => {
  const unit = 10n ** BigInt(decimals);

  test('SWAP-061 SWAP-039 is worth the same, typed on either side', () => {
    const view = swapViewModel(selling(decimals, '100'));
    expect(view.amount).toBe(100n * unit);
    expect(view.texts.output).toBe('996.505');
    expect(view.details?.price.direct.text).toBe('9.965');
    expect(view.button.kind).toBe('swap');
    const facts = selling(decimals, '990');
    const exactOut = swapViewModel({ ...facts, state: { ...facts.state, independentField: 'output' } });
    expect(exactOut.quote?.trade.amountOut).toBe(990n * whole);
    expect(Number(exactOut.texts.input)).toBeCloseTo(99.35, decimals === 0 ? -1 : 2);
  });

  test('SWAP-063 one digit more than it has is no amount, trailing zeros are', () => {
    const finer = `1.${'0'.repeat(decimals)}1`;
    expect(swapViewModel(selling(decimals, finer)).button).toEqual({ kind: 'error', text: 'Enter an amount' });
    expect(swapViewModel(selling(decimals, `1.${'0'.repeat(decimals + 3)}`)).amount).toBe(unit);
    expect(swapViewModel(selling(decimals, '.')).amount).toBeUndefined();
  });

  test('SWAP-084 SWAP-090 SWAP-091 MAX of any balance is typed in at most 79 characters and read back to the unit', () => {
    for (const balance of [1n, unit, 7n * unit + 1n, maxUint256]) {
      const facts = selling(decimals, '', { balances: { input: known(balance), native: known(whole) } });
      const { max } = swapViewModel(facts);
      expect(max).toBe(balance);
      const text = maxText(max ?? 0n, facts.input ?? testToken);
      expect(text.length).toBeLessThanOrEqual(79);
      expect(parseAmount(text, decimals)).toBe(balance);
      expect(swapViewModel({ ...facts, state: { ...facts.state, typedValue: text } }).max).toBeUndefined();
    }
  });
});

test('SWAP-061 SWAP-084 SWAP-091 MAX of a token with 78 decimals or more is an amount, or there is none', () => {
  const held = (decimals: number, balance: bigint) =>
    selling(decimals, '', { balances: { input: known(balance), native: known(whole) } });
  expect(swapViewModel(held(78, 1n)).max).toBeUndefined();
  expect(swapViewModel(held(255, maxUint256)).max).toBeUndefined();
  const facts = held(78, 129n);
  const { max = 0n } = swapViewModel(facts);
  const typedValue = maxText(max, { ...testToken, decimals: 78 });
  expect(typedValue).toHaveLength(79);
  const view = swapViewModel({ ...facts, state: { ...facts.state, typedValue } });
  expect(view).toMatchObject({ amount: 120n, max: undefined });
});

describe('the tolerance', () => {
  test.each([0, 1, 50, 4999])('SWAP-012 of %i basis points sends exactly what it shows', (slippageBps) => {
    const view = swapViewModel(selling(18, '100', { slippageBps }));
    const paid = 100n * whole * 9975n;
    const amountOut = (paid * 1_000_000n * whole) / (100_000n * whole * 10_000n + paid);
    expect(view.quote?.trade.amountOut).toBe(amountOut);
    expect(view.quote?.minimumOut).toBe((amountOut * 10_000n) / BigInt(10_000 + slippageBps));
  });
});

test('SWAP-060 SWAP-063 more than any number on the chain has no route, and a fortune is too little balance or no route', () => {
  expect(swapViewModel(selling(18, '9'.repeat(79))).button).toEqual({ kind: 'no-route', hint: false });
  const rich = selling(0, '1'.repeat(77), { balances: { input: known(5n), native: known(whole) } });
  expect(swapViewModel(rich).button).toMatchObject({ text: 'Insufficient %symbol% balance' });
  const wanting = selling(18, '1'.repeat(40));
  expect(swapViewModel({ ...wanting, state: { ...wanting.state, independentField: 'output' } }).button).toEqual({
    kind: 'no-route',
    hint: false,
  });
});
