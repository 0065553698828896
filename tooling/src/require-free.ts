import { basename } from 'node:path';
import { fileViolations } from './file-violations';
import { houseRules } from './house-rules';
import type { Skeleton } from './new-feature/layers';
import { isOfSlug } from './removal/is-of-slug';
import { wordsTaken } from './slug-names';

/**
 * Throws for a slug that there is already, whose name a file or folder has that belongs to none, so that it would go with the
 * slug, whose word or contract means something else, or with which a house rule would be broken. `existing` are all files of the
 * repository.
 */
export function requireFree(
  { slug, files }: Pick<Skeleton, 'slug' | 'files'>,
  { existing, read }: { readonly existing: readonly string[]; readonly read: (file: string) => string },
): void {
  const taken = existing.find((file) => isOfSlug(file, slug));
  if (taken !== undefined)
    throw new Error(`${taken} is called so already: choose another slug or delete the feature first.`);
  // What is compiled is known by its name alone.
  const compiled = new Set(existing.filter((file) => file.endsWith('.sol')).map((file) => basename(file)));
  const twice = Object.keys(files).find((file) => compiled.has(basename(file)));
  if (twice !== undefined) throw new Error(`There is a contract in ${basename(twice)} already: choose another slug.`);
  const isWritten = (file: string) => houseRules.endings.some((ending) => file.endsWith(ending));
  const made = Object.entries(files).filter(([file]) => isWritten(file));
  const [broken] = made.flatMap(([file, source]) => fileViolations(file, source));
  if (broken !== undefined) throw new Error(`The house rules refuse "${slug}" (${broken}): choose another slug.`);
  const written = existing.filter((file) => isWritten(file) && !file.includes('/generated/'));
  const [first, ...others] = wordsTaken(slug, written, read);
  if (first === undefined) return;
  const rest = others.length === 0 ? '' : ` and ${others.length} others`;
  throw new Error(`"${slug}" is a word that means something else in ${first}${rest}: choose another slug.`);
}
