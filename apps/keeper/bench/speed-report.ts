import { cpus, loadavg } from 'node:os';
import { formatEther } from 'viem';
import type { Book } from './books';
import type { ProcessorTime } from './processor-time';

/** What a run did and came to. */
export interface SpeedResult {
  /** Of the chain. */
  readonly seconds: number;
  /** Real ones. */
  readonly took: number;
  readonly seed: string;
  /** With what the run was asked for. */
  readonly asked: readonly string[];
  /** Milliseconds that a block takes at least. */
  readonly blockMilliseconds: number;
  /** Processor time of the hour, where the system tells it. */
  readonly used: ProcessorTime | undefined;
  /** Milliseconds: for which the clock waited for keepers, that players took, and the chain. */
  readonly spent: Readonly<Record<'keepers' | 'players' | 'chain', number>>;
  readonly told: Readonly<Record<'blocks' | 'reorganisations' | 'faults' | 'deepest', number>>;
  readonly keepers: Readonly<Record<'starts' | 'kills' | 'ownEnds', number>>;
  readonly peersAsked: Readonly<Record<string, number>>;
  readonly books: readonly Book[];
  readonly prices: { readonly prices: number; readonly outside: number; readonly outOfOrder: number };
}

/** The run in words, and whether all of it is as it must be: books to the wei, no lie in the prices, every game played. */
export function speedReport(result: SpeedResult): { readonly text: string; readonly isGood: boolean } {
  const { seconds, took, seed, asked, blockMilliseconds, told, keepers, peersAsked, books, prices, used, spent } =
    result;
  const isPlayed = books.every((book) => book.isPlayed);
  const isBalanced = books.every(({ expected, balance, problems }) => expected === balance && problems.length === 0);
  const isHonest = prices.prices > 0 && prices.outside === 0 && prices.outOfOrder === 0;
  const isGood = isPlayed && isBalanced && isHonest;
  const words = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  const usedWords = used
    ? `Of the processors' ${(took * cpus().length).toFixed(0)} s the keepers had ${used.keepers.toFixed(0)}, the chain ${used.chain.toFixed(0)}, players, proxies and this run itself ${used.own.toFixed(0)}.`
    : '';
  const cells = books.map(({ name, expected, balance, problems }) => {
    const verdict = expected === balance && problems.length === 0 ? 'balanced' : 'NOT BALANCED';
    return [name, `${expected}`, `${balance}`, verdict];
  });
  const text = `# The games at speed

\`${['npm run speed -w @besc/keeper --', ...asked].join(' ')}\`, seed \`${seed}\`, ${cpus().length} cores of ${cpus()[0]?.model ?? 'an unknown processor'}.
${seconds} s of the chain in ${took.toFixed(1)} s: ${(seconds / took).toFixed(0)} times the speed, at a load of ${(loadavg()[0] ?? 0).toFixed(1)} in the end.

A block takes ${blockMilliseconds} ms at least, and up to 0.4 s for a keeper that has been at work for two blocks, so on a busy machine the
speed falls and not the load: for them the clock waited ${inSeconds(spent.keepers)}, blocks and reorganisations took ${inSeconds(spent.chain)}, players'
reads and calls ${inSeconds(spent.players)} (beside the waiting). ${usedWords}

Two keepers with one key, each behind two nodes that fail as told; three honest reporters, one that lies, one that is late, and a
peer that never answers. What a contract must hold is recounted from its events and the players' calls.

${alignedTable(['book', 'must hold (wei)', 'holds (wei)', 'verdict'], cells)}

- chain: ${words(told)}
- keepers: ${words(keepers)}
- peers asked: ${words(peersAsked)}
- prices: ${words(prices)}
${books.map(({ name, counts }) => `- ${name}: ${words(counts)}`).join('\n')}

${isGood ? 'All books balance to the wei, and no lie counted.' : 'SOMETHING IS WRONG.'}
${books
  .flatMap(({ name, problems, expected, balance }) => [
    ...(expected === balance ? [] : [`- ${name}: off by ${formatEther(balance - expected)}`]),
    ...problems.map((problem) => `- ${name}: ${problem}`),
  ])
  .join('\n')}`;
  return { text: `${text.trimEnd()}\n`, isGood };
}

/** A table whose columns are aligned, as the repository's formatter leaves it. */
function alignedTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
