import { wordShape } from '@besc/domain/random/word-shape';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, oneRow } from '../shared/index-document';

export type RandomWord = Row<typeof wordShape>;

const document = indexDocument('$id: String!', { word: oneRow('randomWord(id: $id)', wordShape) });

/** A word by its id in the index (`wordId` of a lottery round); undefined when there is none. Throws FetchError. */
export async function fetchRandomWord(request: IndexRequest & { id: string }): Promise<RandomWord | undefined> {
  const { id, ...rest } = request;
  return (await fetchIndex({ ...rest, document, variables: { id } })).word;
}
