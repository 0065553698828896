import type { PoolFigures } from '@besc/domain/market/pool-figures';
import { mostWatched } from '@besc/domain/shared/most-watched';
import { fetchIndex } from '../shared/fetch-index';
import { type FiguresPage, type FiguresRequest, figuresVariables } from '../shared/figures-page';
import { indexDocument, pageWith, rowsWith } from '../shared/index-document';
import { daysText, nativeNow, onceEach, poolFiguresAt, poolLeaders, poolRow, timesText } from '../shared/pool-parts';

const variablesText = `$watched: [String!], $after: String, ${timesText}`;
const parts = {
  // Each row is two look-ups, of which a request has 500.
  page: pageWith('pairs(orderBy: "reserveUSD", orderDirection: "desc", limit: 100, after: $after)', poolRow),
  watched: rowsWith(`pairs(where: { id_in: $watched }, limit: ${mostWatched})`, poolRow, mostWatched),
  bundle: nativeNow,
};
const laterPage = indexDocument(variablesText, parts);
const firstPage = indexDocument(`${variablesText}, ${daysText}`, { ...parts, ...poolLeaders(45) });

/**
 * The pools that hold most, a page at a time, and the watched ones. With the first page those that traded most today and
 * yesterday, 45 of each. One request. Throws FetchError.
 */
export async function fetchPoolFigures(request: FiguresRequest): Promise<FiguresPage<PoolFigures>> {
  const { rest, variables } = figuresVariables(request);
  const { today, yesterday, ...given } = variables;
  if (given.after !== null)
    return figuresPage(await fetchIndex({ ...rest, document: laterPage, variables: given }), []);
  const data = await fetchIndex({ ...rest, document: firstPage, variables: { ...given, today, yesterday } });
  return figuresPage(data, [...data.poolsToday, ...data.poolsYesterday]);
}

type Asked = Awaited<ReturnType<typeof fetchIndex<(typeof laterPage)['data']>>>;

function figuresPage({ page, watched, bundle }: Asked, leaders: Asked['watched']): FiguresPage<PoolFigures> {
  const figures = poolFiguresAt(bundle);
  return { rows: onceEach([...page.rows, ...leaders]).map(figures), watched: watched.map(figures), next: page.next };
}
