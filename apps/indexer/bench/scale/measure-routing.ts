import type { Address } from '@besc/domain/shared/address';
import type { PairState } from '@besc/domain/shared/pair';
import { bestTradeExactIn } from '@besc/domain/swap/best-trade';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeRandom } from '../../test/support/seeded-random';

const hubPairs: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
];

/** Microseconds of the best trade over at most three pairs, where every token has a pair with one of three hubs. */
export function measureRouting(count: number): { readonly medianUs: number; readonly p95Us: number } {
  const random = makeRandom(count);
  const token = (number: number): Address => checksumAddress(`0x${String(number).padStart(40, '0')}`);
  const pairs = Array.from({ length: count }, (_, at): PairState => {
    const [one, other] = hubPairs[at] ?? [random.below(3), at];
    const reserve = () => 10n ** 21n + BigInt(random.below(1_000_000)) * 10n ** 18n;
    return {
      address: token(1_000_000 + at),
      token0: token(1 + one),
      token1: token(1 + other),
      reserve0: reserve(),
      reserve1: reserve(),
    };
  });
  const times = Array.from({ length: 300 }, () => {
    const [from, to] = [random.below(count - 3), random.below(count - 4)];
    const search = {
      pairs,
      tokenIn: token(4 + from),
      tokenOut: token(4 + (to >= from ? to + 1 : to)),
      amountIn: 10n ** 18n,
      maxHops: 3 as const,
    };
    const begin = process.hrtime.bigint();
    bestTradeExactIn(search);
    return Number(process.hrtime.bigint() - begin) / 1000;
  })
    .slice(100)
    .sort((a, b) => a - b);
  return { medianUs: Math.round(times[100] ?? 0), p95Us: Math.round(times[189] ?? 0) };
}
