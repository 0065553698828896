import type { PartlyRead } from '@besc/domain/shared/partly-read';
import { orNothing } from './or-nothing';

/** Reads the fields of a record each by itself, as `orNothing` does. Rejects with ReadError when the chain could not be asked. */
export async function readFields<Whole extends object>(
  reads: {
    readonly [Field in keyof Whole]: Promise<Whole[Field]>;
  },
): Promise<PartlyRead<Whole>> {
  const fields = Object.entries<Promise<unknown>>(reads).map(async ([name, read]) => [name, await orNothing(read)]);
  return Object.fromEntries(await Promise.all(fields)) as PartlyRead<Whole>;
}
