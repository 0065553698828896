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
      const rows = await fetchCandles({ ...request, pair, seconds, before: undefined, most: mostCandles });
      return withNewest(client.getQueryData<Kept>(['candles', url, pair, seconds]), rows);
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
  const goesOn = data !== undefined && data.goesOn && data.rows.length < mostKept;
  return {
    query,
    rows: data?.rows,
    loadOlder: () => {
      if (goesOn && older.isIdle) older.mutate(undefined, { onSettled: () => older.reset() });
    },
  };
}

/** The newest page takes the place of what it tells again; what came before stays while the two meet. */
function withNewest(kept: Kept | undefined, rows: Candles): Kept {
  const [first] = rows;
  const goesOn = rows.length === mostCandles;
  if (kept === undefined || first === undefined) return { rows, goesOn };
  const last = kept.rows.at(-1);
  if (!goesOn || last === undefined || last.start < first.start) return { rows, goesOn };
  const before = kept.rows.filter(({ start }) => start < first.start);
  return { rows: [...before, ...rows], goesOn: before.length === 0 ? goesOn : kept.goesOn };
}
