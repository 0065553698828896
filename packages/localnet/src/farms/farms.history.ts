import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { farmDepositCall, farmHarvestCall, farmWithdrawCall } from '@besc/sdk/farms/farm-calls';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { erc20Abi, getContract, parseEther } from 'viem';
import { actors } from '../history/actors';
import { addressAt } from '../history/address-at';
import type { HistoryTransaction } from '../history/block-writer';
import { chainClient } from '../history/chain-client';
import { chainRoles } from '../history/chain-roles';
import type { HistoryWorld, HistoryWriter } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { firstStake, firstStakes, type StakePlace, stakeCalls, stakersOf } from '../history/stakers';
import { transfer } from '../history/token-transactions';
import { openingWriter } from '../history/write-opening';

/** Farms are staked in from the first block on. */
export const farmsHistory: HistoryWriter = {
  slug: 'farms',
  order: 30,
  /** Account 0 gets LP of each farm and has yet to begin; account 1 has half of the same staked, and some MONEY beside it. */
  async open(world) {
    const { chain, deployment, seed } = world;
    const random = seededRandom(`${seed} farms opening`);
    const { people, suppliers } = chainRoles(chain);
    const [beginner, farmer] = [addressAt(people, 0), addressAt(people, 1)];
    const [money, ...farms] = (await farmPlaces(world)) as [StakePlace, ...StakePlace[]];
    const gifts: HistoryTransaction[] = [];
    const begun = firstStake({ account: farmer, place: money }, parseEther('100'));
    for (const place of farms) {
      const address = place.token ?? zeroAddress;
      const pair = deployment.pairs.findIndex((one) => one.address === address);
      const filler = addressAt(suppliers, pair % suppliers.length);
      const lp = { address, abi: erc20Abi } as const;
      const held = await chainClient(chain).readContract({ ...lp, functionName: 'balanceOf', args: [filler] });
      const give = (to: Address, tenThousandths: number) =>
        gifts.push(transfer(filler, address, { to, amount: (held * BigInt(tenThousandths)) / 10_000n }));
      for (const person of [beginner, farmer]) give(person, 40);
      for (const account of place.accounts) if (account !== filler) give(account, 60 + random.below(180));
      begun.push(...firstStake({ account: farmer, place }, (held * 20n) / 10_000n));
    }
    const write = openingWriter(chain);
    await write('LP of the farms', { transactions: gifts });
    await write('stakes in farms', { transactions: [...begun, ...(await firstStakes(chain, [money, ...farms]))] });
    return undefined;
  },
  async begin(world) {
    const random = seededRandom(`${world.seed} farms`);
    const words = { leave: 'farm exits', harvest: 'harvests', stake: 'farm stakes' };
    const calls = stakeCalls({ chain: world.chain, random }, words);
    return [actors({ random, who: stakersOf(await farmPlaces(world)), chance: { block: 0.35, live: 0.15 }, calls })];
  },
};

/** MONEY's and those of the local plan: one that an auction won is no place to act in all year. */
const planned = 4;

/** By their numbers; six traders stake in each, and those who supply liquidity in those of LP. */
async function farmPlaces({ chain, deployment }: HistoryWorld): Promise<StakePlace[]> {
  const address = addressOf(deployment, 'farms', 'master');
  const { read } = getContract({ address, abi: farmMasterAbi, client: chainClient(chain) });
  const { traders, suppliers } = chainRoles(chain);
  const others = traders.slice(0, -suppliers.length);
  const length = Math.min(Number(await read.poolLength()), planned);
  const places = Array.from({ length }, async (_, pid): Promise<StakePlace> => {
    const chosen = others.filter((_trader, index) => index % length === pid);
    const place = { master: address, pid };
    return {
      token: checksumAddress((await read.poolInfo([BigInt(pid)]))[0]),
      accounts: [...chosen, ...(pid === 0 ? [] : suppliers)].map((one) => one.address),
      // Of MONEY a little, because the same accounts trade with it.
      begins: pid === 0 ? 6n : 65n,
      adds: pid === 0 ? 3 : 50,
      limit: 0n,
      isOpen: async () => true,
      stakeOf: async (account) => (await read.userInfo([BigInt(pid), account]))[0],
      deposit: (amount) => farmDepositCall(place, amount),
      harvest: () => farmHarvestCall(place),
      withdraw: (amount) => farmWithdrawCall(place, amount),
    };
  });
  return Promise.all(places);
}
