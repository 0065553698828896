import { addressOf } from '@besc/contracts/deploy/address-of';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { getCreateAddress } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeployedChain, makeDeployedChain, readerOf } from '../../test/deployed-chain';
import { makePool } from '../../test/make-pools';
import { poolAddress } from './pool-address';
import { readPoolList } from './read-pool-list';

let deployed: DeployedChain;
beforeAll(async () => {
  deployed = await makeDeployedChain();
});
afterAll(() => deployed?.chain.stop());

test('the address follows from the factory and the place, also where the nonce takes more bytes', () => {
  const from = checksumAddress(`0x${'5a'.repeat(20)}`);
  for (const place of [0n, 1n, 14n, 15n, 126n, 127n, 254n, 255n, 4094n, 4095n, 65_534n, 65_535n]) {
    expect(poolAddress(from, place)).toBe(getCreateAddress({ from, nonce: place + 1n }));
  }
});

test('a contract that a node puts in the place of a pool is no pool, so that no stake goes there', async () => {
  const { deployment, client } = deployed;
  const at = (name: 'lens' | 'factory') => addressOf(deployment, 'pools', name);
  const terms = { staked: deployed.token('MONEY'), reward: deployed.token('HENNY'), perBlock: 10n ** 9n, blocks: 900n };
  const [first, second] = [await makePool(deployed, terms), await makePool(deployed, terms)];
  expect([first, second]).toEqual([poolAddress(at('factory'), 0n), poolAddress(at('factory'), 1n)]);

  const request = (async (asked: { method: string }) => {
    const answer: unknown = await client.request(asked as never);
    return typeof answer === 'string' ? answer.replaceAll(first.slice(2).toLowerCase(), '66'.repeat(20)) : answer;
  }) as typeof client.request;
  const reader = readerOf({ client: { ...client, request }, deployment });
  const from = { lens: at('lens'), factory: at('factory'), account: undefined };
  const { pools } = await readPoolList({ reader, ...from });
  reader.close();
  expect(pools.map(({ pool }) => pool.address)).toEqual([first, second]);
});
