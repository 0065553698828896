import type { SeriesPoint } from '@besc/domain/info/history-series';
import type { InfoTransaction } from '@besc/domain/info/info-transaction';
import type { TokenFigures } from '@besc/domain/info/token-figures';
import type { PoolFigures } from '@besc/domain/market/pool-figures';
import { formatExact } from '@besc/domain/shared/amount';
import { toFixed } from '@besc/domain/shared/fraction';
import { poolApr } from '../../blocks/amounts/pool-apr';

type Rows = readonly (readonly string[])[];

/* Files for spreadsheets: English heads, all digits, USD, times in UTC; what is not known is empty. */

const digits = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 15 });

const usd = (e18: bigint | undefined) => (e18 === undefined ? '' : formatExact(e18, 18));

export function tokensCsv(rows: readonly TokenFigures[]): Rows {
  const head = ['address', 'symbol', 'name', 'price_usd', 'change_24h', 'volume_24h_usd', 'liquidity_usd'];
  return [
    head,
    ...rows.map(({ token, priceE18, change, volumeE18, liquidityE18 }) => [
      token.id,
      token.symbol,
      token.name,
      usd(priceE18),
      change === undefined ? '' : change.toFixed(6),
      usd(volumeE18),
      usd(liquidityE18),
    ]),
  ];
}

export function poolsCsv(rows: readonly PoolFigures[]): Rows {
  const tokens = ['token0', 'symbol0', 'reserve0', 'token1', 'symbol1', 'reserve1'];
  const head = ['address', ...tokens, 'liquidity_usd', 'volume_24h_usd', 'volume_7d_usd', 'fees_24h_usd', 'apr'];
  return [
    head,
    ...rows.map((row) => {
      const apr = poolApr(row);
      return [
        row.address,
        ...[row.token0.id, row.token0.symbol, row.reserve0, row.token1.id, row.token1.symbol, row.reserve1],
        usd(row.liquidityE18),
        usd(row.volumeE18),
        usd(row.weekVolumeE18),
        usd(row.feesE18),
        apr === undefined ? '' : toFixed(apr, 6),
      ];
    }),
  ];
}

/** A chart: what it shows at the end of each part, or over it. */
export function historyCsv(points: readonly SeriesPoint[], measure: string): Rows {
  return [
    ['time', `${measure}_usd`],
    ...points.map(({ time, value }) => [new Date(time * 1000).toISOString(), digits.format(value)]),
  ];
}

export function transactionsCsv(rows: readonly InfoTransaction[]): Rows {
  const amounts = ['token_a', 'symbol_a', 'amount_a', 'token_b', 'symbol_b', 'amount_b'];
  const head = ['time', 'kind', 'transaction', 'account', 'pool', ...amounts, 'value_usd'];
  return [
    head,
    ...rows.map(({ time, kind, hash, account, pool, amounts: both, usdE18 }) => [
      new Date(time * 1000).toISOString(),
      ...[kind, hash, account, pool],
      ...both.flatMap(({ token, amount }) => [token.id, token.symbol, amount]),
      usd(usdE18),
    ]),
  ];
}
