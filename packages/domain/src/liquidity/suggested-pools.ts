import type { Address } from '../shared/address';

/** So many of each kind. */
const most = 3;

/** What a suggestion is judged by: the two tokens of a pool. */
interface Suggestible {
  readonly token0: { readonly id: Address };
  readonly token1: { readonly id: Address };
}

/**
 * Pools to begin with, of pools in their order: those of which both tokens are held, and the first of the others. `named`: the token
 * that is picked already.
 */
export function suggestedPools<Pool extends Suggestible>(known: {
  readonly pools: readonly Pool[];
  readonly held: ReadonlySet<Address>;
  readonly named: Address | undefined;
}): { readonly held: readonly Pool[]; readonly largest: readonly Pool[] } {
  const { pools, held, named } = known;
  const fitting = pools.filter(({ token0, token1 }) => named === undefined || [token0.id, token1.id].includes(named));
  const isHeld = ({ token0, token1 }: Pool) => held.has(token0.id) && held.has(token1.id);
  return {
    held: fitting.filter(isHeld).slice(0, most),
    largest: fitting.filter((pool) => !isHeld(pool)).slice(0, most),
  };
}
