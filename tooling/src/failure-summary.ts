import { stripVTControlCharacters } from 'node:util';

/** Where the report of one failure begins: vitest, forge, a numbered one of Playwright, a compiler's error. */
const beginnings = [
  /^ ?FAIL {2}/,
  /^⎯+ Unhandled (?:Errors?|Rejection)/,
  /^\[FAIL/,
  /^ {2}\d+\) /,
  /^\S+\(\d+,\d+\): error TS/,
];
/** What a run says of a failed test while it still runs; all there is when it was ended before its report. */
const whileRunning = [/^\s+× /, /^\s+✘ /];
/** Where the words end: the excerpt of the source, or in forge, whose reason stands on the first line, what comes next. */
const end = /^\s*(?:[>❯]?\s*\d+ ?\||❯ |at |Error Context:|⎯|\[PASS\]|Suite result|Failing tests|Encountered )/;

/** Names of the failed tests in the `output` of a runner, each followed by the first lines of its reason. */
export function failureSummary(output: string, most = 25): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd());
  const found = failures(lines, beginnings);
  const all = found.length > 0 ? found : failures(lines, whileRunning);
  if (all.length === 0) return [];
  const each = Math.max(1, Math.min(5, Math.floor((most - 1) / all.length)));
  const shown = all.slice(0, all.length > most ? most - 1 : most);
  const summary = shown.flatMap((failure) => failure.slice(0, each).map((line) => line.slice(0, 200)));
  return all.length > shown.length ? [...summary, `... and ${all.length - shown.length} more`] : summary;
}

/** The failures that begin like one of `patterns`, each once: its first line and those of its reason, without blanks. */
function failures(lines: readonly string[], patterns: readonly RegExp[]): string[][] {
  const begins = (line: string) => patterns.some((pattern) => pattern.test(line));
  const found = new Map<string, string[]>();
  for (const [index, line] of lines.entries()) {
    if (!begins(line) || found.has(line)) continue;
    const reason: string[] = [];
    for (const next of lines.slice(index + 1, index + 12)) {
      if (begins(next) || end.test(next)) break;
      if (next !== '') reason.push(next);
    }
    found.set(line, [line, ...reason]);
  }
  return [...found.values()];
}
