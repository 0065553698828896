import { type Abi, createPublicClient, http } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generatedContracts, type RoleScene, roleScene } from './test/roles/role-scene';

/** What is made on the chain for an owner of its own. */
const madeFor: Readonly<Record<string, string>> = {
  'native-pool': 'pool admin',
  'staking-pool': 'pool admin',
  ifo: 'sale admin',
};
const twoSteps = ['pendingOwner', 'acceptOwnership'];
let scene: RoleScene;
beforeAll(async () => {
  scene = await roleScene();
});
afterAll(() => scene?.anvil.stop());

test('GOVERNANCE1 GOVERNANCE3 GOVERNANCE9 whatever has an owner is owned in two steps, by the timelock', async () => {
  const reader = createPublicClient({ transport: http(scene.anvil.rpcUrl) });
  const { accounts, contracts } = scene.world;
  const owned: string[] = [];
  for (const [name, { abi }] of await generatedContracts()) {
    const address = contracts[name];
    const has = (view: string) =>
      abi.some((item) => item.type === 'function' && item.name === view && item.inputs.length === 0);
    if (address === undefined || !has('owner')) continue;
    owned.push(name);
    const steps = has('defaultAdmin') ? ['pendingDefaultAdmin', 'acceptDefaultAdminTransfer'] : twoSteps;
    expect(steps.map(has), name).toEqual([true, true]);
    const call = { address, abi: abi as Abi, functionName: 'owner' };
    expect(await reader.readContract(call), name).toBe(accounts[madeFor[name] ?? 'owner']);
  }
  expect(owned.sort()).toEqual([
    'campaign-claims',
    'commit-random',
    'competition',
    'farm-auction',
    'farm-master',
    'fee-collector',
    'history-roots',
    'ifo',
    'ifo-factory',
    'lottery',
    'minting-station',
    'money-token',
    'money-vault',
    'name-registrar',
    'native-pool',
    'nft-market',
    'point-center',
    'pool-factory',
    'prediction',
    'price-oracle',
    'profile',
    'squad',
    'squad-sale',
    'staking-pool',
    'starter-factory',
    'vote-log',
  ]);
});
