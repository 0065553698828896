import { type Campaign, campaigns } from '@besc/domain/profile/campaigns';
import { firstTeams } from '@besc/domain/profile/teams';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, keccak256, type PublicClient, parseEther, toHex } from 'viem';
import * as z from 'zod/mini';
import { campaignClaimsAbi } from '../generated/abi/campaign-claims';
import { dayOneGiftAbi } from '../generated/abi/day-one-gift';
import { historyRootsAbi } from '../generated/abi/history-roots';
import { pointCenterAbi } from '../generated/abi/point-center';
import { profileAbi } from '../generated/abi/profile';
import { campaignClaimsBytecode } from '../generated/bytecode/campaign-claims';
import { dayOneGiftBytecode } from '../generated/bytecode/day-one-gift';
import { historyRootsBytecode } from '../generated/bytecode/history-roots';
import { pointCenterBytecode } from '../generated/bytecode/point-center';
import { profileBytecode } from '../generated/bytecode/profile';
import { amountBetween } from './amount-between';
import { ownerOf } from './owner';
import { roleHolders } from './role-holders';
import { type AddressById, type PlanInput, slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

const cost = (usual: string) => z._default(amountBetween(0n, parseEther('1000')), usual);

const time = z._default(z.int().check(z.minimum(0), z.maximum(2 ** 40)), 0);

/** What an operator decides of profiles. */
const settings = z.strictObject({
  /** MONEY for each; they can rise to five times as much. */
  toRegister: cost('5'),
  toUpdate: cost('2'),
  toReactivate: cost('2'),
  /** Seconds in which a published root can be struck before it counts; a week at most. */
  rootDelaySeconds: z._default(z.int().check(z.minimum(0), z.maximum(604_800)), 86_400),
  /**
   * When the first days and the first year are over, seconds since 1970: the achievements of those times are then no longer earned.
   * With zero they never end, and who has bought most tickets is never known.
   */
  earlyUntil: time,
  firstYearUntil: time,
  /** MONEY back for the first users until a block, when there is such a gift; it must be sent to the contract. */
  gift: z.optional(
    z.strictObject({
      money: z._default(amountBetween(1n, parseEther('1000')), '4'),
      users: z.int().check(z.minimum(1)),
      endBlock: z.int().check(z.minimum(1)),
    }),
  ),
});
type ProfileSettings = z.output<typeof settings>;
const profileOf = ({ plan }: PlanInput) => slugSettings(plan, 'profile', settings);

const ofHistory = campaigns.filter(({ source }) => source === 'history');

/** No campaign of a deployment ends: what was earned in its time is claimed at any later one. */
const noEnd = 2n ** 64n - 1n;
const noEnds = { earlyUntil: 0, firstYearUntil: 0 };

/** Profiles, teams and points, the claims of achievements, and the gift of day one where the plan wants it. */
export const profilePlan = slugPlan({
  slug: 'profile',
  names: ['profile', 'pointCenter', 'history', 'claims', 'gift'],
  settings,
  localSettings: { rootDelaySeconds: 0, gift: { users: 1000, endBlock: 100_000_000 } },
  limits: { MAX_DELAY: 604_800n },
  bounded: { delay: 'MAX_DELAY' },
  contracts: (input) => {
    const profile = profileOf(input);
    if (profile === undefined) return {};
    const { guardian, operator, treasury } = input.plan.roles;
    const { gift } = profile;
    return {
      profile: {
        abi: profileAbi,
        bytecode: profileBytecode,
        args: (at) => [
          at('tokens.money'),
          ownerOf(at),
          treasury,
          [profile.toRegister, profile.toUpdate, profile.toReactivate].map((amount) => parseEther(amount)),
          firstTeams.map(({ name, description }) => [name, description]),
          [at('nfts.bunnies'), at('nfts.squad')],
        ],
      },
      pointCenter: {
        abi: pointCenterAbi,
        bytecode: pointCenterBytecode,
        args: (at) => [at('profile.profile'), ownerOf(at)],
      },
      history: {
        abi: historyRootsAbi,
        bytecode: historyRootsBytecode,
        args: (at) => [ownerOf(at), operator, guardian, BigInt(profile.rootDelaySeconds)],
      },
      claims: {
        abi: campaignClaimsAbi,
        bytecode: campaignClaimsBytecode,
        args: (at) => {
          const eligibility = at('profile.history');
          return [
            at('profile.profile'),
            at('nfts.station'),
            ownerOf(at),
            ofHistory.map(({ id }) => BigInt(id)),
            ofHistory.map((campaign) => termsOf(campaign, eligibility, profile)),
          ];
        },
        gasLimit: 8_000_000n,
      },
      ...(gift && {
        gift: {
          abi: dayOneGiftAbi,
          bytecode: dayOneGiftBytecode,
          args: (at: AddressById) => [
            at('tokens.money'),
            at('profile.profile'),
            treasury,
            parseEther(gift.money),
            BigInt(gift.users),
            BigInt(gift.endBlock),
          ],
        },
      }),
    };
  },
  accepts: (input) =>
    askedCampaigns(input).map(({ campaign, asked }) => ({
      name: callName(campaign),
      to: 'profile.claims',
      data: (at) => {
        const args = [BigInt(campaign.id), termsOf(campaign, at(asked))] as const;
        return encodeFunctionData({ abi: campaignClaimsAbi, functionName: 'addCampaign', args });
      },
      isDone: async (client, at) => (await eligibilityOf(client, at, campaign)) === at(asked),
    })),
  grants: (input) =>
    profileOf(input) === undefined
      ? []
      : [
          { role: 'NFT_ROLE', of: 'profile.profile', account: 'nfts.bunnies' },
          { role: 'NFT_ROLE', of: 'profile.profile', account: 'nfts.squad' },
          { role: 'POINT_ROLE', of: 'profile.profile', account: 'profile.pointCenter' },
          { role: 'POINT_ROLE', of: 'profile.profile', account: 'profile.claims' },
          { role: 'MINTER_ROLE', of: 'nfts.station', account: 'profile.claims' },
        ],
  audit: async (client, at, input) => {
    const profile = profileOf(input);
    if (profile === undefined) return [];
    const call = { address: at('profile.profile'), abi: profileAbi, functionName: 'launchCosts' } as const;
    const actual = (await client.readContract(call)).join(', ');
    const planned = [profile.toRegister, profile.toUpdate, profile.toReactivate].map((amount) => parseEther(amount));
    const special = { address: at('profile.profile'), role: keccak256(toHex('SPECIAL_ROLE')) };
    const changers = await roleHolders(client, special);
    const asked = askedCampaigns(input).map(async ({ campaign, asked }) => ({
      name: `eligibility of campaign ${campaign.key}`,
      actual: await eligibilityOf(client, at, campaign),
      expected: at(asked),
      until: callName(campaign),
    }));
    return [
      ...(await Promise.all(asked)),
      { name: 'launchCosts of profile.profile', actual, expected: planned.join(', ') },
      {
        name: 'holders of SPECIAL_ROLE of profile.profile',
        actual: changers.join(', ') || 'none',
        expected: 'none',
      },
    ];
  },
});

/** Of a campaign of history with the deployment's settings, by which times end. */
const termsOf = (
  { points, bunnyId, thresholdRound = 0, period }: Campaign,
  eligibility: Address,
  { earlyUntil, firstYearUntil }: Pick<ProfileSettings, 'earlyUntil' | 'firstYearUntil'> = noEnds,
) => ({
  numberPoints: BigInt(points),
  endBlock: noEnd,
  bunnyId: bunnyId ?? 0,
  givesBunny: bunnyId !== undefined,
  teamId: 0,
  eligibility,
  thresholdTimestamp: BigInt(period === undefined ? 0 : period === 'early' ? earlyUntil : firstYearUntil),
  thresholdPoints: 0n,
  thresholdRound: BigInt(thresholdRound),
});

/** Campaigns of which something in the plan can be asked, with the id of what is asked: it may come later than the claims. */
function askedCampaigns(input: PlanInput) {
  if (profileOf(input) === undefined) return [];
  return campaigns.flatMap((campaign) => {
    const asked = campaign.source === 'chain' ? input.earnedBy(campaign.key) : undefined;
    return asked === undefined ? [] : [{ campaign, asked }];
  });
}

const callName = ({ key }: Campaign) => `campaign ${key}`;

async function eligibilityOf(client: PublicClient, at: AddressById, { id }: Campaign): Promise<Address> {
  const call = { address: at('profile.claims'), abi: campaignClaimsAbi, functionName: 'campaigns' } as const;
  return checksumAddress((await client.readContract({ ...call, args: [BigInt(id)] })).eligibility);
}
