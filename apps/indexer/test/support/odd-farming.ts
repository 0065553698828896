import { erc20Abi } from '@besc/contracts/abi/erc20';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyTokenAbi } from '@besc/contracts/abi/money-token';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { multicallAbi } from '@besc/contracts/abi/multicall';
import { nativePoolAbi } from '@besc/contracts/abi/native-pool';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { poolFactoryBytecode } from '@besc/contracts/bytecode/pool-factory';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { localPlan } from '@besc/contracts/deploy/local-plan';
import { minterRole } from '@besc/contracts/deploy/minter-role';
import { timelockOperation } from '@besc/contracts/deploy/timelock-operation';
import { zeroAddress } from '@besc/domain/shared/address';
import type { Chain } from '@besc/localnet/chain';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeDeployData, encodeFunctionData, type Hex, maxUint256, toHex } from 'viem';
import type { SeededRandom } from './seeded-random';
import { deployFickleToken } from './token-zoo';
import type { UnsignedTransaction } from './unsigned-transaction';

/** A pool of the odd market. */
interface OddPool {
  readonly address: Hex;
  readonly stakedToken: Hex;
  readonly isNative: boolean;
}

/** Farms, pools and the vault, with a seeded source of transactions that use all of it, well and badly. */
export interface OddFarming {
  readonly pools: readonly OddPool[];
  /** A pool of a factory that is not ours. */
  readonly stranger: Hex;
  /** A random transaction; it may revert, as real ones do. */
  transaction(): UnsignedTransaction;
}

interface Kit {
  readonly chain: Chain;
  readonly deployment: Deployment;
  readonly random: SeededRandom;
  /** Unlocked accounts that hold all tokens; the first owns every contract. */
  readonly people: readonly Hex[];
  /** A token of a strange kind that the exchange knows. */
  readonly odd: Hex;
  send(transactions: readonly UnsignedTransaction[]): Promise<void>;
}

const gas = '0x2dc6c0';
const unit = 10n ** 12n;

/** Makes pools of all kinds, and lets everybody stake everywhere. */
export async function startOddFarming(kit: Kit): Promise<OddFarming> {
  const { chain, deployment, random, people, send } = kit;
  const [owner = zeroAddress] = people;
  const lower = (address: string) => address.toLowerCase() as Hex;
  const token = (symbol: string) =>
    lower(deployment.tokens.find((one) => one.symbol === symbol)?.address ?? zeroAddress);
  const [master, factory, vault] = [
    addressOf(deployment, 'farms', 'master'),
    addressOf(deployment, 'pools', 'factory'),
    addressOf(deployment, 'pools', 'vault'),
  ].map(lower) as [Hex, Hex, Hex];
  const money = lower(addressOf(deployment, 'tokens', 'money'));
  const wbesc = lower(addressOf(deployment, 'tokens', 'wbesc'));
  const multicall = lower(addressOf(deployment, 'shared', 'multicall'));
  const fickle = await deployFickleToken(chain, owner);
  const timelock = await takeOwnership(kit, { owner, contracts: [master, factory, vault] });
  const call = (from: Hex, to: Hex, data: Hex): UnsignedTransaction => ({ from, to, data, gas });
  const approve = (from: Hex, of: Hex, spender: Hex) =>
    call(from, of, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] }));
  const lpOf = async (pid: number) => {
    const data = encodeFunctionData({ abi: farmMasterAbi, functionName: 'poolInfo', args: [BigInt(pid)] });
    const answer = await chain.rpc.request<Hex>('eth_call', [{ to: master, data }, 'latest']);
    return `0x${answer.slice(26, 66)}` as const;
  };
  const staked = await Promise.all([0, 1, 2, 3].map(lpOf));
  const lp = staked[1] ?? zeroAddress;

  // Somebody else makes a factory of the same code, and pools with it.
  const foreign = await deployed(chain, {
    from: owner,
    gas: '0x989680',
    data: encodeDeployData({ abi: poolFactoryAbi, bytecode: poolFactoryBytecode, args: [wbesc, owner] }),
  });
  const head = BigInt(await chain.blockNumber());
  const pool = (to: Hex, terms: { stake: Hex; reward: Hex; from: bigint; until: bigint; limit?: bigint }) =>
    call(
      owner,
      to,
      encodeFunctionData({
        abi: poolFactoryAbi,
        functionName: 'deployPool',
        args: [terms.stake, terms.reward, 7n * unit + 3n, terms.from, terms.until, terms.limit ?? 0n, owner],
      }),
    );
  const soon = head + 20n;
  const far = head + 1_000_000n;
  const native = encodeFunctionData({
    abi: poolFactoryAbi,
    functionName: 'deployNativePool',
    args: [token('HENNY'), 977n, soon, far, 3n * 10n ** 15n, owner, owner],
  });
  const kinds = [
    { stake: money, reward: token('BUSDC'), from: soon, until: far },
    { stake: lp, reward: fickle, from: soon, until: far },
    { stake: token('RFLX'), reward: money, from: soon, until: far },
    { stake: token('BUSDC'), reward: token('BUSDC'), from: soon, until: head + 60n },
    { stake: kit.odd, reward: fickle, from: head + 45n, until: far },
    { stake: fickle, reward: fickle, from: soon, until: far },
  ];
  const rewards = [money, fickle, token('HENNY'), token('BUSDC'), token('RFLX')];
  await send(rewards.flatMap((of) => [factory, foreign].map((spender) => approve(owner, of, spender))));
  await chain.mine();
  await send([...kinds.map((terms) => pool(factory, terms)), call(owner, factory, native)]);
  await chain.mine();
  const poolAt = async (of: Hex, position: number) => {
    const data = encodeFunctionData({ abi: poolFactoryAbi, functionName: 'pools', args: [BigInt(position)] });
    return `0x${(await chain.rpc.request<Hex>('eth_call', [{ to: of, data }, 'latest'])).slice(-40)}` as const;
  };
  const pools: OddPool[] = [];
  for (const [position, { stake }] of [...kinds, { stake: wbesc }].entries()) {
    const isNative = position === kinds.length;
    pools.push({ address: await poolAt(factory, position), stakedToken: stake, isNative });
  }
  await send([pool(foreign, { stake: money, reward: fickle, from: soon, until: far })]);
  await chain.mine();
  const stranger = await poolAt(foreign, 0);
  const spenders = [
    ...staked.map((of) => [of, master] as const),
    [money, vault] as const,
    [money, stranger] as const,
    ...pools.map(({ stakedToken, address }) => [stakedToken, address] as const),
  ];
  await send(
    people.flatMap((from) => [
      ...spenders.map(([of, spender]) => approve(from, of, spender)),
      ...[...staked, money].map((of) => approve(from, of, multicall)),
    ]),
  );
  await chain.mine();
  await send(
    people.slice(1).flatMap((to) =>
      [fickle, lp].flatMap((of) => {
        const give = { abi: erc20Abi, functionName: 'approve', args: [to, maxUint256] } as const;
        return [call(owner, of, encodeFunctionData(give))];
      }),
    ),
  );
  await chain.mine();
  // The fickle token moves by `transferFrom` only, half of the time.
  await send(
    people.slice(1).flatMap((to) =>
      [fickle, lp].map((of) => {
        const give = { abi: erc20Abi, functionName: 'transferFrom', args: [owner, to, 1000n * unit] } as const;
        return call(to, of, encodeFunctionData(give));
      }),
    ),
  );
  await chain.mine();

  const amount = () => (random.next() < 0.15 ? 0n : BigInt(1 + random.below(1e6)) * unit);
  const farms = (name: 'deposit' | 'withdraw', pid: bigint, value: bigint) =>
    encodeFunctionData({ abi: farmMasterAbi, functionName: name, args: [pid, value] });
  const leave = (pid: bigint) =>
    encodeFunctionData({ abi: farmMasterAbi, functionName: 'emergencyWithdraw', args: [pid] });

  const farmTransaction = (from: Hex): UnsignedTransaction => {
    const pid = BigInt(random.below(4));
    const dice = random.below(100);
    if (dice < 45) return call(from, master, farms('deposit', pid, amount()));
    if (dice < 65) return call(from, master, farms('withdraw', pid, amount() / 3n));
    if (dice < 70) return call(from, master, leave(pid));
    if (dice < 76) {
      const data =
        random.next() < 0.6 ? farmCall('enterStaking', [amount()]) : farmCall('leaveStaking', [amount() / 4n]);
      return call(from, master, data);
    }
    if (dice < 80) return call(from, master, farmCall('massUpdatePools', []));
    if (dice < 94) return together(from, pid);
    if (dice < 97) return call(owner, master, farmCall('set', [pid, BigInt(random.below(3000)), false]));
    return call(owner, master, farmCall('setMoneyPerBlock', [BigInt(8000 + random.below(1001)) * unit]));
  };
  const farmCall = (
    functionName: 'enterStaking' | 'leaveStaking' | 'massUpdatePools' | 'set' | 'setMoneyPerBlock',
    args: readonly unknown[],
  ) => encodeFunctionData({ abi: farmMasterAbi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);
  /** A contract stakes, is paid and leaves in one transaction, in several farms. */
  const together = (from: Hex, pid: bigint): UnsignedTransaction => {
    const of = staked[Number(pid)] ?? money;
    const value = BigInt(1 + random.below(1e5)) * unit;
    const own = (target: Hex, callData: Hex) => ({ target, callData });
    const pull = { abi: erc20Abi, functionName: 'transferFrom', args: [from, multicall, value] } as const;
    const allow = { abi: erc20Abi, functionName: 'approve', args: [master, value] } as const;
    const calls = [
      own(of, encodeFunctionData(pull)),
      own(of, encodeFunctionData(allow)),
      own(master, farms('deposit', pid, value)),
      own(master, farms('withdraw', pid, value / 2n)),
      own(master, farms('deposit', 0n, 0n)),
      own(master, random.next() < 0.2 ? leave(pid) : farms('withdraw', pid, value / 4n)),
    ];
    return call(from, multicall, encodeFunctionData({ abi: multicallAbi, functionName: 'aggregate', args: [calls] }));
  };
  const vaultTransaction = (from: Hex): UnsignedTransaction => {
    const data = (functionName: string, args: readonly unknown[] = []) =>
      encodeFunctionData({ abi: moneyVaultAbi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);
    const dice = random.below(100);
    if (dice < 40) return call(from, vault, data('deposit', [amount()]));
    if (dice < 62) return call(from, vault, data('withdraw', [amount() / 2n]));
    if (dice < 68) return call(from, vault, data('withdrawAll'));
    if (dice < 86) return call(from, vault, data('harvest'));
    if (dice < 90) return call(owner, vault, data('setPerformanceFee', [BigInt(random.below(500))]));
    if (dice < 93) return call(owner, vault, data('setWithdrawFee', [BigInt(random.below(100))]));
    return call(owner, vault, data(dice < 96 ? 'emergencyWithdraw' : 'earn'));
  };
  const poolTransaction = (from: Hex): UnsignedTransaction => {
    const { address, isNative, stakedToken } = random.pick(pools);
    const data = (functionName: string, args: readonly unknown[] = []) =>
      encodeFunctionData({ abi: stakingPoolAbi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);
    // The odd token has few decimals.
    const value = stakedToken === kit.odd ? BigInt(random.below(1000)) : amount();
    const dice = random.below(100);
    if (dice < 50 && isNative) {
      const deposit = encodeFunctionData({ abi: nativePoolAbi, functionName: 'deposit' });
      return { ...call(from, address, deposit), value: toHex(value / 100n) };
    }
    if (dice < 50) return call(from, address, data('deposit', [value]));
    if (dice < 80) return call(from, address, data('withdraw', [value / 3n]));
    if (dice < 87) return call(from, address, data('emergencyWithdraw'));
    if (dice < 90) return call(from, stranger, data('deposit', [amount()]));
    if (dice < 92) return call(owner, address, data('emergencyRewardWithdraw', [BigInt(random.below(1000))]));
    if (dice < 94)
      return call(owner, address, data('updatePoolLimitPerUser', [true, 10n ** BigInt(16 + random.below(8))]));
    if (dice < 95)
      return call(owner, address, data('updateRewardPerBlock', [BigInt(1 + random.below(7e6)) * 1_000_000n]));
    if (dice < 97) return call(owner, address, data('stopReward'));
    const from_ = BigInt(random.below(200));
    return pool(factory, { stake: money, reward: fickle, from: head + 100n + from_, until: far });
  };

  return {
    pools,
    stranger,
    transaction() {
      const from = random.pick(people);
      const dice = random.below(100);
      if (dice < 45) return farmTransaction(from);
      if (dice < 68) return vaultTransaction(from);
      if (dice < 97) return poolTransaction(from);
      // For some blocks minting MONEY fails; the owner of MONEY may always make another minter.
      const functionName = random.next() < 0.35 ? 'revokeRole' : 'grantRole';
      return call(
        timelock,
        money,
        encodeFunctionData({ abi: moneyTokenAbi, functionName, args: [minterRole, master] }),
      );
    },
  };
}

/**
 * Has the timelock give these contracts to `owner`, whose calls then are one transaction each. MONEY's admin cannot change
 * in less than two days: the timelock, which is answered, acts for itself.
 */
async function takeOwnership(
  { chain, deployment, send }: Kit,
  { owner, contracts }: { owner: Hex; contracts: readonly Hex[] },
): Promise<Hex> {
  const timelock = { address: addressOf(deployment, 'governance', 'timelock'), ...localPlan.timelock };
  const abi = poolFactoryAbi;
  const give = encodeFunctionData({ abi, functionName: 'transferOwnership', args: [owner] });
  const calls = contracts.map((to) => ({ to: checksumAddress(to), data: give }));
  const { schedule, execute } = timelockOperation(timelock, 'odd farming', calls);
  const take = encodeFunctionData({ abi, functionName: 'acceptOwnership' });
  const own = (to: Hex, data: Hex): UnsignedTransaction => ({ from: owner, to, data, gas });
  for (const transactions of [
    [own(schedule.to, schedule.data)],
    [own(execute.to, execute.data)],
    contracts.map((to) => own(to, take)),
  ]) {
    await send(transactions);
    await chain.mine();
    // Blocks of one second have the same time.
    await chain.rpc.request('evm_increaseTime', [localPlan.timelock.delaySeconds]);
  }
  await chain.rpc.request('anvil_impersonateAccount', [timelock.address]);
  await chain.rpc.request('anvil_setBalance', [timelock.address, '0x3635c9adc5dea00000']);
  return timelock.address.toLowerCase() as Hex;
}

async function deployed(chain: Chain, transaction: { from: Hex; gas: Hex; data: Hex }): Promise<Hex> {
  const hash = await chain.send(transaction);
  await chain.mine();
  const receipt = await chain.rpc.request<{ contractAddress: Hex }>('eth_getTransactionReceipt', [hash]);
  return receipt.contractAddress.toLowerCase() as Hex;
}
