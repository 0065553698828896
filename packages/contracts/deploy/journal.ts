import { readFile, rename, writeFile } from 'node:fs/promises';
import { hashSchema } from '@besc/wire/shared/hash-schema';
import type { Hex } from 'viem';
import * as z from 'zod/mini';
import { DeployError } from './deploy-error';

/** What is known of a step: the transaction that was signed for it, and the block it was mined in. */
export interface JournalEntry {
  readonly hash?: Hex | undefined;
  readonly block?: number | undefined;
}

/** How the chain was before a deployment's first step. */
export interface Beginning {
  /** A block that was there, deep enough not to be taken back. */
  readonly block: number;
  /** The steps whose contract stood already. */
  readonly standing: readonly string[];
}

/** The memory of a deployment over its runs. An entry is kept before the next thing is done. */
export interface Journal {
  beginning(): Beginning | undefined;
  begin(beginning: Beginning): Promise<void>;
  entry(step: string): JournalEntry | undefined;
  write(step: string, entry: JournalEntry): Promise<void>;
  /** Says that the deployment stands as its file tells, so that one with more contracts may follow. */
  finish(): Promise<void>;
}

/** A journal for one run, for chains that are thrown away. */
export function memoryJournal(): Journal {
  const entries = new Map<string, JournalEntry>();
  let begun: Beginning | undefined;
  return {
    beginning: () => begun,
    async begin(beginning) {
      begun = beginning;
    },
    entry: (step) => entries.get(step),
    write: async (step, entry) => void entries.set(step, entry),
    finish: async () => {},
  };
}

/** What a journal file holds. */
const journalSchema = z.object({
  version: z.literal(1),
  fingerprint: hashSchema,
  isFinished: z.optional(z.boolean()),
  beginning: z.optional(z.object({ block: z.int(), standing: z.array(z.string()) })),
  steps: z.record(z.string(), z.object({ hash: z.optional(hashSchema), block: z.optional(z.int()) })),
});

/**
 * Opens the journal of the deployment that `fingerprint` stands for (plan, chain and the contracts' code). When the file is of
 * another one, that one must be `follows`: `finished`, or in `any` state; what it did stays done. Throws a `DeployError`
 * otherwise: to go on would make a second exchange beside the first.
 */
export async function openJournal(
  file: string,
  fingerprint: Hex,
  { follows = 'none' }: { follows?: 'none' | 'finished' | 'any' } = {},
): Promise<Journal> {
  const kept = await readJournal(file);
  const isOwn = kept === undefined || kept.fingerprint === fingerprint;
  if (!isOwn && follows !== 'any' && !(follows === 'finished' && kept.isFinished)) {
    throw new DeployError(
      'JOURNAL',
      `${file} is the journal of a deployment with another plan, on another chain or with other contract code: finish that one with what it was begun with, or name another --out`,
    );
  }
  let entries: Record<string, JournalEntry> = { ...kept?.steps };
  // What follows another begins when it does.
  let begun: Beginning | undefined = isOwn ? kept?.beginning : undefined;
  const keep = async (isFinished: boolean) => {
    const state = { ...(isFinished ? { isFinished } : {}), ...(begun ? { beginning: begun } : {}) };
    const content = { version: 1, fingerprint, ...state, steps: entries };
    await writeFile(`${file}.part`, `${JSON.stringify(content, null, 2)}\n`, { flush: true });
    await rename(`${file}.part`, file);
  };
  return {
    beginning: () => begun,
    async begin(beginning) {
      begun = beginning;
      await keep(false);
    },
    entry: (step) => entries[step],
    async write(step, entry) {
      entries = { ...entries, [step]: entry };
      await keep(false);
    },
    finish: () => keep(true),
  };
}

async function readJournal(file: string): Promise<z.output<typeof journalSchema> | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return z.parse(journalSchema, JSON.parse(text));
  } catch (cause) {
    throw new DeployError('JOURNAL', `${file} is not a journal of a deployment`, { cause });
  }
}
