import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { TestStack } from '@besc/localnet/start-stack';
import { createClient, http, numberToHex } from 'viem';
import { readContract, writeContract } from 'viem/actions';
import { mined } from '../mined';

/** Adds a farm as the farms' owner would, and answers its number. */
export async function addFarm(stack: TestStack, lpToken: Address, points = 100n): Promise<bigint> {
  const client = createClient({ transport: http(stack.rpcUrl), cacheTime: 0 });
  const master = { address: addressOf(stack.deployment, 'farms', 'master'), abi: farmMasterAbi } as const;
  const owner = await readContract(client, { ...master, functionName: 'owner' });
  await stack.chain.rpc.request('anvil_impersonateAccount', [owner]);
  await stack.chain.rpc.request('anvil_setBalance', [owner, numberToHex(10n ** 24n)]);
  const hash = await writeContract(client, {
    ...master,
    functionName: 'add',
    args: [points, lpToken, true],
    chain: null,
    account: owner,
    gas: 8_000_000n,
    gasPrice: stack.chain.gasPrice,
  });
  await mined(stack, hash);
  return (await readContract(client, { ...master, functionName: 'poolLength' })) - 1n;
}
