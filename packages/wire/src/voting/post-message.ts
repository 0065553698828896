import type { Address } from '@besc/domain/shared/address';
import { cleanText } from '@besc/domain/shared/clean-text';
import type { Hex } from '@besc/domain/shared/hex';
import * as z from 'zod/mini';
import { FetchError } from '../shared/fetch-error';
import { fetchJson } from '../shared/fetch-json';
import { hashSchema } from '../shared/hash-schema';
import { joinUrl } from '../shared/join-url';
import { parseJson } from '../shared/parse-json';
import type { HubRequest } from './fetch-proposals';
import { HubError, hubErrorSchema } from './hub-error';
import { receiptSchema } from './log-schemas';

/** What is said when a message was not taken and there are no better words (VOTE-32). */
export const messageFailed = 'Error occurred, please try again';

/** What the hub answers to a message: its id, and for a vote the signed receipt of its place in the log. */
export const messageTakenSchema = z.object({ ipfsHash: hashSchema, receipt: z.optional(receiptSchema) });

/**
 * Posts a signed proposal or vote (VOTE-24). The same message again is answered as the first time, so it may be sent again after
 * a failure that `isPassing`. Throws HubError.
 */
export async function postMessage(
  options: HubRequest & { readonly account: Address; readonly text: string; readonly signature: Hex },
): Promise<z.output<typeof messageTakenSchema>> {
  const { url, account, text, signature, ...rest } = options;
  const body = { address: account, msg: text, sig: signature };
  try {
    return await fetchJson({ ...rest, url: joinUrl(url, '/api/message'), body, schema: messageTakenSchema });
  } catch (error) {
    throw error instanceof FetchError ? hubError(error) : error;
  }
}

function hubError({ status = 0, cause, code, refusal = 'UNREADABLE' }: FetchError): HubError {
  const isPassing = code !== 'HTTP_STATUS' || status >= 500 || status === 429;
  const said = typeof cause === 'string' ? hubErrorSchema.safeParse(readOrNothing(cause)).data : undefined;
  if (said === undefined) return new HubError(refusal, messageFailed, status, isPassing);
  return new HubError(said.error, cleanText(said.error_description) || messageFailed, status, isPassing);
}

function readOrNothing(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
