import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type DeployedChain, makeDeployedChain } from '@besc/sdk/test/deployed-chain';
import { readContract, simulateContract } from 'viem/actions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatedFarms } from './operated-farms';

let deployed: DeployedChain;
beforeAll(async () => {
  deployed = await makeDeployedChain();
});
afterAll(() => deployed?.chain.stop());

test('the emission moves by a quarter at most, as is told, and each farm has points of its own', async () => {
  const { client, deployment } = deployed;
  const farms = { address: addressOf(deployment, 'farms', 'master'), abi: farmMasterAbi } as const;
  const emission = await readContract(client, { ...farms, functionName: 'moneyPerBlock' });
  const account = await readContract(client, { ...farms, functionName: 'owner' });
  const set = (amount: bigint) =>
    simulateContract(client, { ...farms, functionName: 'setMoneyPerBlock', args: [amount], account });
  const quarterLess = (emission * 3n) / 4n;
  await set(quarterLess);
  await expect(set(quarterLess - 1n)).rejects.toThrow('InvalidEmission');

  const points = operatedFarms.settings.find(({ setter }) => setter === 'set');
  const args = points?.parse(['1', '70']) ?? [];
  expect(points?.format(args)).toBe('1 70');
  const info = await readContract(client, { ...farms, functionName: 'poolInfo', args: [1n] });
  expect(points?.format([1n, info])).toBe(`1 ${info[1]}`);
});
