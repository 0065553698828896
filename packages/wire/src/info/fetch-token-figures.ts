import type { TokenFigures } from '@besc/domain/info/token-figures';
import { mostWatched } from '@besc/domain/shared/most-watched';
import { fetchIndex } from '../shared/fetch-index';
import { type FiguresPage, type FiguresRequest, figuresVariables } from '../shared/figures-page';
import { indexDocument, pageWith, rowsWith } from '../shared/index-document';
import { daysText, onceEach } from '../shared/pool-parts';
import { figuresOf, nativeParts, tokenLeaders, tokenRow } from './info-parts';

const variablesText = '$watched: [String!], $after: String, $dayAgo: Int!';
const parts = {
  // Each row is a look-up, of which a request has 500.
  page: pageWith('tokens(orderBy: "tradeVolumeUSD", orderDirection: "desc", limit: 100, after: $after)', tokenRow),
  watched: rowsWith(`tokens(where: { id_in: $watched }, limit: ${mostWatched})`, tokenRow, mostWatched),
  ...nativeParts,
};
const laterPage = indexDocument(variablesText, parts);
const firstPage = indexDocument(`${variablesText}, ${daysText}`, { ...parts, ...tokenLeaders(150) });

/**
 * The tokens that traded most since they exist, a page at a time, and the watched ones. With the first page those that traded most
 * today and yesterday, 150 of each. One request. Throws FetchError.
 */
export async function fetchTokenFigures(request: FiguresRequest): Promise<FiguresPage<TokenFigures>> {
  const { rest, variables } = figuresVariables(request);
  const { weekAgo: _, today, yesterday, ...given } = variables;
  if (given.after !== null)
    return figuresPage(await fetchIndex({ ...rest, document: laterPage, variables: given }), []);
  const data = await fetchIndex({ ...rest, document: firstPage, variables: { ...given, today, yesterday } });
  return figuresPage(data, [...data.tokensToday, ...data.tokensYesterday]);
}

type Asked = Awaited<ReturnType<typeof fetchIndex<(typeof laterPage)['data']>>>;

function figuresPage(data: Asked, leaders: Asked['watched']): FiguresPage<TokenFigures> {
  const figures = figuresOf(data);
  const made = (rows: Asked['watched']) => rows.map((row) => figures.token(row));
  return { rows: made(onceEach([...data.page.rows, ...leaders])), watched: made(data.watched), next: data.page.next };
}
