import type { Vote } from '@besc/domain/voting/vote';
import * as z from 'zod/mini';
import { FetchError } from '../shared/fetch-error';
import { fetchJson } from '../shared/fetch-json';
import { joinUrl } from '../shared/join-url';
import type { HubRequest } from './fetch-proposals';
import { moneyText } from './voting-fields';

/** Most votes of one request. */
export const mostVerified = 300;

/** What `/verify` answers: by the lower-case address of each voter (VOTE-19). */
export const verifyAnswerSchema = z.object({ data: z.record(z.string(), z.object({ isValid: z.boolean() })) });

/**
 * Whether the power of votes is what the hub found at a block (VOTE-20), by the lower-case address of the voter; a vote that is
 * missing or not true is invalid (VOTE-07). The block is that of the chain now unless told otherwise (VOTE-22). Throws an Error
 * with the text of the status when the hub refuses (VOTE-21), FetchError without an answer.
 */
export async function verifyVotes(
  options: HubRequest & {
    readonly votes: readonly Pick<Vote, 'voter' | 'power' | 'verificationHash'>[];
    readonly block: number;
  },
): Promise<ReadonlyMap<string, boolean>> {
  const { url, votes, block, ...rest } = options;
  const found = new Map<string, boolean>();
  for (let from = 0; from < votes.length; from += mostVerified) {
    const part = votes.slice(from, from + mostVerified).map(({ voter, power, verificationHash }) => {
      return { address: voter, verificationHash, total: moneyText(power) };
    });
    const body = { block, votes: part };
    const request = { ...rest, url: joinUrl(url, '/verify'), body, schema: verifyAnswerSchema };
    const { data } = await fetchJson(request).catch(throwStatusText);
    for (const [voter, { isValid }] of Object.entries(data)) found.set(voter.toLowerCase(), isValid);
  }
  return found;
}

/** Words of the statuses that the hub answers with; HTTP/2 carries none. */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

function throwStatusText(error: unknown): never {
  if (!(error instanceof FetchError) || error.status === undefined) throw error;
  throw new Error(statusTexts[error.status] ?? `HTTP ${error.status}`, { cause: error });
}
