import type * as z from 'zod/mini';
import { FetchError } from './fetch-error';
import { fetchJson } from './fetch-json';
import type { SignedFields, SignedMessage, SignedPost } from './signed-message';

/** How a signed message was taken. `earlier`: by an attempt whose answer was lost, so that nobody knows what it said. */
export type PostEnd<Answer> = { readonly kind: 'answered'; readonly answer: Answer } | { readonly kind: 'earlier' };

/**
 * Sends a signed message to the API. When nobody knows whether it was taken (no answer, or 503), the same one is sent again:
 * the API takes it once, and MESSAGE_SPENT says that it had been. Throws FetchError, whose `refusal` is the API's code; the
 * same post may then be given here again, for as long as its time counts.
 */
export async function postSigned<Fields extends SignedFields, Answer extends z.core.$ZodType>(options: {
  /** Where the API is (`settings.api.url`). */
  readonly url: string;
  readonly message: SignedMessage<Fields, Answer>;
  readonly post: SignedPost<Fields>;
  /** How long is waited before each further attempt. */
  readonly pausesMs?: readonly number[];
  readonly signal?: AbortSignal;
}): Promise<PostEnd<z.output<Answer>>> {
  const { url, message, post, pausesMs = [1_000, 5_000], signal } = options;
  const request = {
    url: url.replace(/\/+$/, '') + message.path,
    body: post,
    schema: message.answer,
    ...(signal && { signal }),
  };
  const attempt = async ([pauseMs, ...furtherMs]: readonly number[]): Promise<PostEnd<z.output<Answer>>> => {
    try {
      return { kind: 'answered', answer: await fetchJson(request) };
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      // The salt is chance: nobody else has sent this very message.
      if (error.refusal === 'MESSAGE_SPENT') return { kind: 'earlier' };
      if (!isDoubt(error) || pauseMs === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      signal?.throwIfAborted();
      return await attempt(furtherMs);
    }
  };
  return await attempt(pausesMs);
}

function isDoubt({ code, status = 0 }: FetchError): boolean {
  return code === 'NETWORK' || code === 'REQUEST_TIMEOUT' || status >= 500;
}
