import * as z from 'zod/mini';

const chunkSchema = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  src: z.optional(z.string()),
  imports: z.optional(z.array(z.string())),
});

/** The build's manifest: chunks by their source file or name. */
export const manifestSchema = z.record(z.string(), chunkSchema);

export type Manifest = z.infer<typeof manifestSchema>;

/** An entry that the build does not know: the budget names a file that moved. */
class UnknownEntryError extends Error {
  readonly code = 'UNKNOWN_ENTRY';

  constructor(entry: string) {
    super(`The build has no chunk for ${entry}.`);
    this.name = 'UnknownEntryError';
  }
}

const pagesFile = /([^/]+)\.pages\.ts$/;

/** The key of an entry. What pages share with their dialogs stands in a file with them, which bears the slug and no source. */
function keyOf(manifest: Manifest, entry: string): string {
  const slug = pagesFile.exec(entry)?.[1];
  if (slug === undefined || entry in manifest) return entry;
  return Object.keys(manifest).find((key) => manifest[key]?.name === slug) ?? entry;
}

/** The JavaScript files that entries load, with everything they import statically. Throws UnknownEntryError. */
export function loadedFiles(manifest: Manifest, entries: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new UnknownEntryError(key);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(keyOf(manifest, entry));
  return files;
}
