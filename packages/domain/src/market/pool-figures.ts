import { mulE18 } from '../shared/fixed-point';
import { volumeSince } from '../shared/pair-volume';
import type { infoPoolShape, pastPoolShape, tokenFaceShape } from '../shared/pool-rows';
import type { Row } from '../shared/row-shape';
import { tradeFees } from '../shared/trading-fee';

type TokenFace = Row<typeof tokenFaceShape>;
type PoolRow = Row<typeof infoPoolShape>;
type PastPool = Row<typeof pastPoolShape>;

/** What is told of a pool. USD in 10^-18. */
export interface PoolFigures {
  readonly address: PoolRow['id'];
  readonly token0: TokenFace;
  readonly token1: TokenFace;
  /** In whole tokens. */
  readonly reserve0: string;
  readonly reserve1: string;
  /** Undefined where nothing trusted prices either token. */
  readonly liquidityE18: bigint | undefined;
  /** Of 24 hours, and of seven days; undefined where something happened that nothing trusted prices. */
  readonly volumeE18: bigint | undefined;
  readonly weekVolumeE18: bigint | undefined;
  /** All that was paid for the trades of 24 hours: 0.25 %. */
  readonly feesE18: bigint | undefined;
  readonly transactions: number;
}

/** A pool's figures: now, against a day and a week ago (undefined where it did not exist then). */
export function poolFigures(known: {
  readonly row: PoolRow;
  readonly dayAgo: PastPool | undefined;
  readonly weekAgo: PastPool | undefined;
  readonly nativeE18: bigint;
}): PoolFigures {
  const { row, dayAgo, weekAgo, nativeE18 } = known;
  const { id, token0, token1, reserve0, reserve1 } = row;
  const liquidityE18 = mulE18(row.reserveNative ?? 0n, nativeE18) || undefined;
  const since = (past: PastPool | undefined) => volumeSince({ now: row, past, isPriced: liquidityE18 !== undefined });
  const [volumeE18, weekVolumeE18] = [since(dayAgo), since(weekAgo)];
  return {
    address: id,
    token0,
    token1,
    reserve0,
    reserve1,
    liquidityE18,
    volumeE18,
    weekVolumeE18,
    feesE18: tradeFees(volumeE18),
    transactions: row.totalTransactions - (dayAgo?.totalTransactions ?? 0),
  };
}
