import { profileAbi } from '@besc/contracts/abi/profile';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { localPlan } from '@besc/contracts/deploy/local-plan';
import { timelockOperation } from '@besc/contracts/deploy/timelock-operation';
import { campaigns } from '@besc/domain/profile/campaigns';
import type { Address } from '@besc/domain/shared/address';
import { daySeconds } from '@besc/domain/shared/constants';
import { addCompetitionCall, type TeamRewards } from '@besc/sdk/competition/run-competition-calls';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { parseEther } from 'viem';
import type { HistoryTransaction } from '../history/block-writer';
import { chainClient } from '../history/chain-client';
import { chainRoles } from '../history/chain-roles';
import type { HistoryWorld } from '../history/history-writer';

/** MONEY for the tiers of the team that wins, Teal first; the second team gets half, the third a quarter. */
const prizes = [1, 5, 20, 100, 500];
const points = [100, 250, 250, 250, 500];
const ranks = ['participant', 'top-500', 'top-100', 'top-10', 'champion'];
const places = ['gold', 'silver', 'bronze'];
const claimSeconds = 45 * daySeconds;

/** What makes competitions: their contract, the timelock that owns it, and who takes part. */
export function competitionWorld({ chain, deployment }: Pick<HistoryWorld, 'chain' | 'deployment'>) {
  const roles = chainRoles(chain);
  const contract = addressOf(deployment, 'competition', 'competition');
  const money = addressOf(deployment, 'tokens', 'money');
  const wbesc = addressOf(deployment, 'tokens', 'wbesc');
  const timelock = { address: addressOf(deployment, 'governance', 'timelock'), ...localPlan.timelock };
  const pairOf = (symbol: string): Address => {
    const token = deployment.tokens.find((one) => one.symbol === symbol)?.address;
    const isIt = (one: Address, other: Address) => one === token && other === wbesc;
    const pair = deployment.pairs.find(({ token0, token1 }) => isIt(token0, token1) || isIt(token1, token0));
    if (pair === undefined) throw new RangeError(`There is no pair of ${symbol}`);
    return pair.address;
  };

  /** Makes the competition of a number; the owner schedules and executes. The first one gives the campaigns of the first battle. */
  function making(number: number, times: { readonly startTime: number; readonly endTime: number }) {
    const rewardsAt = (place: number): TeamRewards => {
      const campaignOf = (rank: string) =>
        campaigns.find(({ key }) => key === `battle-${number}-${places[place]}-${rank}`);
      return {
        userCampaignId: five(ranks.map((rank) => BigInt(campaignOf(rank)?.id ?? 0))),
        cakeRewards: five(prizes.map((prize) => parseEther(String(prize)) >> BigInt(place))),
        pointUsers: five(points.map(BigInt)),
      };
    };
    const call = addCompetitionCall(contract, {
      ...times,
      claimSeconds,
      pairs: [pairOf('BUSDC'), pairOf('MONEY'), pairOf('HENNY'), pairOf('WAGMI')],
      rewards: [rewardsAt(0), rewardsAt(1), rewardsAt(2)],
      bunnyIds: number === 1 ? [25, 26, 27] : [0, 0, 0],
    });
    const operation = timelockOperation(timelock, `competition ${number} at ${times.startTime}`, [encodeCall(call)]);
    const send = (step: 'schedule' | 'execute'): HistoryTransaction => {
      return { from: roles.owner.address, ...operation[step], gas: 6_000_000n };
    };
    return { schedule: send('schedule'), execute: send('execute') };
  }

  /** Account 1 and the traders with an active profile. */
  async function participants(): Promise<readonly Address[]> {
    const accounts = [...roles.people.slice(1, 2), ...roles.traders].map(({ address }) => address);
    const at = { address: addressOf(deployment, 'profile', 'profile'), abi: profileAbi } as const;
    const active = await Promise.all(
      accounts.map((account) =>
        chainClient(chain).readContract({ ...at, functionName: 'getUserStatus', args: [account] }),
      ),
    );
    return accounts.filter((_, index) => active[index]);
  }

  return { contract, money, wbesc, roles, making, participants };
}

function five(values: readonly bigint[]): TeamRewards['cakeRewards'] {
  const [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n] = values;
  return [a, b, c, d, e];
}
