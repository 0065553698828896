import type { Hex } from '@besc/domain/shared/hex';
import type { LogEntry, VoteLog } from '@besc/domain/voting/vote-log';
import type { ApiRead } from '../shared/api-read';
import { readUrl } from '../shared/api-read';
import { FetchError } from '../shared/fetch-error';
import { fetchJson } from '../shared/fetch-json';
import type { HubRequest } from './fetch-proposals';
import { logPageSchema } from './log-schemas';

/** Entries of a page of the log. */
export const logPage = 500;

/** Entries of a proposal's log after a place. */
export const logRead = {
  path: '/voting/log',
  parameters: ['proposal', 'after'],
  answer: logPageSchema,
} as const satisfies ApiRead;

/** The whole log of a proposal, page by page. `onPage` is told how many of how many are there. Throws FetchError. */
export async function fetchLog(
  options: HubRequest & { readonly proposal: Hex; readonly onPage?: (read: number, all: number) => void },
): Promise<VoteLog> {
  const { url, proposal, onPage, ...rest } = options;
  const entries: LogEntry[] = [];
  for (;;) {
    const address = readUrl(url, logRead, { proposal, after: String(entries.length) });
    const page = await fetchJson({ ...rest, url: address, schema: logPageSchema, maximumBytes: 5_000_000 });
    entries.push(...page.entries);
    const all = page.head?.position ?? 0;
    onPage?.(entries.length, all);
    if (entries.length >= all) return { proposal: page.proposal, entries, head: page.head ?? undefined };
    if (page.entries.length === 0) {
      throw new FetchError('ANSWER_SHAPE', `The log ends after ${entries.length} of ${all} entries`);
    }
  }
}
