import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  allowance,
  EnvironmentError,
  httpUrls,
  listenHost,
  logLevel,
  optionalNumber,
  parseEnvironment,
  postgresUrl,
  requiredText,
  wholeNumber,
} from './environment';

const schema = z.object({
  FILE: requiredText,
  NODES: httpUrls,
  PORT: wholeNumber({ least: 0, most: 65_535, fallback: 4000 }),
  CHAIN_ID: optionalNumber({ least: 1, most: 2 ** 31 - 1 }),
  HOST: listenHost,
  LOG_LEVEL: logLevel('info'),
  INTROSPECTION: allowance,
  DATABASE_URL: z.optional(postgresUrl),
});
const good = { FILE: ' deployment.json ', NODES: 'http://one:1, https://two.example/key' };

test('texts are trimmed, blank ones are missing, what is left out has its default', () => {
  expect(parseEnvironment(schema, { ...good, PORT: ' ', UNKNOWN: 'x' })).toEqual({
    FILE: 'deployment.json',
    NODES: ['http://one:1', 'https://two.example/key'],
    PORT: 4000,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    INTROSPECTION: false,
  });
  const database = { DATABASE_URL: 'postgresql://besc:secret@127.0.0.1/besc' };
  const told = { CHAIN_ID: '97', PORT: '0', HOST: '::1', LOG_LEVEL: 'debug', INTROSPECTION: 'allowed', ...database };
  expect(parseEnvironment(schema, { ...good, ...told })).toMatchObject({
    CHAIN_ID: 97,
    PORT: 0,
    HOST: '::1',
    LOG_LEVEL: 'debug',
    INTROSPECTION: true,
    ...database,
  });
});

test.each([
  ['FILE', undefined, 'FILE is missing.'],
  ['FILE', '  ', 'FILE is missing.'],
  ['NODES', undefined, 'NODES is missing.'],
  ['NODES', 'ftp://x', 'NODES must be an http or https address, not "ftp://x".'],
  ['NODES', 'wss://node.example/secret?key=1', 'NODES must be an http or https address, not "wss://node.example".'],
  ['NODES', 'node.example/secret', 'NODES must be an http or https address, not something else.'],
  [
    'NODES',
    'http://one,https://user:secret@two:8/key',
    'NODES must not carry a user or a password, as that of "https://two:8" does.',
  ],
  ['NODES', 'http://one,', 'NODES must be an http or https address, not "".'],
  ['DATABASE_URL', 'mysql://u:secret@db/besc', 'DATABASE_URL must start with postgres:// or postgresql://.'],
  ['DATABASE_URL', 'postgres:db', 'DATABASE_URL must start with postgres:// or postgresql://.'],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
  ['PORT', '1.5', 'PORT must be a whole number from 0 to 65535, not "1.5".'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
  ['PORT', '0x10', 'PORT must be a whole number from 0 to 65535, not "0x10".'],
  ['CHAIN_ID', 'main', 'CHAIN_ID must be a whole number from 1 to 2147483647, not "main".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  ['INTROSPECTION', 'yes', 'INTROSPECTION must be "allowed" or empty.'],
])('%s "%s" is one sentence', (variable, value, message) => {
  const parse = () => parseEnvironment(schema, { ...good, [variable]: value });
  expect(parse).toThrow(EnvironmentError);
  expect(parse).toThrow(new RegExp(`^${message.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
});
