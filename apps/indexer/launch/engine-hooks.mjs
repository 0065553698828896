import { engineChanges } from './engine-changes.mjs';

/** Module hook: gives the engine's files as they are, with our changes in them. */
export async function load(url, context, nextLoad) {
  const changes = engineChanges.filter(({ file }) => url.endsWith(file));
  const loaded = await nextLoad(url, context);
  if (changes.length === 0) return loaded;
  let source = Buffer.from(loaded.source).toString('utf8');
  for (const { file, find, put } of changes) {
    const parts = source.split(find);
    if (parts.length !== 2)
      throw new Error(`The engine's ${file} is not the one this index was made for: no "${find}".`);
    source = parts.join(put);
  }
  return { ...loaded, source };
}
