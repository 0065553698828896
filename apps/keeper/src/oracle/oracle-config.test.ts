import { EnvironmentError, parseEnvironment } from '@besc/wire/settings/environment';
import { expect, test } from 'vitest';
import { oracleConfig } from './oracle-config';

const [one, two] = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`];
const good = { REPORTER_KEYS: `${one}, ${two}`, REPORTER_SOURCES: 'mean:60, mean:3600:MONEY' };

test('each key has its source; without keys nothing is signed', () => {
  const { reporters } = parseEnvironment(oracleConfig, good);
  expect(reporters.map(({ source }) => source)).toEqual([
    { seconds: 60, via: undefined },
    { seconds: 3_600, via: 'MONEY' },
  ]);
  const alone = parseEnvironment(oracleConfig, {});
  expect(alone).toMatchObject({ reporters: [], peers: [], submits: true, gridSeconds: 60 });
});

test.each([
  ['REPORTER_SOURCES', 'mean:60'],
  ['REPORTER_SOURCES', 'mean:60,spot'],
  ['REPORTER_SOURCES', 'mean:60,mean:59'],
  ['REPORTER_SOURCES', 'mean:60,trades:60'],
  ['REPORTER_KEYS', `${one},${one}`],
  ['REPORTER_KEYS', `${one},0x12`],
  ['REPORT_PEERS', 'ftp://peer'],
  ['REPORT_GRID_SECONDS', '3'],
  ['REPORTS_SUBMITTED', 'perhaps'],
])('%s "%s" is refused by name', (variable, value) => {
  expect(() => parseEnvironment(oracleConfig, { ...good, [variable]: value })).toThrow(EnvironmentError);
  expect(() => parseEnvironment(oracleConfig, { ...good, [variable]: value })).toThrow(variable);
});

test('what is no mean over at least a minute is refused in a sentence', () => {
  for (const source of ['spot', 'mean:59']) {
    expect(() => parseEnvironment(oracleConfig, { ...good, REPORTER_SOURCES: `mean:60,${source}` })).toThrow(
      `must be mean:SECONDS or mean:SECONDS:TOKEN with 60 to 3600 seconds, not "${source}"`,
    );
  }
});

test('a key that is none is not repeated', () => {
  const REPORTER_KEYS = `${one},0x${'3'.repeat(63)}`;
  expect(() => parseEnvironment(oracleConfig, { ...good, REPORTER_KEYS })).toThrow(
    /^REPORTER_KEYS must be private keys[^3]*$/,
  );
});
