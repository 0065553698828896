import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';

/** Pairs by `token0,token1`, in the order of their addresses. */
export type PairAddresses = ReadonlyMap<string, Address>;

/** The pair of two tokens in either order. */
export function pairOf(pairAddresses: PairAddresses, a: Address, b: Address): Address | undefined {
  return pairAddresses.get(addressOrder(a, b) < 0 ? `${a},${b}` : `${b},${a}`);
}

/**
 * The pairs whose mean prices say what a pair of these tokens is worth, by the rule of the fee collector: the pair itself
 * unless a token is LP, the anchors' ways to MONEY, and for a token that has no anchor beside it its pairs with each.
 */
export function meanPricePairs(
  tokens: readonly Address[],
  context: {
    readonly pairAddresses: PairAddresses;
    /** MONEY first, then the wrapped coin. */
    readonly anchors: readonly Address[];
    /** All pairs: as tokens they are LP, which is never sold. */
    readonly lp: ReadonlySet<Address>;
  },
): Address[] {
  const { pairAddresses, anchors, lp } = context;
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
  const found = couples.filter(([a, b]) => a !== b).flatMap(([a, b]) => pairOf(pairAddresses, a, b) ?? []);
  return [...new Set(found)];
}
