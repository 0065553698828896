import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { qualityProblems } from './quality/quality-problems';
import { qualityRows } from './quality/quality-rows';
import { requirementIds } from './quality/requirement-ids';
import { requirements } from './quality/requirements';
import { shortenedIds } from './quality/shortened-ids';

const root = resolve(import.meta.dirname, '../..');
const readFile = (path: string) =>
  existsSync(`${root}/${path}`) ? readFileSync(`${root}/${path}`, 'utf8') : undefined;

const ids = requirementIds(requirements.areas);
const rows = qualityRows(readFile('docs/quality.md') ?? '');
const problems = qualityProblems({ rows, ids, readFile });
const judged = new Set(rows.map(({ id }) => id));
const areaOf = (id: string) => id.split('-')[0] ?? '';
const begun = new Set(rows.map(({ id }) => areaOf(id)));
const missing = ids.filter((id) => begun.has(areaOf(id)) && !judged.has(id));

for (const problem of problems) console.error(problem);
if (missing.length > 0) console.log(`no row yet: ${shortenedIds(missing)}`);
for (const [area, count] of Object.entries(requirements.areas)) {
  if (!begun.has(area)) continue;
  const own = rows.filter(({ id }) => id.startsWith(`${area}-`));
  const inState = (state: string) => own.filter((row) => row.state === state).length;
  console.log(
    `${area.padEnd(6)} ${String(count).padStart(3)} rows: ${inState('pass')} pass, ${inState('open')} open, ${inState('later')} later, ${count - own.length} without a row`,
  );
}
console.log(
  `${ids.length} requirements, ${rows.length} judged, ${missing.length} of the same areas without a row, ${problems.length} problems`,
);
process.exitCode = problems.length > 0 || (requirements.strict && missing.length > 0) ? 1 : 0;
