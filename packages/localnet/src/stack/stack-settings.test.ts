import { addressOf } from '@besc/contracts/deploy/address-of';
import { localDeployment } from '@besc/contracts/deployments/local';
import { parseDeployment } from '@besc/wire/settings/deployment';
import { parseSettings } from '@besc/wire/settings/settings';
import { expect, test } from 'vitest';
import { stackSettings } from './stack-settings';

const makeDeployment = (chainId: number) => {
  const { roles: _, ...deployed } = localDeployment;
  return parseDeployment({ version: 2, chainId, genesisHash: `0x${'1a'.repeat(32)}`, ...deployed });
};
const urls = {
  rpcUrls: ['http://127.0.0.1:8545'],
  indexUrl: '/graphql',
  apiUrl: '/api',
  gatewayUrls: ['http://127.0.0.1:8374'],
  webUrl: 'http://127.0.0.1:8372',
};

test('PLAT-01 PLAT-05 PLAT-06 PLAT-27 CONST-01 OPEN-08 OPEN-10 the settings of the local stack are valid and follow the rulings', () => {
  const deployment = makeDeployment(2372);
  const settings = stackSettings(deployment, urls);
  expect(parseSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
  expect(settings.gasPriceGwei).toEqual({ standard: '1000', fast: '1000', instant: '1000' });
  expect(new Set(settings.blockedAddresses).size).toBe(20);
  expect(settings.blockedRecipients).toContain('0x0000000000000000000000000000000000000000');
  expect(settings.blockedRecipients).toContain(addressOf(deployment, 'swap', 'router'));
  expect(settings.warningTokens.map(({ kind }) => kind).sort()).toEqual(['compromised', 'high-slippage']);
  expect(settings.chart.minimumReserveUsd).toBe(10_000);
  expect(settings.topPools.minimumStakedUsd).toBe(100);
  expect(settings.chain).toMatchObject({ id: 2372, local: true });
  expect(settings.tokens.stable.symbol).toBe('BUSDC');
  expect(settings.tokens.money.symbol).toBe('MONEY');
  expect(settings.routing.bases).toHaveLength(3);
  expect(settings.contracts).toEqual(deployment.contracts);
  expect(settings.lists.gateways).toEqual(urls.gatewayUrls);
});

test('PLAT-02 OPEN-08 chain 97 costs 5 gwei', () => {
  expect(stackSettings(makeDeployment(97), urls).gasPriceGwei.standard).toBe('5');
});

test('NAV-15 NAV-16 NAV-17 OPEN-11 every link of the local stack leads somewhere', () => {
  const { links, productName } = stackSettings(makeDeployment(2372), urls);
  expect(productName).toBe('BESC Swap');
  expect(links.chains).toHaveLength(3);
  const all = [...links.chains, ...links.social].map(({ url }) => url).concat(links.bridge, links.provider);
  for (const url of all) expect(url).toMatch(/^\/local\//);
});
