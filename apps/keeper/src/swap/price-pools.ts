import type { Address } from '@besc/domain/shared/address';

/** Pairs by `token0,token1`, in the order of their addresses. */
export type MarketPools = ReadonlyMap<string, Address>;

/** The pair of two tokens in either order. */
export function poolOf(pools: MarketPools, a: Address, b: Address): Address | undefined {
  return pools.get(BigInt(a) < BigInt(b) ? `${a},${b}` : `${b},${a}`);
}

/**
 * The pools whose mean prices say what a pair of these tokens is worth, by the rule of the fee collector: the pair itself
 * unless a token is LP, the anchors' ways to MONEY, and for a token that has no anchor beside it its pools with each.
 */
export function pricePools(
  tokens: readonly Address[],
  context: {
    readonly pools: MarketPools;
    /** MONEY first, then the wrapped coin. */
    readonly anchors: readonly Address[];
    /** All pairs: as tokens they are LP, which is never sold. */
    readonly lp: ReadonlySet<Address>;
  },
): Address[] {
  const { pools, anchors, lp } = context;
  const [money] = anchors;
  const sold = tokens.filter((token) => !lp.has(token));
  const [first, second] = sold;
  if (!first || !money) return [];
  const beside = anchors.find((anchor) => sold.includes(anchor));
  const over = beside ? [beside] : anchors;
  const couples: [Address, Address][] = [];
  if (second) couples.push([first, second]);
  if (!beside) couples.push(...sold.flatMap((token) => anchors.map((anchor): [Address, Address] => [token, anchor])));
  for (const anchor of over) {
    if (anchor === money) continue;
    couples.push(
      ...anchors.flatMap((via): [Address, Address][] => [
        [anchor, via],
        [via, money],
      ]),
    );
  }
  const found = couples.filter(([a, b]) => a !== b).flatMap(([a, b]) => poolOf(pools, a, b) ?? []);
  return [...new Set(found)];
}
