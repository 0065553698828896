import type { Address } from '@besc/domain/shared/address';
import { addressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod';

/** Since when and how often in a row a pair's conversion was refused; `until` in seconds. */
interface Pause {
  readonly times: number;
  readonly until: number;
}

/** Pauses by pair. */
export type Pauses = ReadonlyMap<Address, Pause>;

const firstSeconds = 300;
const longestSeconds = 6 * 3600;
const schema = z.record(z.string(), z.object({ times: z.number().int().min(1), until: z.number().int() }));

/** Whether a pair has to wait at `now`. A clock that went back cannot prolong a pause beyond the longest. */
export function isPaused(pauses: Pauses, pair: Address, now: number): boolean {
  const pause = pauses.get(pair);
  return pause !== undefined && now < pause.until && pause.until - now <= longestSeconds;
}

/** The pauses after one more refusal: five minutes, then twice as long each time, at most six hours. */
export function withRefusal(pauses: Pauses, pair: Address, now: number): Pauses {
  const times = (pauses.get(pair)?.times ?? 0) + 1;
  const seconds = Math.min(firstSeconds * 2 ** Math.min(times - 1, 20), longestSeconds);
  return new Map(pauses).set(pair, { times, until: now + seconds });
}

/** The pauses without a pair that was converted. */
export function withoutPause(pauses: Pauses, pair: Address): Pauses {
  const rest = new Map(pauses);
  rest.delete(pair);
  return rest;
}

/** Pauses as they are stored. */
export function storedPauses(pauses: Pauses): Record<string, Pause> {
  return Object.fromEntries(pauses);
}

/** Reads stored pauses. Throws when they are none. */
export function parsePauses(stored: unknown): Pauses {
  return new Map(Object.entries(schema.parse(stored)).map(([pair, pause]) => [addressSchema.parse(pair), pause]));
}
