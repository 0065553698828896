import { nativePoolAbi } from '@besc/contracts/abi/native-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { localPlan } from '@besc/contracts/deploy/local-plan';
import { timelockOperation } from '@besc/contracts/deploy/timelock-operation';
import type { Address } from '@besc/domain/shared/address';
import { blocksPerDay } from '@besc/domain/shared/constants';
import { deployPoolCall } from '@besc/sdk/pools/deploy-pool-call';
import { poolDepositCall } from '@besc/sdk/pools/pool-calls';
import { vaultDepositCall } from '@besc/sdk/pools/vault-calls';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { wrapCall } from '@besc/sdk/swap/wrap-call';
import type { Deployment } from '@besc/wire/settings/deployment';
import { encodeFunctionData, parseUnits } from 'viem';
import type { Chain } from '../chain';
import { newestBlock } from '../history/actor-stretch';
import type { HistoryTransaction } from '../history/block-writer';
import { chainRoles } from '../history/chain-roles';
import { sentCall } from '../history/sent-call';
import { approval, transfer } from '../history/token-transactions';
import { openingWriter } from '../history/write-opening';
import { type LocalPool, localPools, type PoolBlock, stamp } from './local-pools';
import { madePools, poolStakers, readPoolStakers } from './pool-stakers';
import { poolToken, stampCreation } from './pool-tokens';
import { poolTransaction } from './pool-transaction';
import { vaultStakers } from './vault-actors';

/** What each of those who stake by themselves gets of the token without decimals. */
const stampsEach = 5_000n;
/** Part of what somebody has that is staked at the beginning, in hundredths. */
const begunHundredths = 8n;
/** What each depositor of the vault begins with. */
const vaultDeposit = parseUnits('9000', 18);
const personDeposit = parseUnits('250', 18);

/**
 * Makes the local pools and lets the market's accounts stake in them and in the vault; accounts of the person at the screen as
 * the pools say. `blocks` is how many the history will have. Rejects with OpeningError.
 */
export async function openPools(options: { chain: Chain; deployment: Deployment; blocks: number }): Promise<void> {
  const { chain, deployment } = options;
  const { owner: ownerAccount, operator: operatorAccount, people, traders } = chainRoles(chain);
  const [owner, operator] = [ownerAccount.address, operatorAccount.address];
  const person = (index: number) => {
    const account = people[index];
    if (!account) throw new RangeError(`Account ${index} is no person's`);
    return account.address;
  };
  const write = openingWriter(chain);
  const token = (word: string) => poolToken(word, { deployment, owner: operator });
  const factory = addressOf(deployment, 'pools', 'factory');
  const wbesc = addressOf(deployment, 'tokens', 'wbesc');

  await write('the token without decimals', { transactions: [stampCreation(operator)] });
  const opened = await newestBlock({ chain });
  const terms = localPools.map((plan) => termsOf(plan, { token, opened, blocks: options.blocks }));
  const needed = new Map<Address, bigint>();
  for (const { reward, total } of terms) needed.set(reward, (needed.get(reward) ?? 0n) + total);
  const stamps = [...new Set([...people, ...traders])].map(({ address: to }) =>
    transfer(operator, token(stamp.symbol).address, { to, amount: stampsEach }),
  );
  // The person's own money stays what it is: what these accounts stake is given to them.
  const stakes = localPools.flatMap(({ stakes: word, people: own = [] }, index) =>
    own.map(({ account, amount }) => ({
      index,
      account: person(account),
      token: token(word),
      amount: parseUnits(`${amount}`, token(word).decimals),
    })),
  );
  const gifts = stakes
    .filter(({ token: { address } }) => address !== wbesc)
    .map(({ account: to, token: { address }, amount }) => transfer(operator, address, { to, amount }));
  const money = addressOf(deployment, 'tokens', 'money');
  const timelock = { address: addressOf(deployment, 'governance', 'timelock'), ...localPlan.timelock };
  const to = timelock.address;
  const funds = [...needed].flatMap(([reward, amount]) =>
    reward === wbesc
      ? [sentCall(owner, wrapCall({ wbesc, amount }), 80_000n), transfer(owner, wbesc, { to, amount })]
      : [transfer(operator, reward, { to, amount })],
  );
  await write('rewards of pools', {
    transactions: [...stamps, ...gifts, transfer(operator, money, { to: person(1), amount: personDeposit }), ...funds],
  });
  const allowances = [...needed.keys()].map((reward) => approval(to, reward, factory));
  const creations = terms.map(({ creation }) => [encodeCall(creation(factory, operator))]);
  const operations = [allowances, ...creations].map((calls, index) =>
    timelockOperation(timelock, `pools ${index}`, calls),
  );
  await write('schedule of pools', {
    transactions: operations.map(({ schedule }) => ({ from: owner, ...schedule, gas: 500_000n })),
  });
  // Blocks of one second have the same time.
  await chain.rpc.request('evm_increaseTime', [localPlan.timelock.delaySeconds]);
  await write('pools', {
    transactions: operations.map(({ execute }) => ({ from: owner, ...execute, gas: 3_700_000n })),
    perBlock: 8,
  });

  const pools = await madePools(chain, deployment);
  const stakers = poolStakers(chain, pools);
  await readPoolStakers(chain, { deployment, stakers });
  const own = stakes.flatMap(({ index, account, token: { address }, amount }) => {
    const pool = pools[index];
    if (!pool) return [];
    const deposit = poolTransaction(account, poolDepositCall(pool, amount));
    return pool.isNative ? [deposit] : [approval(account, address, pool.address), deposit];
  });
  const others = stakers.flatMap(({ pool, account, wallet }) => {
    const wanted = (wallet * begunHundredths) / 100n;
    const amount = pool.limit > 0n && wanted > pool.limit ? pool.limit / 2n : wanted;
    const deposit = amount > 0n ? [poolTransaction(account, poolDepositCall(pool, amount))] : [];
    return pool.isNative ? deposit : [approval(account, pool.stakedToken, pool.address), ...deposit];
  });
  const vault = addressOf(deployment, 'pools', 'vault');
  const depositors = [
    { account: person(1), amount: personDeposit },
    ...vaultStakers(chain).map(({ account }) => ({ account, amount: vaultDeposit })),
  ].flatMap(({ account, amount }) => [
    approval(account, money, vault),
    poolTransaction(account, vaultDepositCall(vault, amount)),
  ]);
  const bans = pools.flatMap(({ address, plan: { banned = [] } }) =>
    banned.map((account): HistoryTransaction => {
      const args = [person(account)] as const;
      const data = encodeFunctionData({ abi: nativePoolAbi, functionName: 'setBlackList', args });
      return { from: operator, to: address, data, gas: 100_000n };
    }),
  );
  await write('stakes in pools and vault', { transactions: [...own, ...others, ...depositors, ...bans] });
}

/** What the factory is told for a pool, and what must be there to pay all of it. */
function termsOf(
  plan: LocalPool,
  { token, opened, blocks }: { token: (word: string) => ReturnType<typeof poolToken>; opened: number; blocks: number },
) {
  const blockOf = ({ after, blocks: distance }: PoolBlock) =>
    BigInt(opened + (after === 'history' ? blocks : 0) + distance);
  const [start, end] = [blockOf(plan.starts), blockOf(plan.ends)];
  const staked = token(plan.stakes);
  const { address: reward, decimals, priceUsd = 1 } = token(plan.earns);
  const daily = parseUnits((plan.daily / priceUsd).toFixed(Math.min(decimals, 6)), decimals);
  const perBlock = daily / BigInt(blocksPerDay);
  if (perBlock === 0n) throw new RangeError(`The reward of ${plan.stakes}, ${plan.earns} is too little`);
  const limit = parseUnits(`${plan.limit ?? 0}`, staked.decimals);
  const creation = (factory: Address, admin: Address) => {
    const ofCoin = plan.stakes === 'BESC';
    const rest = { reward, perBlock, start, end, limit, admin };
    return deployPoolCall(factory, { ...rest, ...(ofCoin ? {} : { staked: staked.address }) });
  };
  return { reward, total: perBlock * (end - start), creation };
}
