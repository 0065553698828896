import type * as z from 'zod/mini';
import { FetchError } from './fetch-error';
import { fetchJson } from './fetch-json';
import { joinUrl } from './join-url';
import type { SignedFields, SignedMessage, SignedPost } from './signed-message';

/**
 * How the sending of a signed message ended, when it was not refused. `earlier`: taken by an attempt whose answer was lost, so
 * that what it said is unknown. `doubtful`: an attempt may have been taken, and nothing since has said whether. The same
 * post may then be given to `postSigned` again, with `wasDoubtful`; a new one might be taken besides.
 */
export type PostEnd<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'earlier' }
  | { readonly kind: 'doubtful'; readonly error: FetchError };

/**
 * Sends a signed message to the API. When it is unknown whether it was taken (no answer, one that makes no sense, or 503), the
 * same one is sent again: the API takes it once, and MESSAGE_SPENT says that it had been. Throws FetchError, whose `refusal`
 * is the API's code, only when no attempt can have been taken.
 */
export async function postSigned<Fields extends SignedFields, Answer extends z.core.$ZodType>(options: {
  /** Where the API is (`settings.api.url`). */
  readonly url: string;
  readonly message: SignedMessage<Fields, Answer>;
  readonly post: SignedPost<Fields>;
  /** It was sent before, and that ended in doubt. */
  readonly wasDoubtful?: boolean;
  /** How long is waited before each further attempt. */
  readonly pausesMs?: readonly number[];
  readonly signal?: AbortSignal;
}): Promise<PostEnd<z.output<Answer>>> {
  const { url, message, post, wasDoubtful = false, pausesMs = [1_000, 5_000], signal } = options;
  const request = {
    url: joinUrl(url, message.path),
    body: post,
    schema: message.answer,
    ...(signal && { signal }),
  };
  let isDoubtful = wasDoubtful;
  for (let attempt = 0; ; attempt++) {
    try {
      return { kind: 'answered', answer: await fetchJson(request) };
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      // The salt is random: no other client has sent this very message.
      if (error.refusal === 'MESSAGE_SPENT') return { kind: 'earlier' };
      isDoubtful ||= isDoubt(error);
      // Refused the first time it was heard of. After a doubt a refusal speaks of its own attempt only.
      if (!isDoubtful) throw error;
      const pauseMs = pausesMs[attempt];
      if (pauseMs === undefined || !(isDoubt(error) || error.status === 429)) return { kind: 'doubtful', error };
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      signal?.throwIfAborted();
    }
  }
}

/** What cannot be read is no refusal either: those of the API are a status. */
function isDoubt({ code, status = 0 }: FetchError): boolean {
  return code !== 'HTTP_STATUS' || status >= 500;
}
