// @vitest-environment happy-dom

import { makeSettings } from '@besc/wire/test/make-settings';
import { expect, test } from 'vitest';
import { connectChain } from './connect-chain';
import type { NameService, NameServiceOffer } from './name-service';

const service: NameService = {
  findAddress: async () => ({ kind: 'unusable', reason: 'not-found' }),
  findName: async () => undefined,
  findContent: async (name) => `ipfs://${name}`,
};
const offer = (isDeployed: boolean): NameServiceOffer => ({
  isDeployed: () => isDeployed,
  load: async () => () => service,
});

test('OPEN-31 names are looked up where a feature offers a service that the chain has, and nowhere else', async () => {
  const settings = makeSettings();
  expect(await connectChain(settings, { nameService: offer(true) }).loadNames?.()).toBe(service);
  expect(connectChain(settings, { nameService: offer(false) }).loadNames).toBeUndefined();
  expect(connectChain(settings).loadNames).toBeUndefined();
});
