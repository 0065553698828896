import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row, RowShape } from '@besc/domain/shared/row-shape';
import { type StakeSums, stakeSumsShape, sumsOf } from '@besc/domain/shared/stake-sums';
import { batches } from './batches';
import { fetchIndex, type IndexRequest } from './fetch-index';
import { fetchPages } from './fetch-pages';
import { indexDocument, pageOf, rowsOf } from './index-document';
import { indexLimits } from './index-limits';

/** A day as the index has it: when it began (unix seconds), what moved on it, and what `Shape` has of its end. */
export type StakeDayRow<Shape extends RowShape> = StakeSums & Row<Shape> & { readonly time: number };

const sent = { date: 'time', ...stakeSumsShape } as const;
/** Look-ups of one request, each with all of a row. */
const timesPerRequest = indexLimits.lookups / 2;
/** Ten years of days in twenty farms; what is more is not drawn. */
const mostPages = 75;

function dayOf<Shape extends RowShape>(row: Row<typeof sent>): StakeDayRow<Shape> {
  const { date, deposited: _, depositedUSD, withdrawn, withdrawnUSD, harvested, harvestedUSD, ...own } = row;
  return { time: date, ...own, ...sumsOf(row) } as StakeDayRow<Shape>;
}

/** Of each time (unix seconds) the newest day of a thing that began by then. Oldest first, each once. Throws FetchError. */
export async function fetchDays<const Shape extends RowShape & { readonly date: 'time' }>(
  request: IndexRequest & { kind: string; owner: string; times: readonly number[]; shape: Shape },
): Promise<Row<Shape>[]> {
  const { kind, owner, times, shape, ...rest } = request;
  const found = new Map<unknown, Row<Shape>>();
  for (const part of batches([...new Set(times.map((time) => Math.floor(time)))], timesPerRequest)) {
    const lookups = part.map((time) => {
      const where = `${kind}Id: $owner, date_lte: ${time}`;
      const list = `${kind}DayDatas(where: { ${where} }, orderBy: "date", orderDirection: "desc", limit: 1)`;
      return [`t${time}`, rowsOf(list, shape)] as const;
    });
    const document = indexDocument('$owner: String!', Object.fromEntries(lookups));
    const data = await fetchIndex({ ...rest, document, variables: { owner } });
    for (const row of Object.values(data).flat()) found.set(row.date, row);
  }
  return [...found.values()].toSorted((a, b) => Number(a.date) - Number(b.date));
}

/**
 * Of one farm, pool or vault for each time (unix seconds) the newest day that began by then, so that days without an event
 * carry the last figures. Oldest first, each once. `kind` is what the index calls it. Throws FetchError.
 */
export async function fetchStakeDays<const Shape extends RowShape>(
  request: IndexRequest & { kind: string; owner: string; times: readonly number[]; shape: Shape },
): Promise<StakeDayRow<Shape>[]> {
  return (await fetchDays({ ...request, shape: { ...sent, ...request.shape } })).map(dayOf<Shape>);
}

/** All days with an action of an account in farms, pools or the vault, oldest first, from `from` (unix seconds) on. Throws FetchError. */
export async function fetchAccountDays<const Shape extends RowShape>(
  request: IndexRequest & { kind: string; account: Address; from?: number; shape: Shape },
): Promise<StakeDayRow<Shape>[]> {
  const { kind, account, from = 0, shape, ...rest } = request;
  const where = `account: $account, date_gte: ${Math.floor(from)}`;
  const list = `${kind}PositionDayDatas(where: { ${where} }, orderBy: "date", orderDirection: "asc", limit: ${indexLimits.pageRows}, after: $after)`;
  const document = indexDocument('$account: String!, $after: String', { page: pageOf(list, { ...sent, ...shape }) });
  const days = await fetchPages({ ...rest, document, variables: { account: indexId(account) }, mostPages });
  return days.map(dayOf<Shape>);
}
