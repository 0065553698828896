import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Hex } from 'viem';
import { DeployError } from './deploy-error';

/** What is known of a step: the transaction that was signed for it, and the block it was mined in. */
export interface JournalEntry {
  readonly hash?: Hex;
  readonly block?: number;
}

/** The memory of a deployment over its runs. An entry is kept before the next thing is done. */
export interface Journal {
  entry(step: string): JournalEntry | undefined;
  write(step: string, entry: JournalEntry): Promise<void>;
}

/** A journal for one run, for chains that are thrown away. */
export function memoryJournal(): Journal {
  const entries = new Map<string, JournalEntry>();
  return {
    entry: (step) => entries.get(step),
    write: async (step, entry) => void entries.set(step, entry),
  };
}

/**
 * Opens the journal of the deployment that `fingerprint` stands for (plan, chain and the contracts' code). Throws a
 * `DeployError` when the file is of another one: to go on would make a second exchange beside the first.
 */
export async function openJournal(file: string, fingerprint: Hex): Promise<Journal> {
  let entries: Record<string, JournalEntry> = {};
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text !== undefined) {
    const kept = parse(file, text);
    if (kept.fingerprint !== fingerprint) {
      throw new DeployError(
        'JOURNAL',
        `${file} is the journal of a deployment with another plan, on another chain or with other contract code: finish that one with what it was begun with, or name another --out`,
      );
    }
    entries = kept.steps;
  }
  return {
    entry: (step) => entries[step],
    async write(step, entry) {
      entries = { ...entries, [step]: entry };
      await writeFile(`${file}.part`, `${JSON.stringify({ version: 1, fingerprint, steps: entries }, null, 2)}\n`, {
        flush: true,
      });
      await rename(`${file}.part`, file);
    },
  };
}

function parse(file: string, text: string): { fingerprint: Hex; steps: Record<string, JournalEntry> } {
  try {
    const kept = JSON.parse(text) as { version: number; fingerprint: Hex; steps: Record<string, JournalEntry> };
    if (kept.version === 1 && typeof kept.steps === 'object' && kept.steps !== null) return kept;
  } catch {
    // Said below, in the same words.
  }
  throw new DeployError('JOURNAL', `${file} is not a journal of a deployment`);
}
