import type { Address } from '@besc/domain/shared/address';
import { fetchLiquidityPositions, mostPositions } from '@besc/wire/liquidity/fetch-liquidity-positions';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';

/** All positions of an account, to be compared with the chain. Rejects with RangeError where the index tells only a part of them. */
export async function everyPosition(request: IndexRequest & { readonly account: Address }) {
  const rows = await fetchLiquidityPositions(request);
  if (rows.length === mostPositions) throw new RangeError('More positions than the index tells at once');
  return rows;
}
