import { mostReporters } from '@besc/domain/oracle/most-reporters';
import type { Hex } from '@besc/domain/shared/hex';
import * as z from 'zod/mini';
import { fetchJson } from '../shared/fetch-json';
import { wholeSchema } from '../shared/stake-schema';

/** A price (8 decimals) as a reporter signed it for a time that the request named. */
export interface OfferedReport {
  readonly price: bigint;
  readonly signature: Hex;
}

const signatureSchema = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{130}$/, 'must be 0x and 65 bytes in hex')),
  z.transform((text: string) => text as Hex),
);
const answerSchema = z.object({
  reports: z.array(z.object({ price: wholeSchema, signature: signatureSchema })).check(z.maxLength(mostReporters)),
});

/** The answer to `GET /report?time=` as it travels. */
export function reportsAnswer(reports: readonly OfferedReport[]) {
  return { reports: reports.map(({ price, signature }) => ({ price: `${price}`, signature })) };
}

/**
 * Asks another keeper for what its reporters say of a time (seconds), and follows it nowhere else. Nothing in the answer is checked
 * but its shape. Throws FetchError.
 */
export async function fetchReports(options: {
  readonly peer: string;
  readonly time: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}): Promise<readonly OfferedReport[]> {
  const { peer, time, timeoutMs, signal } = options;
  const url = `${peer.replace(/\/$/, '')}/report?time=${time}`;
  const { reports } = await fetchJson({
    url,
    timeoutMs,
    signal,
    redirect: 'error',
    maximumBytes: 8_192,
    schema: answerSchema,
  });
  return reports;
}
