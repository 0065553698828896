import { nativePoolAbi } from '@besc/contracts/abi/native-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { localPlan } from '@besc/contracts/deploy/local-plan';
import { timelockOperation } from '@besc/contracts/deploy/timelock-operation';
import type { Address } from '@besc/domain/shared/address';
import { blocksPerDay } from '@besc/domain/shared/constants';
import { deployPoolCall } from '@besc/sdk/pools/deploy-pool-call';
import { contractCall } from '@besc/sdk/shared/writes/contract-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { wrapCall } from '@besc/sdk/swap/wrap-calls';
import { parseUnits } from 'viem';
import { addressAt } from '../history/address-at';
import { chainRoles } from '../history/chain-roles';
import type { OpeningWorld } from '../history/history-writer';
import { sentCall } from '../history/sent-call';
import { firstStake, firstStakes } from '../history/stakers';
import { approval, transfer } from '../history/token-transactions';
import { openingWriter } from '../history/write-opening';
import { localPools, stamp } from './local-pools';
import { poolPlaces, vaultPlace } from './pool-places';
import { poolToken, stampCreation } from './pool-tokens';

/** What each of those who stake by themselves gets of the token without decimals. */
const stampsEach = 5_000n;
/** What account 1 has in the vault. */
const personDeposit = parseUnits('250', 18);

/**
 * Makes the local pools, as the timelock that owns their factory, and lets the market's accounts stake in them and in the vault;
 * accounts of the person at the screen as the pools say, of tokens that are given to them. Rejects with OpeningError.
 */
export async function openPools(world: OpeningWorld): Promise<void> {
  const { chain, deployment, blocks } = world;
  const roles = chainRoles(chain);
  const [owner, operator] = [roles.owner.address, roles.operator.address];
  const person = (place: number) => addressAt(roles.people, place);
  const write = openingWriter(chain);
  const token = (word: string) => poolToken(word, { deployment, owner: operator });
  const factory = addressOf(deployment, 'pools', 'factory');
  const wbesc = addressOf(deployment, 'tokens', 'wbesc');
  const timelock = { address: addressOf(deployment, 'governance', 'timelock'), ...localPlan.timelock };

  await write('the token without decimals', { transactions: [stampCreation(operator)] });
  const opened = await chain.blockNumber();
  const times = { opened, ended: opened + blocks };
  const terms = localPools.map(({ stakes, earns, daily, limit = 0, starts, ends }) => {
    const [staked, { address: reward, decimals, priceUsd = 1 }] = [token(stakes), token(earns)];
    return {
      staked: stakes === 'BESC' ? undefined : staked.address,
      reward,
      perBlock: parseUnits((daily / priceUsd).toFixed(Math.min(decimals, 6)), decimals) / BigInt(blocksPerDay),
      start: BigInt(starts(times)),
      end: BigInt(ends(times)),
      limit: parseUnits(`${limit}`, staked.decimals),
      admin: operator,
    };
  });
  const needed = new Map<Address, bigint>();
  for (const { reward, perBlock, start, end } of terms) {
    needed.set(reward, (needed.get(reward) ?? 0n) + perBlock * (end - start));
  }
  const funds = [...needed].flatMap(([reward, amount]) => {
    const fund = transfer(reward === wbesc ? owner : operator, reward, { to: timelock.address, amount });
    return reward === wbesc ? [sentCall(owner, wrapCall({ wbesc, amount })), fund] : [fund];
  });
  const stamps = [...roles.people, ...roles.traders].map(({ address: to }) =>
    transfer(operator, token(stamp.symbol).address, { to, amount: stampsEach }),
  );
  await write('rewards of pools', { transactions: [...funds, ...stamps] });

  const allowances = [...needed.keys()].map((reward) => approval(timelock.address, reward, factory));
  const creations = terms.map((one) => [encodeCall(deployPoolCall(factory, one))]);
  const operations = [allowances, ...creations].map((calls, index) =>
    timelockOperation(timelock, `pools ${index}`, calls),
  );
  const send = (call: 'schedule' | 'execute') =>
    operations.map((operation) => ({ from: owner, ...operation[call], gas: 3_700_000n }));
  await write('schedule of pools', { transactions: send('schedule') });
  // Blocks of one second have the same time.
  await chain.rpc.request('evm_increaseTime', [timelock.delaySeconds]);
  await write('pools', { transactions: send('execute'), perBlock: 8 });

  const [pools, vault] = [await poolPlaces(world), vaultPlace(world)];
  const own = pools.flatMap((place) =>
    (place.plan.people ?? []).map(({ account, amount }) => {
      return { account: person(account), place, amount: parseUnits(`${amount}`, token(place.plan.stakes).decimals) };
    }),
  );
  const people = [...own, { account: person(1), place: vault, amount: personDeposit }].flatMap(
    ({ account, place, amount }) => [
      ...(place.token ? [transfer(operator, place.token, { to: account, amount })] : []),
      ...firstStake({ account, place }, amount),
    ],
  );
  const bans = pools.flatMap(({ address, plan: { banned = [] } }) =>
    banned.map((place) => {
      const at = { address, abi: nativePoolAbi } as const;
      return sentCall(operator, contractCall({ ...at, functionName: 'setBlackList', args: [person(place)] }));
    }),
  );
  const others = await firstStakes(chain, [...pools, vault]);
  await write('stakes in pools and vault', { transactions: [...people, ...others, ...bans] });
}
