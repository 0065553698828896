import { stripVTControlCharacters } from 'node:util';

const milliseconds: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };
/** A finished file of vitest, a finished test of Playwright, a finished contract of forge under the line that names it. */
const finished =
  /^\s*[✓❯×](?: {2}\S+| \|[^|]+\|)? (?<unit>\S+\.test\.tsx?) \(.*\) (?<unitMs>\d+)ms|^ {2}[✓✘] +\d+ (?:\[[^\]]+\] › )?(?<spec>\S+\.spec\.ts):.* \((?<time>[\d.]+)(?<scale>ms|s|m)\)$|^Ran \d+ tests? for (?<contract>\S+\.sol):|^Suite result: .* finished in (?<wall>[\d.]+)(?<wallScale>ms|s|m) /;

/** Seconds that tests took by the `output` of their runner, by file; `isBrowser` tells tests of the whole page from others. */
export function testSeconds(output: string): readonly { file: string; isBrowser: boolean; seconds: number }[] {
  const taken: { file: string; isBrowser: boolean; seconds: number }[] = [];
  let contract = '';
  for (const line of stripVTControlCharacters(output).split('\n')) {
    const { unit, unitMs, spec, time, scale, contract: named, wall, wallScale } = finished.exec(line)?.groups ?? {};
    if (named !== undefined) contract = named;
    if (unit !== undefined) taken.push({ file: unit, isBrowser: false, seconds: Number(unitMs) / 1000 });
    if (spec !== undefined) taken.push({ file: spec, isBrowser: true, seconds: inSeconds(time, scale) });
    if (wall !== undefined) taken.push({ file: contract, isBrowser: false, seconds: inSeconds(wall, wallScale) });
  }
  return taken;
}

function inSeconds(number = '', scale = ''): number {
  return (Number(number) * (milliseconds[scale] ?? Number.NaN)) / 1000;
}
