import { type Campaign, campaigns } from '@besc/domain/profile/campaigns';
import type { Address } from '@besc/domain/shared/address';
import { type Abi, parseEther } from 'viem';
import { expect, test } from 'vitest';
import { bunniesAbi } from '../generated/abi/bunnies';
import { campaignClaimsAbi } from '../generated/abi/campaign-claims';
import { profileAbi } from '../generated/abi/profile';
import { starterFactoryAbi } from '../generated/abi/starter-factory';
import { addressOf } from './address-of';
import { layoutOf } from './layout';
import { localPlan } from './local-plan';
import { deployScene } from './test/deploy-scene';

const { other: owner, reader, deployed, accept } = deployScene({ isCleanEach: false });
const roles = { owner: owner.address };

async function scene() {
  const deployment = await deployed(roles);
  await accept(owner, roles);
  const at = (slug: string, name: string) => addressOf(deployment, slug as 'profile', name as 'profile');
  const read = (address: Address, abi: Abi, functionName: string, args: readonly unknown[] = []) =>
    reader().readContract({ address, abi, functionName, args });
  return { at, read };
}

test('TEAM-04..07 PROF-51 three teams stand, a profile costs 5 and 5 MONEY, a change 2', async () => {
  const { at, read } = await scene();
  const profile = at('profile', 'profile');
  const teams = [1n, 2n, 3n].map((id) => read(profile, profileAbi, 'getTeamProfile', [id]));
  expect((await Promise.all(teams)).map((team) => (team as readonly unknown[])[0])).toEqual([
    'MONEY Storm',
    'Fearsome Flippers',
    'Chaotic MOONIES',
  ]);
  expect(await read(profile, profileAbi, 'numberTeams')).toBe(3n);
  const costs = ['numberMoneyToRegister', 'numberMoneyToUpdate', 'numberMoneyToReactivate'];
  const told = await Promise.all(costs.map((name) => read(profile, profileAbi, name)));
  expect(told).toEqual(['5', '2', '2'].map((amount) => parseEther(amount)));
  expect(await read(at('nfts', 'starters'), starterFactoryAbi, 'tokenPrice')).toBe(parseEther('5'));
  expect(await read(at('nfts', 'bunnies'), bunniesAbi, 'getBunnyName', [5n])).toBe('Penny');
});

test('ACH-15..20 every campaign that claims give is there with its points and its bunny', async () => {
  const { at, read } = await scene();
  // Of what the chain is asked those parts that the plan has.
  const asked = layoutOf(localPlan).accepts.map(({ id }) => id.replace('profile.campaign ', ''));
  const given = campaigns.filter(({ source, key }) => source === 'history' || asked.includes(key));
  const claims = at('profile', 'claims');
  const terms = given.map(({ id }) => read(claims, campaignClaimsAbi, 'campaigns', [BigInt(id)]));
  expect(await Promise.all(terms)).toMatchObject(
    given.map(({ points, bunnyId, thresholdRound = 0 }: Campaign) => ({
      numberPoints: BigInt(points),
      bunnyId,
      givesBunny: true,
      thresholdRound: BigInt(thresholdRound),
    })),
  );
  expect(await read(claims, campaignClaimsAbi, 'numberCampaigns')).toBe(BigInt(given.length));
});

test('ACH-15 ACH-20 the first days and the first year end when the deployment says so, and nothing else does', () => {
  const layout = (profile: object) => layoutOf({ ...localPlan, settings: { ...localPlan.settings, profile } });
  const endsOf = (profile: object) => layout(profile).contracts.profile?.claims;
  // The terms are part of what is made, so its place follows from them.
  expect(endsOf({})).toBe(endsOf({ earlyUntil: 0, firstYearUntil: 0 }));
  expect(endsOf({ earlyUntil: 1_700_000_000 })).not.toBe(endsOf({}));
  expect(() => layout({ earlyUntil: -1 })).toThrow('settings.profile.earlyUntil');
});

test('a plan without settings has no profiles; profiles without collections, and what is not understood, are refused', () => {
  const { profile, nfts } = localPlan.settings as Record<string, unknown>;
  const told = (settings: Record<string, unknown>) => layoutOf({ ...localPlan, settings });
  expect(told({ nfts }).contracts.profile).toBeUndefined();
  expect(told({}).contracts.nfts).toBeUndefined();
  expect(() => told({ profile })).toThrow('nfts.');
  expect(() => told({ nfts, profile: { toRegister: '1001' } })).toThrow('settings.profile.toRegister');
  expect(() => told({ nfts: { starterPrice: '0' }, profile })).toThrow('settings.nfts.starterPrice');
  // Without the parts that can be asked, their campaigns are left out.
  const { accepts, contracts } = told({ nfts, profile: {} });
  expect(contracts.profile?.gift).toBeUndefined();
  expect(accepts.filter(({ id }) => id.startsWith('profile.campaign'))).toEqual([]);
});
