import type { Address } from '@besc/domain/shared/address';
import { createPublicClient, createTestClient, type Hex, http } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Anvil, startAnvil } from '../tools/start-anvil';
import { addressOf } from './address-of';
import { type DeployOptions, deploy } from './deploy';
import { localChain, localPlan } from './local-plan';
import { localRoles } from './local-roles';
import { publicAccount } from './public-account';
import type { LayoutPlan } from './slug-plan';

const deployer = publicAccount(0);
const other = publicAccount(5);

let anvil: Anvil;
let clean: Hex;

const chain = () => createTestClient({ mode: 'anvil', transport: http(anvil.rpcUrl) });
const reader = () => createPublicClient({ transport: http(anvil.rpcUrl) });
const options = () =>
  ({ chain: localChain({ rpcUrl: anvil.rpcUrl, chainId: 2372 }), plan: localPlan, deployer }) satisfies DeployOptions;

beforeAll(async () => {
  anvil = await startAnvil();
  clean = await chain().snapshot();
});
beforeEach(async () => {
  await chain().revert({ id: clean });
  clean = await chain().snapshot();
});
afterAll(() => anvil.stop());

test('coins that exist are used and not made, and must be what they are named for', async () => {
  const made = await deploy(options());
  const at = (address: Address) => ({ address });
  const wbesc = addressOf(made, 'tokens', 'wbesc');
  const money = addressOf(made, 'tokens', 'money');
  const stable = addressOf(made, 'tokens', 'stable');
  const coins = { wrapped: at(wbesc), money: at(money), stable: at(stable) };
  const [, , , henny] = made.tokens;
  const token = { address: henny?.address ?? wbesc, kind: 'high-slippage', projectLink: '/site' } as const;
  const plan = {
    timelock: localPlan.timelock,
    roles: { ...localRoles, deployer: other.address, owner: localRoles.operator },
    coins,
    tokens: [token],
    pairs: [
      ['wrapped', token.address],
      ['money', 'stable'],
    ],
  } satisfies LayoutPlan;
  const second = await deploy({ ...options(), deployer: other, plan });
  expect(second.contracts.tokens).toEqual(
    Object.fromEntries(
      [
        ['wbesc', wbesc],
        ['money', money],
        ['stable', stable],
        [`token ${token.address}`, token.address],
      ].map(([name, address]) => [name, { address, startBlock: 0 }]),
    ),
  );
  expect(addressOf(second, 'swap', 'factory')).not.toBe(addressOf(made, 'swap', 'factory'));
  expect(addressOf(second, 'swap', 'feeCollector')).not.toBe(addressOf(made, 'swap', 'feeCollector'));
  expect(second.tokens.map(({ symbol, kind, listed }) => [symbol, kind, listed])).toEqual([
    ['WBESC', 'standard', true],
    ['MONEY', 'standard', true],
    ['BUSDC', 'standard', true],
    ['HENNY', 'high-slippage', false],
  ]);
  expect(second.tokens.map(({ projectLink }) => projectLink)).toEqual([undefined, undefined, undefined, '/site']);
  // A plan without settings leaves out what asks for some.
  expect(second.contracts).toMatchObject({ shared: {}, governance: {}, tokens: {}, swap: {} });
  expect(second.contracts).not.toHaveProperty('farms');
  const wrong = async (changes: Partial<LayoutPlan['coins']>, code: string) =>
    expect(
      deploy({ ...options(), deployer: other, plan: { ...plan, coins: { ...coins, ...changes } } }),
    ).rejects.toMatchObject({
      code,
    });
  await wrong({ wrapped: at(addressOf(made, 'swap', 'factory')) }, 'TOKEN');
  await wrong({ wrapped: at(stable), stable: at(wbesc) }, 'TOKEN');
  await wrong({ money: at(token.address) }, 'TOKEN');
  await wrong({ money: at(wbesc) }, 'PLAN');
  await wrong({ stable: at(localRoles.treasury) }, 'TOKEN');
  // A token without minters is money, but none that farms can pay.
  const { address: plain = wbesc } = made.tokens.find(({ symbol }) => symbol === 'WAGMI') ?? {};
  const farming = {
    ...plan,
    coins: { ...coins, money: at(plain) },
    settings: { farms: { startBlock: 0, moneyPoints: 1, farms: [] } },
  };
  const sent = await reader().getTransactionCount(other);
  await expect(deploy({ ...options(), deployer: other, plan: farming })).rejects.toMatchObject({ code: 'TOKEN' });
  expect(await reader().getTransactionCount(other)).toBe(sent);
});

test('a chain without the CREATE2 deployer is refused in so many words', async () => {
  await chain().setCode({ address: '0x4e59b44847b379578588920cA78FbF26c0B4956C', bytecode: '0x' });
  await expect(deploy(options())).rejects.toMatchObject({ code: 'NO_CREATE2_DEPLOYER' });
});
