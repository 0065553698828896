import type { CandleSeconds, candleShape } from '@besc/domain/market/candle';
import type { Address } from '@besc/domain/shared/address';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchCandles, mostCandles } from '@besc/wire/swap/fetch-candles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failedRefreshMs } from '../../lib/fresh-while-visible';
import { askIndex } from '../chain/ask-index';
import { useChain } from '../chain/chain-context';
import { indexQuery } from '../chain/index-query';
import { marketRefreshMs } from './market-refresh';

type Candles = readonly Row<typeof candleShape>[];

/** What is kept of one pair: oldest first, and whether there may be older ones. */
interface Kept {
  readonly rows: Candles;
  readonly goesOn: boolean;
}

/** So many are asked for again; where they do not meet what is kept, all are. */
const mostRenewed = 10;

/** So many candles are kept at most: looking back ends there. */
const mostKept = 3_000;

/** The candles of a pair, renewed while they are seen, and older ones when they are asked for. */
export function useCandles(pair: Address, seconds: CandleSeconds) {
  const chain = useChain();
  const client = useQueryClient();
  const { url } = chain.settings.index;
  const options = indexQuery(chain, {
    key: ['candles', pair, seconds],
    refreshMs: marketRefreshMs,
    failedMs: failedRefreshMs,
    ask: async (request): Promise<Kept> => {
      const newest = (most: number) => fetchCandles({ ...request, pair, seconds, before: undefined, most });
      const kept = client.getQueryData<Kept>(['candles', url, pair, seconds]);
      const joined = kept && withNewest(kept, await newest(mostRenewed));
      if (joined) return joined;
      const rows = await newest(mostCandles);
      return { rows, goesOn: rows.length === mostCandles };
    },
  });
  const query = useQuery(options);
  const { data } = query;
  const [first] = data?.rows ?? [];
  const older = useMutation({
    mutationFn: async () => {
      if (first === undefined || older.isPending) return;
      const { signal } = new AbortController();
      const rows = await askIndex({ url, signal }, (request) =>
        fetchCandles({ ...request, pair, seconds, before: first.start, most: mostCandles }),
      );
      client.setQueryData<Kept>(['candles', url, pair, seconds], (kept) =>
        kept?.rows[0] !== first ? kept : { rows: [...rows, ...kept.rows], goesOn: rows.length === mostCandles },
      );
    },
  });
  const goesOn = data?.goesOn === true && data.rows.length < mostKept;
  return {
    query,
    rows: data?.rows,
    loadOlder: () => {
      if (goesOn && older.isIdle) older.mutate(undefined, { onSettled: () => older.reset() });
    },
  };
}

/** The newest take the place of what they tell again; undefined where they do not meet what is kept. */
function withNewest(kept: Kept, rows: Candles): Kept | undefined {
  const [first] = rows;
  const last = kept.rows.at(-1);
  if (first === undefined || last === undefined || last.start < first.start) return undefined;
  return { ...kept, rows: [...kept.rows.filter(({ start }) => start < first.start), ...rows] };
}
