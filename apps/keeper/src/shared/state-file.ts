import { readFile, rename, writeFile } from 'node:fs/promises';

/**
 * A slug's value in a file of its own, of one chain. A file that is missing, damaged or of another chain counts as empty. It is written apart
 * and put in place whole, so that a kill leaves the old one or the new one. What cannot be written counts all the same, as long as this
 * process runs: a full disk must not make it forget.
 */
export function stateFile<State>(options: {
  /** What the names of all such files begin with. */
  readonly file: string;
  readonly slug: string;
  readonly genesisHash: string;
  readonly empty: State;
  /** Throws when the stored value is none. */
  readonly parse: (stored: unknown) => State;
  /** The value as JSON can hold it. */
  readonly format: (state: State) => unknown;
}) {
  const { slug, genesisHash, empty, parse, format } = options;
  const file = `${options.file}.${slug}`;
  let unwritten: { readonly state: State } | undefined;
  return {
    async load(): Promise<State> {
      if (unwritten !== undefined) return unwritten.state;
      try {
        const stored = JSON.parse(await readFile(file, 'utf8')) as { genesisHash?: unknown; state?: unknown };
        return stored.genesisHash === genesisHash ? parse(stored.state) : empty;
      } catch {
        return empty;
      }
    },
    async save(state: State): Promise<void> {
      unwritten = { state };
      const part = `${file}.${process.pid}.part`;
      await writeFile(part, JSON.stringify({ genesisHash, state: format(state) }));
      await rename(part, file);
      unwritten = undefined;
    },
  };
}
