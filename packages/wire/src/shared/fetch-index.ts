import { cleanText } from '@besc/domain/shared/clean-text';
import * as z from 'zod/mini';
import { FetchError } from './fetch-error';
import { fetchJson } from './fetch-json';

/** A GraphQL query and the form of its `data`. */
export interface IndexDocument<Schema extends z.core.$ZodType> {
  readonly query: string;
  readonly data: Schema;
}

/** Where and how long to ask. `url` is the GraphQL endpoint of the settings. */
export interface IndexRequest {
  readonly url: string;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** The name of the request for which this one is made. */
  readonly requestId?: string | undefined;
}

const maximumAnswerBytes = 5_000_000;

const envelopeSchema = z.object({
  data: z.optional(z.unknown()),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
});

/**
 * Asks the index by POST and answers the parsed `data`. Throws FetchError: INDEX_QUERY carries the index's own words for a
 * refused query, ANSWER_SHAPE names the field that is not as promised. An answer with errors is never used in part.
 */
export async function fetchIndex<Schema extends z.core.$ZodType>(
  options: IndexRequest & { document: IndexDocument<Schema>; variables?: Readonly<Record<string, unknown>> },
): Promise<z.output<Schema>> {
  const { document, variables = {}, ...request } = options;
  const body = { query: document.query, variables };
  const { data, errors = [] } = await fetchJson({
    ...request,
    body,
    schema: envelopeSchema,
    maximumBytes: maximumAnswerBytes,
  });
  if (errors[0] !== undefined) {
    throw new FetchError('INDEX_QUERY', `The index refused the query: ${cleanText(errors[0].message).slice(0, 200)}`);
  }
  const result = z.safeParse(document.data, data);
  if (result.success) return result.data;
  throw new FetchError('ANSWER_SHAPE', 'The answer of the index is not valid', { cause: result.error });
}
