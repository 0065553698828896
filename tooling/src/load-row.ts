/** How one whole run ended that had two busy processes beside it. */
export type LoadRow = {
  readonly commit: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** `suite: files` of what failed at first and passed when it ran alone. */
  readonly unstable: readonly string[];
};

/** Reads the end of what `npm test` prints; undefined when it did not come to its last line. */
export function readLoadRow(output: string, commit: string): LoadRow | undefined {
  const end = /^(\d+) s\n(\d+) passed, (\d+) failed\s*$/m.exec(output.slice(-200));
  if (end === null) return undefined;
  const [, seconds, passed, failed] = end.map(Number) as [number, number, number, number];
  const unstable = [...output.matchAll(/^UNSTABLE (.+): failed at first and passed when run alone: (.+)$/gm)].map(
    ([, suite, files]) => `${suite}: ${files}`,
  );
  return { commit, passed, failed, seconds, unstable };
}

/** Under load nothing may fail at first either: what passes alone depends on how busy the machine is. */
export const isGreen = ({ failed, unstable }: LoadRow) => failed === 0 && unstable.length === 0;

/** A line of `tooling/results/under-load.txt`. */
export function writeLoadRow(row: LoadRow): string {
  const { commit, passed, failed, seconds, unstable } = row;
  const files = unstable.join('; ') || 'none';
  return `${commit}: ${isGreen(row) ? 'green' : 'red'}, ${passed} passed, ${failed} failed, ${seconds} s, unstable ${files}\n`;
}
