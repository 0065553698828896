import * as z from 'zod/mini';
import { FetchError } from './fetch-error';
import { type FetchOptions, fetchText } from './fetch-text';
import { firstIssue } from './first-issue';
import { parseJson } from './parse-json';

/** Fetches JSON and parses it with a schema. Throws FetchError; ANSWER_SHAPE names the first field that is wrong. */
export async function fetchJson<Schema extends z.core.$ZodType>(
  options: FetchOptions & { schema: Schema },
): Promise<z.output<Schema>> {
  const json = parseJson(await fetchText(options));
  const result = z.safeParse(options.schema, json);
  if (result.success) return result.data;
  const { field, problem } = firstIssue(result.error);
  throw new FetchError('ANSWER_SHAPE', `The answer is not valid: ${field || 'the whole'} ${problem}`);
}
