import { EnvironmentError, parseEnvironment } from '@besc/wire/settings/environment';
import { expect, test } from 'vitest';
import { oracleConfig } from './oracle-config';

const [one, two] = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`];
const good = { REPORTER_KEYS: `${one}, ${two}`, REPORTER_SOURCES: 'spot, mean:3600' };

test('each key has its source; without keys nothing is signed', () => {
  const { reporters } = parseEnvironment(oracleConfig, good);
  expect(reporters.map(({ source }) => source)).toEqual([
    { kind: 'spot', seconds: 0 },
    { kind: 'mean', seconds: 3_600 },
  ]);
  const alone = parseEnvironment(oracleConfig, {});
  expect(alone).toMatchObject({ reporters: [], peers: [], submits: true, gridSeconds: 60 });
});

test.each([
  ['REPORTER_SOURCES', 'spot'],
  ['REPORTER_SOURCES', 'spot,mean'],
  ['REPORTER_SOURCES', 'spot,mean:0'],
  ['REPORTER_SOURCES', 'spot:5,spot'],
  ['REPORTER_SOURCES', 'spot,trades:86401'],
  ['REPORTER_KEYS', `${one},${one}`],
  ['REPORTER_KEYS', `${one},0x12`],
  ['REPORT_PEERS', 'ftp://peer'],
  ['REPORT_GRID_SECONDS', '3'],
  ['REPORTS_SUBMITTED', 'perhaps'],
])('%s "%s" is refused by name', (variable, value) => {
  expect(() => parseEnvironment(oracleConfig, { ...good, [variable]: value })).toThrow(EnvironmentError);
  expect(() => parseEnvironment(oracleConfig, { ...good, [variable]: value })).toThrow(variable);
});

test('a key that is none is not repeated', () => {
  const REPORTER_KEYS = `${one},0x${'3'.repeat(63)}`;
  expect(() => parseEnvironment(oracleConfig, { ...good, REPORTER_KEYS })).toThrow(
    /^REPORTER_KEYS must be private keys[^3]*$/,
  );
});
