import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { alarmRules } from './alarm-rules';
import { alarms, untoldLines } from './alarms';
import { graphs } from './graphs';
import { evaluate, figuresOf, raisedAlarms, scraped } from './raised-alarms';
import { runbookLines } from './runbook-lines';

const runbook = runbookLines(readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8'));

test('each line of the runbook has an alarm or a reason why no figure tells it', () => {
  const told = new Set(alarms.flatMap(({ lines }) => lines));
  expect(runbook.length).toBeGreaterThan(20);
  for (const line of runbook) expect(told.has(line.told) !== line.told in untoldLines, line.told).toBe(true);
  for (const line of [...told, ...Object.keys(untoldLines)]) expect(runbook.map((each) => each.told)).toContain(line);
});

test('each rule and each graph is PromQL, and the rules are a file of Prometheus', () => {
  for (const { expr } of graphs) expect(figuresOf(expr).length).toBeGreaterThan(0);
  for (const { expr } of alarms) {
    expect(evaluate(expr, [])).toHaveLength(expr.startsWith('absent(') ? 1 : 0);
    expect(figuresOf(expr).length).toBeGreaterThan(0);
  }
  const { groups } = parse(alarmRules(alarms, runbook)) as { groups: { rules: { alert: string; for: string }[] }[] };
  expect(groups[0]?.rules.map(({ alert }) => alert)).toEqual([...new Set(alarms.map(({ name }) => name))]);
  for (const rule of groups[0]?.rules ?? []) expect(rule.for).toMatch(/^\d+[smhd]$/);
});

test('a rule for a line that the runbook does not have is refused', () => {
  const wrong = [{ name: 'Odd', expr: 'up == 0', holds: '1m', severity: 'page' as const, lines: ['no such line'] }];
  expect(() => alarmRules(wrong, runbook)).toThrow('no line "no such line"');
});

test('what is not PromQL, or of a form that no rule has, is refused', () => {
  expect(() => figuresOf('sum(')).toThrow(SyntaxError);
  expect(() => evaluate('rate(up[5m]) > 1', [])).toThrow(SyntaxError);
});

test('rules are read as Prometheus reads them: labels, patterns from end to end, limits, absence', () => {
  const values = scraped('index', 'a{role="reader",why="x|y"} 3\n# HELP a\na{role="writer",why="z"} +Inf\n');
  const found = (expr: string) => evaluate(expr, values).map(({ labels }) => labels.role);
  expect(found('a{role=~"read"}')).toEqual([]);
  expect(found('a{role=~"read.*"} >= 3')).toEqual(['reader']);
  expect(found('a{why!="z"}')).toEqual(['reader']);
  expect(found('a > 3 or a{role!~"w.*"}')).toEqual(['writer', 'reader']);
  expect(evaluate('absent(a{role="none"})', values)).toHaveLength(1);
  expect(evaluate('absent(a)', values)).toHaveLength(0);
  expect(raisedAlarms(scraped('keeper', undefined))).toContain('ServiceDown');
});
