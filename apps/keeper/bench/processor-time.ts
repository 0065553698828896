import { readFileSync } from 'node:fs';

/** Seconds of processor time so far: of this process, of the chain's, and of the keepers', the killed ones included. */
export interface ProcessorTime {
  readonly own: number;
  readonly chain: number;
  readonly keepers: number;
}

const ticksPerSecond = 100;

/** Fields of /proc/PID/stat behind the name, which stands in brackets and may hold anything. */
function statOf(pid: number | 'self'): { readonly name: string; readonly fields: readonly string[] } {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [open, close] = [text.indexOf('('), text.lastIndexOf(')')];
  return { name: text.slice(open + 1, close), fields: text.slice(close + 2).split(' ') };
}
const sumOf = (fields: readonly string[], places: readonly number[]) =>
  places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0) / ticksPerSecond;

/** The processes below one; the chain is a process of its manager. */
function descendants(pid: number): number[] {
  const own = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return own.flatMap((child) => [child, ...descendants(child)]);
}

/** Reads it; undefined where the system does not tell (anything but Linux). */
export function processorTime(): ProcessorTime | undefined {
  try {
    const own = statOf('self').fields;
    // User and system time of a process; of its children that have ended.
    const [used, ended] = [
      [11, 12],
      [13, 14],
    ];
    const children = descendants(process.pid).map(statOf);
    const chain = children.filter(({ name }) => name === 'anvil');
    const others = children.filter(({ name }) => name !== 'anvil');
    const sum = (list: typeof children) => list.reduce((all, { fields }) => all + sumOf(fields, used ?? []), 0);
    return { own: sumOf(own, used ?? []), chain: sum(chain), keepers: sum(others) + sumOf(own, ended ?? []) };
  } catch {
    return undefined;
  }
}

/** What was used between two readings. */
export function usedBetween(before: ProcessorTime | undefined, after: ProcessorTime | undefined) {
  if (!before || !after) return undefined;
  return {
    own: after.own - before.own,
    chain: after.chain - before.chain,
    keepers: after.keepers - before.keepers,
  };
}
