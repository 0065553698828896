import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from '../chain';
import type { Actors } from '../history/actor-stretch';
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
      const send = (functionName: 'deposit' | 'withdraw', amount: bigint) => {
        const sign = functionName === 'deposit' ? amount : -amount;
        staker.wallet -= sign;
        staker.staked += sign;
        return [farmTransaction(account, { master, functionName, pid, amount })];
      };
      // Of MONEY a little, because the same accounts trade with it.
      const more = (wallet * BigInt(pid === 0 ? 1 + random.below(3) : 10 + random.below(40))) / 100n;
      if (more > 0n && (staked === 0n || kind < 0.35)) {
        return { word: 'farm stakes', transactions: send('deposit', more) };
      }
      if (staked === 0n) return undefined;
      if (kind < 0.8) return { word: 'harvests', transactions: send('deposit', 0n) };
      return { word: 'farm exits', transactions: send('withdraw', (staked * BigInt(5 + random.below(30))) / 100n) };
    },
  };
}
