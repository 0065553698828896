import type { Deployment } from '@besc/wire/settings/deployment';
import { EnvironmentError } from '@besc/wire/settings/environment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { parseIndexSettings } from '../../src/shared/parse-index-settings';

const address = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const deployment: Deployment = {
  version: 2,
  chainId: 2372,
  genesisHash: `0x${'ab'.repeat(32)}`,
  pairInitCodeHash: `0x${'cd'.repeat(32)}`,
  contracts: {
    swap: { factory: { address: address('1'), startBlock: 7 } },
    tokens: {
      wbesc: { address: address('5'), startBlock: 2 },
      stable: { address: address('6'), startBlock: 0 },
      money: { address: address('7'), startBlock: 2 },
    },
  },
  pricing: { minimumReserveNative: '0.5' },
  // What counts as a dollar does not follow from what a token calls itself.
  tokens: [
    { address: address('8'), symbol: 'BUSDC', name: 'BUSDC', decimals: 18, kind: 'standard', listed: true },
    { address: address('9'), symbol: 'MONEY', name: 'MONEY', decimals: 18, kind: 'standard', listed: true },
  ],
  pairs: [],
};
const env = { RPC_URL: 'http://127.0.0.1:8545, https://two.example', DEPLOYMENT_FILE: 'deployment.json' };
const parse = (changes: Record<string, string | undefined>) =>
  parseIndexSettings({ ...env, ...changes }, () => deployment);

test('the deployment gives the addresses, the environment the rest', () => {
  expect(parse({ DATABASE_URL: 'postgres://x/y', POLL_MS: '250' })).toMatchObject({
    rpcUrls: ['http://127.0.0.1:8545', 'https://two.example'],
    chainId: 2372,
    startBlock: 7,
    pricing: {
      wbesc: address('5'),
      stable: address('6'),
      whitelist: [address('5'), address('6'), address('7')],
      minimumReserveNativeE18: 5n * 10n ** 17n,
    },
    databaseUrl: 'postgres://x/y',
    pollMilliseconds: 250,
    finalityBlocks: 65,
    heapMegabytes: 768,
    trustedProxies: 0,
    requestsPerMinute: 1200,
    statementTimeoutMilliseconds: 2000,
    allowsIntrospection: false,
  });
});

test.each([
  [{ RPC_URL: undefined }, 'RPC_URL is missing.'],
  [{ RPC_URL: 'ftp://x' }, 'RPC_URL must be an http or https address, not "ftp://x".'],
  [{ DEPLOYMENT_FILE: ' ' }, 'DEPLOYMENT_FILE is missing.'],
  [{ ROLE: 'reader' }, 'ROLE is reader, for which DATABASE_URL must be given.'],
  [{ ROLE: 'king' }, 'ROLE must be one of writer, standby, reader.'],
  [{ CHAIN_ID: 'main' }, 'CHAIN_ID must be a whole number from 1 to 2147483647, not "main".'],
  [{ CHAIN_ID: '97' }, 'CHAIN_ID is 97, but the deployment file is of chain 2372.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, not "70000".'],
  [{ POLL_MS: '5' }, 'POLL_MS must be a whole number from 100 to 60000, not "5".'],
  [{ FINALITY_BLOCKS: '-1' }, 'FINALITY_BLOCKS must be a whole number from 1 to 10000, not "-1".'],
  [{ HEAP_MB: '100' }, 'HEAP_MB must be a whole number from 256 to 65536, not "100".'],
  [{ TRUSTED_PROXIES: '11' }, 'TRUSTED_PROXIES must be a whole number from 0 to 10, not "11".'],
  [{ REQUESTS_PER_MINUTE: '0' }, 'REQUESTS_PER_MINUTE must be a whole number from 1 to 1000000, not "0".'],
  [{ STATEMENT_TIMEOUT_MS: 'no' }, 'STATEMENT_TIMEOUT_MS must be a whole number from 100 to 60000, not "no".'],
  [{ INTROSPECTION: 'yes' }, 'INTROSPECTION must be "allowed" or empty.'],
])('a malformed setting is one sentence that names it: %o', (changes, message) => {
  expect(() => parse(changes)).toThrow(EnvironmentError);
  expect(() => parse(changes)).toThrow(message);
});
