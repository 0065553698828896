import { FetchError } from './fetch-error';

/** What a text of JSON says. Throws FetchError when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new FetchError('ANSWER_NOT_JSON', 'The answer is not JSON', { cause });
  }
}
