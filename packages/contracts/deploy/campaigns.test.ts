import { campaigns } from '@besc/domain/profile/campaigns';
import type { Address } from '@besc/domain/shared/address';
import { type Abi, encodeFunctionData, erc20Abi, type Hex, maxUint256, pad, parseEther } from 'viem';
import { expect, test } from 'vitest';
import { bunniesAbi } from '../generated/abi/bunnies';
import { campaignClaimsAbi } from '../generated/abi/campaign-claims';
import { farmMasterAbi } from '../generated/abi/farm-master';
import { moneyVaultAbi } from '../generated/abi/money-vault';
import { predictionAbi } from '../generated/abi/prediction';
import { profileAbi } from '../generated/abi/profile';
import { starterFactoryAbi } from '../generated/abi/starter-factory';
import { addressOf } from './address-of';
import { localRoles } from './local-roles';
import { deployScene } from './test/deploy-scene';
import { waitForReceipt } from './wait-for-receipt';

const { other: owner, reader, chain, deployed, accept } = deployScene({ isCleanEach: false });
const roles = { owner: owner.address };

async function scene() {
  const deployment = await deployed(roles);
  await accept(owner, roles);
  const at = (slug: string, name: string) => addressOf(deployment, slug as 'profile', name as 'profile');
  const send = async (
    to: Address,
    abi: Abi,
    functionName: string,
    args: readonly unknown[] = [],
    value = 0n,
    from: Address = owner.address,
  ) => {
    await chain().impersonateAccount({ address: from });
    await chain().setBalance({ address: from, value: parseEther('1000') });
    const data = encodeFunctionData({ abi, functionName, args });
    const hash = await chain().sendUnsignedTransaction({ from, to, value, data });
    expect((await waitForReceipt(reader(), { hash, pollingInterval: 20 })).status, functionName).toBe('success');
  };
  const read = (address: Address, abi: Abi, functionName: string, args: readonly unknown[] = []) =>
    reader().readContract({ address, abi, functionName, args });
  return { at, send, read };
}

test('ACH-01 ACH-16 what the chain knows is earned by doing it: a stake, a deposit, an early bet', async () => {
  const { at, send, read } = await scene();
  const [money, claims] = [at('tokens', 'money'), at('profile', 'claims')];
  const [master, vault] = [at('farms', 'master'), at('pools', 'vault')];
  const [starters, profile, bunnies] = [at('nfts', 'starters'), at('profile', 'profile'), at('nfts', 'bunnies')];
  const game = at('prediction', 'game');
  for (const spender of [master, vault, starters, profile]) {
    await send(money, erc20Abi, 'approve', [spender, maxUint256]);
  }
  await send(starters, starterFactoryAbi, 'mintNFT', [5n]);
  await send(bunnies, bunniesAbi, 'approve', [profile, 1n]);
  await send(profile, profileAbi, 'createProfile', [1n, bunnies, 1n]);
  const deeds: readonly (readonly [string, readonly Hex[], () => Promise<void>])[] = [
    ['first-vault-deposit', [], () => send(vault, moneyVaultAbi, 'deposit', [parseEther('1')])],
    ['first-farm-stake', [pad('0x0')], () => send(master, farmMasterAbi, 'enterStaking', [parseEther('1')])],
    [
      'early-bet',
      [],
      async () => {
        await send(game, predictionAbi, 'executeRound', [], 0n, localRoles.operator);
        await chain().increaseTime({ seconds: 5 });
        await send(game, predictionAbi, 'betBull', [1n], parseEther('1'));
      },
    ],
  ];
  let points = 0n;
  for (const [key, proof, act] of deeds) {
    const campaign = campaigns.find((one) => one.key === key);
    const id = BigInt(campaign?.id ?? 0);
    const can = () => read(claims, campaignClaimsAbi, 'canClaim', [owner.address, id, proof]);
    expect(await can(), key).toBe(false);
    await act();
    expect(await can(), key).toBe(true);
    await send(claims, campaignClaimsAbi, 'mintNFT', [id, proof]);
    points += BigInt(campaign?.points ?? 0);
    expect(await read(claims, campaignClaimsAbi, 'hasClaimed', [owner.address, id]), key).toBe(true);
  }
  const [, total] = (await read(profile, profileAbi, 'getUserProfile', [owner.address])) as readonly bigint[];
  expect(total).toBe(points);
  expect(await read(bunnies, bunniesAbi, 'balanceOf', [owner.address])).toBe(BigInt(deeds.length));
});
