import { namedIds } from './named-ids';
import type { QualityRow } from './quality-rows';

const states: readonly string[] = ['pass', 'open', 'later'];
const testFile = /\.(?:test|spec)\.tsx?$|\.t\.sol$/;

/**
 * What is wrong with the rows, a sentence for each: unknown or repeated IDs, states that do not exist, passing rows whose
 * test is not there or does not name them, other rows without a reason. Rows that are not there yet are not its matter.
 */
export function qualityProblems(options: {
  readonly rows: readonly QualityRow[];
  readonly ids: readonly string[];
  /** The text of a file by its path from the root, or undefined when there is none. */
  readonly readFile: (path: string) => string | undefined;
}): string[] {
  const { rows, ids, readFile } = options;
  const known = new Set(ids);
  const firstLines = new Map<string, number>();
  const named = new Map<string, ReadonlySet<string> | undefined>();
  const idsIn = (path: string): ReadonlySet<string> | undefined => {
    if (!named.has(path)) {
      const source = readFile(path);
      named.set(path, source === undefined ? undefined : namedIds(path, source));
    }
    return named.get(path);
  };
  return rows.flatMap((row) => {
    const problems: string[] = [];
    const say = (problem: string) => problems.push(`docs/quality.md:${row.line}: ${row.id} ${problem}`);
    const firstLine = firstLines.get(row.id);
    if (!known.has(row.id)) say('is no requirement of the document');
    if (firstLine !== undefined) say(`stands in line ${firstLine} already`);
    else firstLines.set(row.id, row.line);
    if (!states.includes(row.state)) say(`has the state "${row.state}"; there are ${states.join(', ')}`);
    if (row.state === 'pass') for (const problem of passProblems(row, idsIn)) say(problem);
    else if (!/\p{L}{3}/u.test(row.note)) say('gives no reason');
    return problems;
  });
}

function passProblems(row: QualityRow, idsIn: (path: string) => ReadonlySet<string> | undefined): string[] {
  const paths = row.note.split(/[\s,`]+/).filter((word) => /\.(?:tsx?|sol)$/.test(word));
  if (paths.length === 0) return ['passes, but names no test file'];
  return paths.flatMap((path) => {
    if (!testFile.test(path)) return [`is held by ${path}, which is no test file`];
    const ids = idsIn(path);
    if (ids === undefined) return [`is held by ${path}, which does not exist`];
    return ids.has(row.id) ? [] : [`does not stand in ${path}`];
  });
}
