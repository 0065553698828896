import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { farmDepositCall } from '@besc/sdk/farms/farm-calls';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from '../chain';
import { chainRoles } from '../history/chain-roles';
import type { SeededRandom } from '../history/seeded-random';
import { approval, transfer } from '../history/token-transactions';
import { openingWriter } from '../history/write-opening';
import { type FarmStaker, farmStakers, readFarmStakers } from './farm-stakers';
import { farmTransaction } from './farm-transaction';

/** Of what a farm's largest supplier has, in ten thousandths. */
const personShare = 40n;
const stakerShare = { least: 60, most: 240 };

/**
 * Lets the market's accounts stake from the first block on. Accounts 0 and 1 belong to the person at the screen: both get LP of
 * each farm, 1 has half of it staked and some MONEY beside it, 0 has yet to begin. Rejects with OpeningError.
 */
export async function openFarms(options: {
  chain: Chain;
  deployment: Deployment;
  random: SeededRandom;
}): Promise<void> {
  const { chain, deployment, random } = options;
  const write = openingWriter(chain);
  const master = addressOf(deployment, 'farms', 'master');
  const [beginner, farmer] = chainRoles(chain).people.map(({ address }) => address) as [Address, Address];
  const stakers = await farmStakers(chain, deployment);
  const read = () => readFarmStakers(chain, { deployment, stakers });

  await read();
  const farms = [...new Map(stakers.map((one) => [one.pid, one])).values()].map(({ pid, token }) => {
    const own = stakers.filter((one) => one.pid === pid);
    const holder = own.reduce((most, one) => (one.wallet > most.wallet ? one : most));
    return { pid, token, own, holder };
  });
  const given = farms.flatMap(({ pid, token, own, holder }) => {
    if (pid === 0) return [];
    const people = [beginner, farmer].map((to) => ({ to, amount: part(holder.wallet, personShare) }));
    const poor = own.filter(({ wallet }) => wallet === 0n);
    const others = poor.map(({ account: to }) => ({ to, amount: part(holder.wallet, chance(random)) }));
    return [...people, ...others].map((gift) => transfer(holder.account, token, gift));
  });
  await write('LP of the farms', { transactions: given });
  await read();

  const first = farms.flatMap(({ pid, token, holder }) => {
    // Of MONEY the person has its own; of LP what was given above.
    const amount = pid === 0 ? 10n ** 20n : part(holder.wallet, personShare) / 2n;
    return [approval(farmer, token, master), farmTransaction(farmer, farmDepositCall({ master, pid }, amount))];
  });
  const stakes = stakers.flatMap(({ pid, token, account, wallet }) => [
    approval(account, token, master),
    ...(wallet > 0n ? [farmTransaction(account, farmDepositCall({ master, pid }, begun(pid, wallet)))] : []),
  ]);
  await write('stakes in farms', { transactions: [...first, ...stakes] });
}

function chance(random: SeededRandom): bigint {
  return BigInt(stakerShare.least + random.below(stakerShare.most - stakerShare.least));
}

/** What somebody begins with: of MONEY, which is traded, a little, of LP most. */
function begun(pid: FarmStaker['pid'], wallet: bigint): bigint {
  return part(wallet, pid === 0 ? 600n : 6_500n);
}

function part(amount: bigint, tenThousandths: bigint): bigint {
  return (amount * tenThousandths) / 10_000n;
}
