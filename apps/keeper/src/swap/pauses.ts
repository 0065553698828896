import type { Address } from '@besc/domain/shared/address';
import { daySeconds } from '@besc/domain/shared/constants';
import { addressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod';

/** Since when and how often in a row a pair's conversion was refused; `until` in seconds. */
interface Pause {
  readonly times: number;
  readonly until: number;
  /** Of conversions that were mined and reverted. */
  readonly reverted?: Reverted | undefined;
}

/** How often in a row, when the last one was (seconds), and what its gas cost (wei). */
interface Reverted {
  readonly times: number;
  readonly at: number;
  readonly cost: bigint;
}

/** Pauses by pair. */
export type Pauses = ReadonlyMap<Address, Pause>;

const firstSeconds = 300;
const longestSeconds = 6 * 3600;
const count = z.number().int().min(1);
const wei = z
  .string()
  .regex(/^\d{1,40}$/)
  .transform(BigInt);
const reverted = z.object({ times: count, at: z.number().int(), cost: wei });
const schema = z.record(z.string(), z.object({ times: count, until: z.number().int(), reverted: reverted.optional() }));

/** How long a pair rests after so many reverted conversions in a row: a day, then twice as long each time. */
function restSeconds(times: number): number {
  return daySeconds * 2 ** Math.min(times - 1, 20);
}

/** Whether a pair has to wait at `now`. A clock that went back cannot prolong a pause beyond the longest. */
export function isPaused(pauses: Pauses, pair: Address, now: number): boolean {
  const pause = pauses.get(pair);
  if (pause === undefined || now >= pause.until) return false;
  return pause.until - now <= (pause.reverted ? restSeconds(pause.reverted.times) : longestSeconds);
}

/** The pauses after one more refusal: five minutes, then twice as long each time, at most six hours. */
export function withRefusal(pauses: Pauses, pair: Address, now: number): Pauses {
  const before = pauses.get(pair);
  const times = (before?.times ?? 0) + 1;
  const seconds = Math.min(firstSeconds * 2 ** Math.min(times - 1, 20), longestSeconds);
  return new Map(pauses).set(pair, { ...before, times, until: now + seconds });
}

/** The pauses after a conversion that was mined and reverted, for which `cost` (wei) was paid: a day, then twice as long each time. */
export function withRevert(pauses: Pauses, pair: Address, { now, cost }: { now: number; cost: bigint }): Pauses {
  const before = pauses.get(pair);
  const times = (before?.reverted?.times ?? 0) + 1;
  const reverted = { times, at: now, cost };
  return new Map(pauses).set(pair, { times: before?.times ?? 1, until: now + restSeconds(times), reverted });
}

/** What conversions that were mined and reverted have cost within a day of `now`, wei. No pair has more than one in a day. */
export function lostInADay(pauses: Pauses, now: number): bigint {
  const recent = [...pauses.values()].flatMap(({ reverted }) => reverted ?? []);
  return recent.reduce((sum, { at, cost }) => (Math.abs(now - at) < daySeconds ? sum + cost : sum), 0n);
}

/** The pauses without a pair that was converted. */
export function withoutPause(pauses: Pauses, pair: Address): Pauses {
  const rest = new Map(pauses);
  rest.delete(pair);
  return rest;
}

/** Pauses as JSON can hold them. */
export function storedPauses(pauses: Pauses): Record<string, unknown> {
  const stored = ({ reverted, ...pause }: Pause) =>
    reverted ? { ...pause, reverted: { ...reverted, cost: `${reverted.cost}` } } : pause;
  return Object.fromEntries([...pauses].map(([pair, pause]) => [pair, stored(pause)]));
}

/** Reads stored pauses. Throws when they are none. */
export function parsePauses(stored: unknown): Pauses {
  return new Map(Object.entries(schema.parse(stored)).map(([pair, pause]) => [addressSchema.parse(pair), pause]));
}
