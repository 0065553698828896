import type { PartlyRead } from '../src/shared/partly-read';

/** What was read of something that was read whole; throws what is missing. */
export function whole<Whole extends object>(read: PartlyRead<Whole>): Whole {
  for (const [name, value] of Object.entries(read)) if (value === undefined) throw new Error(`${name} was not read`);
  return read as Whole;
}
