import type { PoolFigures } from '@besc/domain/info/pool-figures';
import type { TokenFigures } from '@besc/domain/info/token-figures';
import { type Address, isAddressShape } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import { mostWatched } from '@besc/domain/shared/most-watched';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, pageWith, rowsWith } from '../shared/index-document';
import { figuresOf, nativeParts, poolRow, timesBefore, timesText, tokenRow } from './info-parts';

/** Rows of a page: each is a look-up or two, of which a request has 500. */
const pageRows = 100;

const watched = (list: string) => `${list}(where: { id_in: $watched }, limit: ${mostWatched})`;
const page = (list: string, order: string) =>
  `${list}(orderBy: "${order}", orderDirection: "desc", limit: ${pageRows}, after: $after)`;
const variables = '$watched: [String!], $after: String';

const tokens = indexDocument(`${variables}, $dayAgo: Int!`, {
  page: pageWith(page('tokens', 'tradeVolumeUSD'), tokenRow),
  watched: rowsWith(watched('tokens'), tokenRow, mostWatched),
  ...nativeParts,
});
const pools = indexDocument(`${variables}, ${timesText}`, {
  page: pageWith(page('pairs', 'reserveUSD'), poolRow),
  watched: rowsWith(watched('pairs'), poolRow, mostWatched),
  ...nativeParts,
});

/** A page of figures, and those of what is watched. */
export interface FiguresPage<Figures> {
  readonly rows: readonly Figures[];
  readonly watched: readonly Figures[];
  readonly next: string | undefined;
}

type Request = IndexRequest & {
  readonly now: number;
  readonly watched: readonly Address[];
  readonly after: string | undefined;
};

/** The tokens that traded most, a page at a time, and the watched ones. One request. Throws FetchError. */
export async function fetchTokenFigures(request: Request): Promise<FiguresPage<TokenFigures>> {
  const { rest, variables } = asked(request);
  const { weekAgo: _, ...days } = variables;
  const data = await fetchIndex({ ...rest, document: tokens, variables: days });
  const figures = figuresOf(data);
  const made = (rows: typeof data.watched) => rows.map((row) => figures.token(row));
  return { rows: made([...data.page.rows]), watched: made(data.watched), next: data.page.next };
}

/** The pools that hold most, a page at a time, and the watched ones. One request. Throws FetchError. */
export async function fetchPoolFigures(request: Request): Promise<FiguresPage<PoolFigures>> {
  const { rest, variables } = asked(request);
  const data = await fetchIndex({ ...rest, document: pools, variables });
  const figures = figuresOf(data);
  return { rows: data.page.rows.map(figures.pool), watched: data.watched.map(figures.pool), next: data.page.next };
}

function asked({ now, watched, after, ...rest }: Request) {
  const ids = watched.filter(isAddressShape).slice(0, mostWatched).map(indexId);
  return { rest, variables: { watched: ids, after: after ?? null, ...timesBefore(now) } };
}
