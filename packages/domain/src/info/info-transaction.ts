import type { Address } from '../shared/address';
import type { Hex } from '../shared/hex';
import type { tokenFaceShape } from '../shared/pool-rows';
import type { Row } from '../shared/row-shape';
import type { infoBurnShape, infoMintShape, infoSwapShape } from './info-rows';

export const transactionKinds = ['swap', 'add', 'remove'] as const;

export type TransactionKind = (typeof transactionKinds)[number];

/** An amount in whole tokens, as the index writes it. */
export interface TokenAmount {
  readonly token: Row<typeof tokenFaceShape>;
  readonly amount: string;
}

/** A trade, or liquidity that came or went. Of a trade the first amount was sold and the second bought. */
export interface InfoTransaction {
  readonly id: string;
  readonly kind: TransactionKind;
  readonly hash: Hex;
  /** Unix seconds. */
  readonly time: number;
  readonly account: Address;
  readonly pool: Address;
  readonly amounts: readonly [TokenAmount, TokenAmount];
  /** 10^-18; undefined where nothing priced it. */
  readonly usdE18: bigint | undefined;
}

/** A trade; what went in and out of the same token (a flash swap) counts as what went in beyond it. */
export function swapTransaction(row: Row<typeof infoSwapShape>): InfoTransaction {
  const { token0, token1, amount0In, amount1In, amount0Out, amount1Out } = row;
  const isFirstSold = Number(amount0In) - Number(amount0Out) > 0;
  const amounts = isFirstSold
    ? ([
        { token: token0, amount: amount0In },
        { token: token1, amount: amount1Out },
      ] as const)
    : ([
        { token: token1, amount: amount1In },
        { token: token0, amount: amount0Out },
      ] as const);
  return { ...placeOf(row), kind: 'swap', account: row.from, amounts };
}

export function addTransaction(row: Row<typeof infoMintShape>): InfoTransaction {
  return { ...placeOf(row), kind: 'add', account: row.to, amounts: bothOf(row) };
}

export function removeTransaction(row: Row<typeof infoBurnShape>): InfoTransaction {
  return { ...placeOf(row), kind: 'remove', account: row.from, amounts: bothOf(row) };
}

type Event = Pick<Row<typeof infoMintShape>, 'id' | 'transaction' | 'timestamp' | 'pairId' | 'amountUSD'>;

function placeOf({ id, transaction, timestamp, pairId, amountUSD }: Event) {
  return { id, hash: transaction, time: timestamp, pool: pairId, usdE18: amountUSD || undefined };
}

function bothOf({ token0, token1, amount0, amount1 }: Row<typeof infoMintShape> | Row<typeof infoBurnShape>) {
  return [
    { token: token0, amount: amount0 },
    { token: token1, amount: amount1 },
  ] as const;
}
