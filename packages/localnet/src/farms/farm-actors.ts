import { addressOf } from '@besc/contracts/deploy/address-of';
import { farmDepositCall, farmHarvestCall, farmWithdrawCall } from '@besc/sdk/farms/farm-calls';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from '../chain';
import type { Act, Actors } from '../history/actor-stretch';
import type { SeededRandom } from '../history/seeded-random';
import { farmStakers, readFarmStakers } from './farm-stakers';
import { farmTransaction } from './farm-transaction';

/** Those who stake in farms: they harvest, stake more and take something out. */
export async function farmActors(options: {
  chain: Chain;
  deployment: Deployment;
  random: SeededRandom;
}): Promise<Actors> {
  const { chain, deployment, random } = options;
  const master = addressOf(deployment, 'farms', 'master');
  const stakers = await farmStakers(chain, deployment);
  return {
    refresh: () => readFarmStakers(chain, { deployment, stakers }),
    act() {
      const staker = random.pick(stakers);
      const { pid, account, wallet, staked } = staker;
      const kind = random.next();
      const place = { master, pid };
      const act = (word: string, call: ContractCall, staked = 0n): Act => {
        staker.wallet -= staked;
        staker.staked += staked;
        return { word, transactions: [farmTransaction(account, call)] };
      };
      // Of MONEY a little, because the same accounts trade with it.
      const more = (wallet * BigInt(pid === 0 ? 1 + random.below(3) : 10 + random.below(40))) / 100n;
      if (more > 0n && (staked === 0n || kind < 0.35)) {
        return act('farm stakes', farmDepositCall(place, more), more);
      }
      if (staked === 0n) return undefined;
      const less = (staked * BigInt(5 + random.below(30))) / 100n;
      return kind < 0.8 || less === 0n
        ? act('harvests', farmHarvestCall(place))
        : act('farm exits', farmWithdrawCall(place, less), -less);
    },
  };
}
