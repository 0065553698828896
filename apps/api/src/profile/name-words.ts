import { readFileSync } from 'node:fs';
import { usernameSlug } from '@besc/domain/profile/username';
import { DataSet, englishDataset, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from 'obscenity';
import * as z from 'zod';

const word = z.string().regex(/^[a-z0-9]{3,15}$/, 'must be 3 to 15 lower-case letters and digits');

/** A deployment's own list: `reserved` are whole names; `offensive` may stand nowhere in a name, nor what looks like them. */
const listSchema = z.strictObject({ reserved: z.array(word), offensive: z.array(word) });

/**
 * Whether a name is reserved or offensive: by the list in `file`, which replaces ours, else by our reserved names and the word
 * list of obscenity. Throws ZodError or the error of reading when the file holds no such list.
 */
export function nameWords(file?: string): { isRefused(name: string): boolean } {
  const own = file === undefined ? undefined : listSchema.parse(readJson(file));
  const reserved = new Set(
    own?.reserved ?? z.array(word).parse(readJson(new URL('reserved-names.json', import.meta.url))),
  );
  const words = own?.offensive.reduce(
    (set, each) => set.addPhrase((phrase) => phrase.addPattern(parseRawPattern(each))),
    new DataSet<unknown>(),
  );
  const offensive = new RegExpMatcher({ ...englishRecommendedTransformers, ...(words ?? englishDataset).build() });
  return { isRefused: (name) => reserved.has(usernameSlug(name)) || offensive.hasMatch(name) };
}

function readJson(place: string | URL): unknown {
  return JSON.parse(readFileSync(place, 'utf8'));
}
