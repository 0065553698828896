import { type Environment, EnvironmentError, parseEnvironment } from '@besc/wire/settings/environment';
import { parseGwei } from 'viem';
import { expect, test } from 'vitest';
import { swapConfig } from '../swap/swap-config';
import { gasPrices } from './keeper-chain';
import { parseKeeperConfig } from './keeper-config';
import { keeperKey } from './keeper-key';

/** All that the service reads before it begins. */
const parseAll = (env: Environment) => ({
  ...parseKeeperConfig(env),
  ...parseEnvironment(swapConfig, env),
  operator: keeperKey('operator', env).address,
});

const good = {
  RPC_URL: 'http://127.0.0.1:8545',
  DEPLOYMENT_FILE: 'deployment.json',
  STATE_FILE: 'state.json',
  OPERATOR_KEY: `0x${'1'.repeat(64)}`,
};

test('the defaults are safe', () => {
  const config = parseAll(good);
  expect(config).toMatchObject({ intervalSeconds: 60, toleranceBps: 300n, host: '127.0.0.1', gasLimit: 3_000_000n });
  expect(config.minimumMoney).toBe(5n * 10n ** 18n);
});

test('several nodes are separated by commas', () => {
  const { rpcUrls } = parseKeeperConfig({ ...good, RPC_URL: 'http://one:1, https://two.example' });
  expect(rpcUrls).toEqual(['http://one:1', 'https://two.example']);
});

test.each([
  ['RPC_URL', 'ftp://x'],
  ['RPC_URL', 'http://one,'],
  ['RPC_URL', ''],
  ['OPERATOR_KEY', '0x12'],
  ['PORT', '65536'],
  ['INTERVAL_SECONDS', '0'],
  ['INTERVAL_SECONDS', '1.5'],
  ['TOLERANCE_BPS', '501'],
  ['MAXIMUM_COST_BPS', '10001'],
  ['GAS_LIMIT', '21000'],
  ['MINIMUM_MONEY', '-1'],
  ['MINIMUM_MONEY', '007'],
  ['GAS_PRICE_GWEI', '0'],
  ['MAXIMUM_GAS_PRICE_GWEI', 'much'],
  ['LOG_LEVEL', 'loud'],
])('%s "%s" is refused by name', (variable, value) => {
  expect(() => parseAll({ ...good, [variable]: value })).toThrow(EnvironmentError);
  expect(() => parseAll({ ...good, [variable]: value })).toThrow(variable);
});

test('a highest gas price below the first one is refused, also where that is the usual one of the chain', () => {
  const prices = (env: Environment) => gasPrices(parseKeeperConfig({ ...good, ...env }), 2372);
  const low = { GAS_PRICE_GWEI: '100', MAXIMUM_GAS_PRICE_GWEI: '99' };
  expect(() => prices(low)).toThrow('MAXIMUM_GAS_PRICE_GWEI is below GAS_PRICE_GWEI, 100.');
  expect(() => prices({ MAXIMUM_GAS_PRICE_GWEI: '500' })).toThrow(
    "MAXIMUM_GAS_PRICE_GWEI is below the chain's usual price of gas, 1000.",
  );
  expect(prices({ MAXIMUM_GAS_PRICE_GWEI: '1000' }).maximumGasPrice).toBe(parseGwei('1000'));
  expect(prices({}).maximumGasPrice).toBe(parseGwei('3000'));
});

test('a key that is none is not repeated', () => {
  const OPERATOR_KEY = `0x${'2'.repeat(63)}`;
  expect(() => keeperKey('operator', { OPERATOR_KEY })).toThrow(
    /^OPERATOR_KEY must be a private key: 0x and 64 hex digits\.$/,
  );
});
