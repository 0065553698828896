import { expect, test } from 'vitest';
import { namedIds } from './named-ids';
import { qualityProblems } from './quality-problems';
import { qualityRows } from './quality-rows';
import { requirementIds } from './requirement-ids';
import { requirements } from './requirements';
import { shortenedIds } from './shortened-ids';

const files: Readonly<Record<string, string>> = {
  'a/one.test.ts': "test('PLAT-01 the chain', () => {}); // PLAT-02 is not here",
  'a/two.spec.ts': "test('PLAT-02..03 and SWAP-009..SWAP-011', () => {});",
  'a/Pair.t.sol': 'equal(a, b, "PLAT-01 chain");',
  'a/one.ts': '// PLAT-01',
};

function problemsOf(...lines: readonly string[]): string[] {
  const ids = ['PLAT-01', 'PLAT-02', 'PLAT-03'];
  const rows = qualityRows(lines.join('\n'));
  return qualityProblems({ rows, ids, readFile: (path) => files[path] }).map((problem) =>
    problem.replace('docs/quality.md:', ''),
  );
}

test('an area counts from one without gaps, with three digits from a hundred rows on', () => {
  expect(requirementIds({ ERR: 2, SWAP: 100 }).filter((_, index) => [0, 1, 2, 101].includes(index))).toEqual([
    'ERR-01',
    'ERR-02',
    'SWAP-001',
    'SWAP-100',
  ]);
  const rows = Object.values(requirements.areas).reduce((sum, count) => sum + count, 0);
  expect(requirementIds(requirements.areas)).toHaveLength(rows);
});

test('rows are what begins with an ID; heads, rules and prose are not', () => {
  const text =
    '# A\n| row | state | why |\n| --- | --- | --- |\n| PLAT-01 | pass | a | b |\n  |PLAT-02|open|\n| PLAT-03 |\n';
  expect(qualityRows(text)).toEqual([
    { id: 'PLAT-01', state: 'pass', note: 'a | b', line: 4 },
    { id: 'PLAT-02', state: 'open', note: '', line: 5 },
    { id: 'PLAT-03', state: '', note: '', line: 6 },
  ]);
});

test('comments name nothing, ranges name all between', () => {
  expect([...namedIds('a.test.ts', files['a/one.test.ts'] ?? '')]).toEqual(['PLAT-01']);
  expect([...namedIds('a.test.ts', files['a/two.spec.ts'] ?? '')]).toEqual([
    'PLAT-02',
    'PLAT-03',
    'SWAP-009',
    'SWAP-010',
    'SWAP-011',
  ]);
  expect([...namedIds('a.test.ts', "test('see https://x.example LIQ-01', f); /* LIQ-02 */ f('LIQ-03..02')")]).toEqual([
    'LIQ-01',
  ]);
});

test('a function of Solidity names IDs without the dash', () => {
  const source = 'function testFuzz_PLAT21_SWAP099_Split(uint256 money) external {}';
  expect([...namedIds('a/Fee.t.sol', source)]).toEqual(['PLAT-21', 'SWAP-099']);
  expect([...namedIds('a.test.ts', `const ${'x_PLAT21_y'} = 1`)]).toEqual([]);
});

test('rows that are as they should be', () => {
  expect(
    problemsOf(
      '| PLAT-01 | pass | `a/one.test.ts`, a/Pair.t.sol |',
      '| PLAT-02 | pass | a/two.spec.ts |',
      '| PLAT-03 | later | waits for the farms |',
    ),
  ).toEqual([]);
});

test.each([
  ['| PLAT-04 | open | too new |', '1: PLAT-04 is no requirement of the document'],
  ['| PLAT-01 | passes | a/one.test.ts |', '1: PLAT-01 has the state "passes"; there are pass, open, later'],
  ['| PLAT-01 | pass | it holds |', '1: PLAT-01 passes, but names no test file'],
  ['| PLAT-01 | pass | a/gone.test.ts |', '1: PLAT-01 is held by a/gone.test.ts, which does not exist'],
  ['| PLAT-01 | pass | a/one.ts |', '1: PLAT-01 is held by a/one.ts, which is no test file'],
  ['| PLAT-02 | pass | a/one.test.ts |', '1: PLAT-02 does not stand in a/one.test.ts'],
  ['| PLAT-01 | pass | a/one.test.ts a/two.spec.ts |', '1: PLAT-01 does not stand in a/two.spec.ts'],
  ['| PLAT-01 | open | - |', '1: PLAT-01 gives no reason'],
  ['| PLAT-01 | later |', '1: PLAT-01 gives no reason'],
])('%s', (line, problem) => {
  expect(problemsOf(line)).toEqual([problem]);
});

test('a row that stands twice', () => {
  const row = '| PLAT-01 | open | not yet |';
  expect(problemsOf(row, row)).toEqual(['2: PLAT-01 stands in line 1 already']);
});

test('runs are drawn together, across no area border', () => {
  expect(shortenedIds(['A-01', 'A-02', 'A-03', 'A-05', 'B-06', 'SWAP-009', 'SWAP-010'])).toBe(
    'A-01..03 A-05 B-06 SWAP-009..010',
  );
});
