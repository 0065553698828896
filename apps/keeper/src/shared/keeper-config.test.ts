import { expect, test } from 'vitest';
import { KeeperConfigError, parseKeeperConfig } from './keeper-config';

const good = {
  RPC_URL: 'http://127.0.0.1:8545',
  DEPLOYMENT_FILE: 'deployment.json',
  STATE_FILE: 'state.json',
  OPERATOR_KEY: `0x${'1'.repeat(64)}`,
};

test('the defaults are safe', () => {
  const config = parseKeeperConfig(good);
  expect(config).toMatchObject({ intervalSeconds: 60, averageSeconds: 1800, toleranceBps: 200n });
  expect(config.minimumMoney).toBe(5n * 10n ** 18n);
  expect(config.taxesBps.size).toBe(0);
});

test.each([
  ['RPC_URL', 'ftp://x'],
  ['RPC_URL', ''],
  ['OPERATOR_KEY', '0x12'],
  ['INTERVAL_SECONDS', '0'],
  ['INTERVAL_SECONDS', '1.5'],
  ['TOLERANCE_BPS', '10000'],
  ['MINIMUM_MONEY', '-1'],
  ['GAS_PRICE_GWEI', '0'],
  ['TAXES_BPS', '0x12=5'],
  ['LOG_LEVEL', 'loud'],
])('%s "%s" is refused by name', (variable, value) => {
  expect(() => parseKeeperConfig({ ...good, [variable]: value })).toThrow(KeeperConfigError);
  expect(() => parseKeeperConfig({ ...good, [variable]: value })).toThrow(variable);
});

test('taxes are read by address in any letter case', () => {
  const address = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
  const { taxesBps } = parseKeeperConfig({ ...good, TAXES_BPS: `${address}=1000` });
  expect(taxesBps.get('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(1000n);
});
