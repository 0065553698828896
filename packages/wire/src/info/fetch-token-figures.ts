import type { TokenFigures } from '@besc/domain/info/token-figures';
import { mostWatched } from '@besc/domain/shared/most-watched';
import { fetchIndex } from '../shared/fetch-index';
import { type FiguresPage, type FiguresRequest, figuresVariables } from '../shared/figures-page';
import { indexDocument, pageWith, rowsWith } from '../shared/index-document';
import { figuresOf, nativeParts, tokenRow } from './info-parts';

const document = indexDocument('$watched: [String!], $after: String, $dayAgo: Int!', {
  // Each row is a look-up, of which a request has 500.
  page: pageWith('tokens(orderBy: "tradeVolumeUSD", orderDirection: "desc", limit: 100, after: $after)', tokenRow),
  watched: rowsWith(`tokens(where: { id_in: $watched }, limit: ${mostWatched})`, tokenRow, mostWatched),
  ...nativeParts,
});

/** The tokens that traded most, a page at a time, and the watched ones. One request. Throws FetchError. */
export async function fetchTokenFigures(request: FiguresRequest): Promise<FiguresPage<TokenFigures>> {
  const { rest, variables } = figuresVariables(request);
  const { weekAgo: _, ...days } = variables;
  const data = await fetchIndex({ ...rest, document, variables: days });
  const figures = figuresOf(data);
  const made = (rows: typeof data.watched) => rows.map((row) => figures.token(row));
  return { rows: made([...data.page.rows]), watched: made(data.watched), next: data.page.next };
}
