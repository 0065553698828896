import * as z from 'zod/mini';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchJson } from '../shared/fetch-json';
import { hashSchema } from '../shared/hash-schema';

const numberOrNull = z.nullable(z.int());

/** What `/health` of the index answers. */
export const indexHealthSchema = z.object({
  status: z.string().check(z.maxLength(40)),
  healthy: z.boolean(),
  chainHead: numberOrNull,
  indexedBlock: numberOrNull,
  indexedHash: z.nullable(hashSchema),
  indexedTimestamp: numberOrNull,
  lagBlocks: numberOrNull,
  secondsSinceProgress: z.int(),
});

/** How far the index is: heights, hash and time of its newest block, blocks behind the chain, and its own verdict. */
export type IndexHealth = z.infer<typeof indexHealthSchema>;

/**
 * Asks the index how far it is. `url` is its GraphQL endpoint; health lies beside it. A verdict of "not healthy" is an
 * answer too. Throws FetchError.
 */
export function fetchIndexHealth({ url, ...rest }: IndexRequest): Promise<IndexHealth> {
  return fetchJson({ ...rest, url: healthUrl(url), schema: indexHealthSchema });
}

function healthUrl(graphqlUrl: string): string {
  return `${graphqlUrl.replace(/[?#].*$/, '').replace(/\/(?:graphql)?\/?$/, '')}/health?report`;
}
