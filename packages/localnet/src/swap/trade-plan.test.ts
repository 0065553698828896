import type { Address } from '@besc/domain/shared/address';
import { amountOut, type PairState } from '@besc/domain/shared/pair';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { seededRandom } from '../history/seeded-random';
import { type MarketToken, type MarketView, pairsAfter, tradePlan, wholeReserve } from './trade-plan';

const address = (digit: number) => checksumAddress(`0x${String(digit).repeat(40)}`);
const [wbesc, busdc, henny] = [address(1), address(2), address(3)];
const makeMarketToken = (at: Address, symbol: string, decimals: number): MarketToken => ({
  kind: 'token',
  chainId: 2372,
  address: at,
  symbol,
  name: symbol,
  decimals,
  taxed: false,
});
const tokens = new Map<Address, MarketToken>([
  [wbesc, makeMarketToken(wbesc, 'WBESC', 18)],
  [busdc, makeMarketToken(busdc, 'BUSDC', 18)],
  [henny, makeMarketToken(henny, 'HENNY', 9)],
]);
const usd: Record<Address, number> = { [wbesc]: 0.1, [busdc]: 1, [henny]: 0.02 };
const e18 = 10n ** 18n;
const makePairs = (): PairState[] => [
  { address: address(7), token0: wbesc, token1: busdc, reserve0: 4_000_000n * e18, reserve1: 400_000n * e18 },
  { address: address(8), token0: wbesc, token1: henny, reserve0: 900_000n * e18, reserve1: 4_500_000n * 10n ** 9n },
];
const makeView = (seed: string, pairs: readonly PairState[], prices = usd): MarketView => ({
  random: seededRandom(seed),
  pairs,
  tokens,
  priceUsd: (token) => prices[token] ?? 0,
});

test('trades bring a pair to the fair price and keep it there', () => {
  const prices = { ...usd, [wbesc]: 0.13 };
  let view = makeView('towards', makePairs(), prices);
  for (let i = 0; i < 300; i += 1) {
    const plan = tradePlan(view, view.pairs[0] as PairState);
    if (plan) view = { ...view, pairs: pairsAfter(view, plan) };
  }
  const pair = view.pairs[0] as PairState;
  const price = wholeReserve(view, pair, busdc) / wholeReserve(view, pair, wbesc);
  expect(Math.abs(price / 0.13 - 1)).toBeLessThan(0.03);
});

test('every plan is what the pairs would pay, at most a few percent of a pair', () => {
  const view = makeView('amounts', makePairs());
  const kinds = new Set<string>();
  for (let i = 0; i < 500; i += 1) {
    const pair = view.pairs[i % 2] as PairState;
    const plan = tradePlan(view, pair);
    if (!plan) continue;
    kinds.add(`${plan.kind}${plan.path.length}`);
    let amount = plan.amountIn;
    for (const [hop, tokenIn] of plan.path.slice(0, -1).entries()) {
      const next = plan.path[hop + 1];
      const pair = view.pairs.find(({ token0, token1 }) => [token0, token1].every((t) => t === tokenIn || t === next));
      amount = amountOut({ pair: pair as PairState, tokenIn, amountIn: amount });
    }
    expect(amount).toBeGreaterThanOrEqual(plan.amountOut);
    const share = Number(plan.amountIn) / 10 ** (tokens.get(plan.path[0] as Address)?.decimals ?? 0);
    expect(share / wholeReserve(view, pair, plan.path[0] as Address)).toBeLessThan(0.04);
  }
  expect([...kinds].sort()).toEqual(['exactIn2', 'exactIn3', 'exactOut2', 'exactOut3']);
});
