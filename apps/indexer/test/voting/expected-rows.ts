import { factoryAbi } from '@besc/contracts/abi/factory';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyTokenAbi } from '@besc/contracts/abi/money-token';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { pairAbi } from '@besc/contracts/abi/pair';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { zeroAddress } from '@besc/domain/shared/address';
import { encodeFunctionData, type Hex } from 'viem';
import { argsOf } from '../support/args-of';
import type { ExpectedRows } from '../support/expected-tables';
import { type RawLog, readLogs } from '../support/raw-logs';

interface Held {
  wallet: bigint;
  vaultShares: bigint;
  farm: bigint;
  pools: bigint;
  readonly lp: Map<string, bigint>;
}

/** What accounts had at the end of each block, from nothing but raw logs. */
export const expectedRows: ExpectedRows = async (chain, deployment) => {
  const at = (slug: 'swap' | 'farms' | 'pools', name: string) =>
    contractIfAny(deployment, slug, name as never)?.address.toLowerCase() ?? 'none';
  const money = addressOf(deployment, 'tokens', 'money').toLowerCase();
  const [exchange, master, factory, vault] = [
    at('swap', 'factory'),
    at('farms', 'master'),
    at('pools', 'factory'),
    at('pools', 'vault'),
  ];
  const pairs = new Set<string>();
  const allPairs = new Set<string>();
  for (const log of await readLogs(chain, [exchange as Hex])) {
    const { event, pair, token0, token1 } = argsOf(log, factoryAbi);
    if (event !== 'PairCreated') continue;
    allPairs.add(lower(pair));
    if ([lower(token0), lower(token1)].includes(money)) pairs.add(lower(pair));
  }
  const pools = new Map<string, string>();
  const made = factory === 'none' ? [] : await readLogs(chain, [factory as Hex]);
  for (const log of made) {
    const { event, pool } = argsOf(log, poolFactoryAbi);
    if (event !== 'NewSmartChefContract') continue;
    const data = encodeFunctionData({ abi: stakingPoolAbi, functionName: 'stakedToken' });
    const answer = await chain.rpc.request<Hex>('eth_call', [{ to: pool, data }, 'latest']);
    pools.set(lower(pool), `0x${answer.slice(-40)}`);
  }
  const silent = new Set([
    zeroAddress,
    ...allPairs,
    ...pools.keys(),
    ...Object.values(deployment.contracts).flatMap((slug) => Object.values(slug).map(({ address }) => lower(address))),
  ]);
  const holders = new Map<string, Held>();
  const checkpoints: Record<string, Record<string, unknown>> = {};
  const change = (account: unknown, { block }: RawLog, by: bigint, put: (held: Held) => void) => {
    const id = lower(account);
    if (by === 0n || silent.has(id)) return;
    const held = holders.get(id) ?? { wallet: 0n, vaultShares: 0n, farm: 0n, pools: 0n, lp: new Map() };
    holders.set(id, held);
    put(held);
    checkpoints[`${id}-${block}`] = { id: `${id}-${block}`, account: id, block, ...columnsOf(held) };
  };
  const add = (account: unknown, log: RawLog, place: 'wallet' | 'vaultShares' | 'farm' | 'pools', by: bigint) =>
    change(account, log, by, (held) => {
      held[place] += by;
    });
  const lp = (account: unknown, log: RawLog, pair: string, by: bigint) =>
    change(account, log, by, (held) => held.lp.set(pair, (held.lp.get(pair) ?? 0n) + by));
  const farms: string[] = [];
  const watched = [money, master, vault, ...pairs, ...pools.keys()].filter((address) => address !== 'none');
  for (const log of await readLogs(chain, watched as Hex[])) {
    const { address } = log;
    if (address === money) {
      const { event, from, to, value } = argsOf(log, moneyTokenAbi) as { event?: string; value: bigint } & Row;
      if (event !== 'Transfer') continue;
      add(from, log, 'wallet', -value);
      add(to, log, 'wallet', value);
    } else if (address === master) {
      const { event, user, amount, lpToken } = argsOf(log, farmMasterAbi) as { event?: string; amount: bigint } & Row;
      const { pid } = argsOf(log, farmMasterAbi) as { pid?: bigint };
      if (event === 'PoolAdd') farms.push(lower(lpToken));
      const by = event === 'Deposit' ? amount : -amount;
      if (!['Deposit', 'Withdraw', 'EmergencyWithdraw'].includes(event ?? '')) continue;
      const staked = farms[Number(pid)] ?? '';
      if (staked === money) add(user, log, 'farm', by);
      else if (pairs.has(staked)) lp(user, log, staked, by);
    } else if (address === vault) {
      const { event, sender, shares } = argsOf(log, moneyVaultAbi) as { event?: string; shares: bigint } & Row;
      if (event === 'Deposit') add(sender, log, 'vaultShares', shares);
      if (event === 'Withdraw') add(sender, log, 'vaultShares', -shares);
    } else if (pools.has(address)) {
      if (pools.get(address) !== money) continue;
      const { event, user, amount } = argsOf(log, stakingPoolAbi) as { event?: string; amount: bigint } & Row;
      if (event === 'Deposit') add(user, log, 'pools', amount);
      if (event === 'Withdraw' || event === 'EmergencyWithdraw') add(user, log, 'pools', -amount);
    } else {
      const { event, from, to, value } = argsOf(log, pairAbi) as { event?: string; value: bigint } & Row;
      if (event !== 'Transfer') continue;
      lp(from, log, address, -value);
      lp(to, log, address, value);
    }
  }
  const votingHolder = Object.fromEntries([...holders].map(([id, held]) => [id, { id, ...columnsOf(held) }]));
  return { votingHolder, votingCheckpoint: checkpoints };
};

type Row = Record<string, unknown>;

function columnsOf({ lp, ...amounts }: Held): Row {
  const parts = [...lp].filter(([, amount]) => amount !== 0n).map(([pair, amount]) => `${pair}:${amount}`);
  const texts = Object.entries(amounts).map(([name, amount]) => [name, String(amount)]);
  return { ...Object.fromEntries(texts), liquidity: parts.sort().join(' ') };
}

const lower = (address: unknown) => String(address).toLowerCase();
