import * as z from 'zod/mini';

/** A stored array of which only the sound entries are taken, without twins by `identity`, at most `most` of the first. */
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
        return result.success ? [result.data] : [];
      });
      return [...new Map(sound.map((each) => [identity(each), each])).values()];
    }),
  );
}
