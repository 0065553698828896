import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { campaignClaimsAbi } from '@besc/contracts/abi/campaign-claims';
import { dayOneGiftAbi } from '@besc/contracts/abi/day-one-gift';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { campaigns } from '@besc/domain/profile/campaigns';
import type { Address } from '@besc/domain/shared/address';
import { daySeconds } from '@besc/domain/shared/constants';
import { approveItemCall } from '@besc/sdk/nfts/nft-calls';
import { claimCampaignCall } from '@besc/sdk/profile/claim-calls';
import { createProfileCall, pauseProfileCall } from '@besc/sdk/profile/profile-calls';
import { registerNameMessage } from '@besc/wire/profile/register-name';
import { parseEther } from 'viem';
import { actors } from '../history/actors';
import { chainClient } from '../history/chain-client';
import { chainRoles } from '../history/chain-roles';
import type { HistoryWriter } from '../history/history-writer';
import { localAccount } from '../history/local-account';
import { seededRandom } from '../history/seeded-random';
import { sentCall } from '../history/sent-call';
import { sentPost } from '../history/sent-post';
import { approval, transfer } from '../history/token-transactions';
import { openingWriter } from '../history/write-opening';
import { localProfiles } from './local-profiles';

/** Profiles are made on the first day; what they have earned they claim over the year. */
export const profileHistory: HistoryWriter = {
  slug: 'profile',
  order: 26,
  // The year of a history ends shortly before its present: what belongs to its beginning is over.
  settings: (_, start) => ({ earlyUntil: start + 2 * daySeconds, firstYearUntil: start + 365 * daySeconds }),
  keeper: ({ indexUrl }) => ({ ROOTS_INDEX_URL: indexUrl, ROOTS_EVERY_BLOCKS: '20', ROOTS_CONFIRMATIONS: '16' }),
  async open({ chain, deployment }) {
    if (contractIfAny(deployment, 'profile', 'profile') === undefined) return undefined;
    const profile = addressOf(deployment, 'profile', 'profile');
    const collection = addressOf(deployment, 'nfts', 'bunnies');
    const money = addressOf(deployment, 'tokens', 'money');
    const gift = contractIfAny(deployment, 'profile', 'gift');
    const { operator } = chainRoles(chain);
    const account = (index: number) => localAccount(chain.accounts, index).address;
    const write = openingWriter(chain);
    const made = localProfiles.map(async ({ account: index, teamId }) => {
      const args = [account(index), 0n, 1n] as const;
      const call = { address: collection, abi: bunniesAbi, functionName: 'tokensOfOwnerBySize', args } as const;
      const [[tokenId = 0n]] = await chainClient(chain).readContract(call);
      const picture = { collection, tokenId };
      return [
        approval(account(index), money, profile, parseEther('5')),
        sentCall(account(index), approveItemCall({ ...picture, spender: profile })),
        sentCall(account(index), createProfileCall(profile, { teamId, picture })),
      ];
    });
    await write('profiles', { transactions: (await Promise.all(made)).flat() });
    const paused = localProfiles.filter(({ state }) => state === 'paused');
    await write('paused profiles', {
      transactions: paused.map(({ account: index }) => sentCall(account(index), pauseProfileCall(profile))),
    });
    if (gift) {
      const { address } = gift;
      const read = { address, abi: dayOneGiftAbi } as const;
      const each = await chainClient(chain).readContract({ ...read, functionName: 'numberMoney' });
      const amount = each * BigInt(localProfiles.length + 20);
      await write('gifts', { transactions: [transfer(operator.address, money, { to: address, amount })] });
    }
    return undefined;
  },
  async begin({ chain, deployment, seed }) {
    const claims = contractIfAny(deployment, 'profile', 'claims')?.address;
    if (claims === undefined) return [];
    const random = seededRandom(`${seed} claims`);
    const client = chainClient(chain);
    const claimOf = async (account: Address, id: number) => {
      const args = [account, BigInt(id), []] as const;
      const call = { address: claims, abi: campaignClaimsAbi, functionName: 'canClaim', args } as const;
      return (await client.readContract(call)) ? claimCampaignCall(claims, id, []) : undefined;
    };
    // The person's own accounts leave what they have earned.
    const who = localProfiles.flatMap(({ account: index, state }) => {
      const account = chain.accounts[index]?.address;
      return account === undefined || state === 'paused' || index < 5 ? [] : [{ account }];
    });
    const open = campaigns.filter(({ source }) => source === 'chain');
    const word = 'achievements';
    const person = chain.accounts[1]?.address;
    let isClaimed = false;
    return [
      actors({
        random,
        who,
        chance: { block: 0.02, live: 0.01 },
        calls: [{ word, chance: 1, call: ({ account }) => claimOf(account, random.pick(open).id) }],
      }),
      // Account 1 alone claims the first that it has earned, so that it has one of each state.
      actors({
        random: seededRandom(`${seed} own claims`),
        who: person ? [{ account: person }] : [],
        chance: { block: 1, live: 1 },
        calls: [
          {
            word,
            chance: 1,
            async call({ account }) {
              const claim = isClaimed ? undefined : await claimOf(account, open[0]?.id ?? 0);
              isClaimed ||= claim !== undefined;
              return claim;
            },
          },
        ],
      }),
    ];
  },
  /** Names are signed once the API is there. */
  async post({ chain, deployment, apiUrl }) {
    if (contractIfAny(deployment, 'profile', 'profile') === undefined) return;
    for (const { account, name } of localProfiles) {
      const poster = chain.accounts[account];
      if (poster === undefined || name === '') continue;
      await sentPost({ deployment, apiUrl }, poster, { message: registerNameMessage, fields: { username: name } });
    }
  },
};
