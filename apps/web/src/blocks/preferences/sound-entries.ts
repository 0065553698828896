import * as z from 'zod/mini';

/** What was said to be left out: preferences are parsed whenever they are read. */
const told = new Set<string>();

/**
 * The sound entries of a stored array, without twins by `identity`, at most `most` of the first. What is
 * left out is logged, once.
 */
export function soundEntries<Schema extends z.core.$ZodType>(options: {
  readonly entry: Schema;
  readonly most: number;
  readonly identity: (entry: z.output<Schema>) => string;
}) {
  const { entry, most, identity } = options;
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((entries): readonly z.output<Schema>[] => {
      const sound = entries.slice(0, most).flatMap((json) => {
        const result = z.safeParse(entry, json);
        if (result.success) return [result.data];
        const text = JSON.stringify(json);
        if (!told.has(text)) console.warn('A stored entry is not valid', json);
        told.add(text);
        return [];
      });
      return [...new Map(sound.map((each) => [identity(each), each])).values()];
    }),
  );
}
