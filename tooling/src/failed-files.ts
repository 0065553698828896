import { stripVTControlCharacters } from 'node:util';

/** Where a runner names the file of a failure: vitest (a test, or an unawaited error) and Playwright. */
const failures = [
  /^ ?FAIL {2}(?:\|[^|]+\| )?(?<file>\S+\.test\.tsx?)(?=\s|$)/gm,
  /^This error originated in "(?<file>[^"]+)" test file/gm,
  /^ {2}\d+\) (?:\[[^\]]+\] › )?(?<file>\S+\.spec\.ts):\d+/gm,
];
const unhandled = /^Vitest caught (?<count>\d+) unhandled errors?/gm;

/** Test files that failed by the `output` of a runner, each once; none when an error belongs to no file. */
export function failedFiles(output: string): readonly string[] {
  const text = stripVTControlCharacters(output);
  const [ofTests, ofUnhandled, ofBrowser] = failures.map((pattern) =>
    [...text.matchAll(pattern)].map((match) => match.groups?.file ?? ''),
  );
  const caught = [...text.matchAll(unhandled)].reduce((sum, { groups }) => sum + Number(groups?.count), 0);
  if (caught !== ofUnhandled?.length) return [];
  return [...new Set([...(ofTests ?? []), ...ofUnhandled, ...(ofBrowser ?? [])])];
}
