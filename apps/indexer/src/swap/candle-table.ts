import { candleShape } from '@besc/domain/market/candle';
import { index, onchainTable } from 'ponder';
import { columns } from '../shared/row-columns';

/** The trades of a pair by minute, five minutes, hour and day. Prices are smallest units of token 1 for one of token 0, times 10^42. */
export const pairCandle = onchainTable(
  'pair_candle',
  (t) =>
    columns(t, {
      /** pair, "-", seconds, "-", start */
      id: 'text',
      pairId: 'address',
      seconds: 'count',
      decimals0: 'count',
      decimals1: 'count',
      ...candleShape,
    }),
  (table) => ({ byPair: index().on(table.pairId, table.seconds, table.start) }),
);
