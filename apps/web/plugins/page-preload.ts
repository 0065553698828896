import { readdirSync, readFileSync } from 'node:fs';

/** What of a built file is looked at: the modules in it and the files that it imports without waiting. */
export type BuiltFile = {
  readonly fileName: string;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
};

/** A page by the first part of its address, and the module that holds it. */
export type PageEntry = { readonly at: string; readonly module: string };

/** The pages of the features in a folder, by what their manifests say. */
export function pageEntries(folder: string): readonly PageEntry[] {
  // The order of a folder is that of its disk.
  return readdirSync(folder)
    .sort()
    .flatMap((slug) => {
      const text = readFileSync(`${folder}${slug}/${slug}.feature.ts`, 'utf8');
      const list = /\bat: \[([^\]]*)\]/.exec(text)?.[1] ?? '';
      return [...list.matchAll(/'([^']*)'/g)].map(([, at = '']) => ({ at, module: `/${slug}/${slug}.pages.ts` }));
    });
}

const fileHash = /^assets\/(.+)\.js$/;

/**
 * The files of each page that the document does not name already, without folder and ending, by the first part of the page's
 * address. Throws when a page is in no file.
 */
export function pageFiles(
  files: readonly BuiltFile[],
  entries: readonly PageEntry[],
  html: string,
): Readonly<Record<string, readonly string[]>> {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const filesOf = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const imported of byName.get(name)?.imports ?? []) filesOf(imported, seen);
    return seen;
  };
  return Object.fromEntries(
    entries.map(({ at, module }) => {
      const page = files.find(({ moduleIds = [] }) => moduleIds.some((id) => id.endsWith(module)));
      if (page === undefined) throw new Error(`No file of the build holds ${module}.`);
      const names = [...filesOf(page.fileName, new Set())].filter((name) => !html.includes(name));
      return [at, names.flatMap((name) => fileHash.exec(name)?.[1] ?? [])];
    }),
  );
}
