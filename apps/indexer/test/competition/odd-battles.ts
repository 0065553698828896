import { competitionAbi } from '@besc/contracts/abi/competition';
import { moneyTokenAbi } from '@besc/contracts/abi/money-token';
import { multicallAbi } from '@besc/contracts/abi/multicall';
import { routerAbi } from '@besc/contracts/abi/router';
import { competitionBytecode } from '@besc/contracts/bytecode/competition';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Chain } from '@besc/localnet/chain';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import {
  type Abi,
  createPublicClient,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  maxUint256,
  numberToHex,
  parseEther,
  zeroAddress,
} from 'viem';
import type { SeededRandom } from '../support/seeded-random';

const gas = numberToHex(10_000_000);
const people = [2, 3, 4, 5, 6];
/** Profiles in which each account is active, in the team of its address modulo 3. */
const openProfiles = '600160a05260036004350660010160405260c06000f3';
const deploying = (code: string): Hex => {
  const length = (code.length / 2).toString(16).padStart(2, '0');
  return `0x60${length}600c60003960${length}6000f3${code}`;
};
const none = [0n, 0n, 0n, 0n, 0n] as const;
const rewards = { userCampaignId: none, cakeRewards: [0n, 1n, 2n, 3n, 4n], pointUsers: none } as const;

/** Deploys competitions of its own; `step` does something that somebody might do next; some of it reverts. */
export async function startOddBattles(chain: Chain, before: Deployment, random: SeededRandom) {
  const client = createPublicClient({ transport: http(chain.rpcUrl, { batch: true }), cacheTime: 0 });
  const accountAt = (place: number) => chain.accounts[place]?.address ?? zeroAddress;
  const owner = accountAt(0);
  const sent = async (transaction: { from: Hex } & Record<string, unknown>) =>
    client.getTransactionReceipt({ hash: await chain.send({ gas, ...transaction }) });
  const deployed = async (data: Hex) => {
    const receipt = await sent({ from: owner, data });
    if (receipt.status !== 'success') throw new Error('A contract was not deployed');
    return { address: checksumAddress(receipt.contractAddress ?? '0x'), startBlock: Number(receipt.blockNumber) };
  };
  const [money, wbesc] = [addressOf(before, 'tokens', 'money'), addressOf(before, 'tokens', 'wbesc')];
  const router = addressOf(before, 'swap', 'router');
  const profile = await deployed(deploying(openProfiles));
  const args = [money, profile.address, zeroAddress, owner, owner, owner, 0n] as const;
  const data = encodeDeployData({ abi: competitionAbi, bytecode: competitionBytecode, args });
  const competition = await deployed(data);
  const on = (from: Hex, to: Hex, abi: Abi, functionName: string, args: readonly unknown[], value = 0n) =>
    sent({ from, to, data: encodeFunctionData({ abi, functionName, args }), value: numberToHex(value) });
  const act = (from: Hex, name: string, args: readonly unknown[]) =>
    on(from, competition.address, competitionAbi as Abi, name, args);
  for (const place of [0, ...people]) {
    for (const spender of [router, competition.address]) {
      await on(accountAt(place), money, moneyTokenAbi as Abi, 'approve', [spender, maxUint256]);
    }
    await on(owner, money, moneyTokenAbi as Abi, 'transfer', [accountAt(place), parseEther('5000')]);
  }
  const read = { address: competition.address, abi: competitionAbi } as const;
  const count = async () => Number(await client.readContract({ ...read, functionName: 'numberCompetitions' }));
  const anId = async () => BigInt(1 + random.below(Math.max(1, await count())));
  const someone = () => accountAt(random.pick(people));
  const pairsOf = (place: number) => before.pairs[place % before.pairs.length]?.address ?? zeroAddress;
  const make = async () => {
    const { timestamp } = await client.getBlock();
    const startTime = timestamp + 6n;
    await act(owner, 'addCompetition', [
      {
        startTime,
        endTime: startTime + 60n,
        claimSeconds: 2_592_000n,
        // One comes twice, and one is of no exchange.
        pairs: [pairsOf(0), pairsOf(1), pairsOf(1), owner],
        rewards: [rewards, rewards, rewards],
        bunnyIds: [0, 0, 0],
      },
    ]);
  };
  const leafOf = (id: bigint, group: bigint, account: Hex) => {
    const leaf = encodeAbiParameters([{ type: 'uint256' }, { type: 'address' }], [(id << 8n) | group, account]);
    return keccak256(keccak256(leaf));
  };
  const trade = () => {
    const [from, value] = [someone(), parseEther(String(1 + random.below(9)))];
    return on(from, router, routerAbi as Abi, 'swapExactETHForTokens', [0n, [wbesc, money], from, maxUint256], value);
  };
  const multicall = addressOf(before, 'shared', 'multicall');
  const within = (target: Hex, value: bigint, call: Parameters<typeof encodeFunctionData>[0]) => {
    return { target, value, allowFailure: false, callData: encodeFunctionData(call) };
  };
  const stable = before.tokens.find(({ symbol }) => symbol === 'BUSDC')?.address ?? zeroAddress;
  /**
   * Over a pair and back in one transaction, sometimes with a trade of the other pair in the middle, while the first one's price is
   * another. A contract does it, since the router takes no way over the same pair twice.
   */
  const circle = async () => {
    const [from, value, price] = [someone(), parseEther(random.pick(['3', '4000'])), parseEther('2')];
    const [over, other] = random.pick([
      [money, stable],
      [stable, money],
    ]);
    const hasOther = random.below(2) === 0;
    const way = [wbesc, over] as const;
    const amounts = { address: router, abi: routerAbi, functionName: 'getAmountsOut', args: [value, way] } as const;
    const [, bought = 0n] = await client.readContract(amounts);
    const buy = (amount: bigint, path: readonly Hex[], to: Hex) => {
      const args = [0n, path, to, maxUint256] as const;
      return within(router, amount, { abi: routerAbi, functionName: 'swapExactETHForTokens', args });
    };
    const swap = { abi: routerAbi, functionName: 'swapExactTokensForTokens' } as const;
    const calls = [
      buy(value, way, multicall),
      ...(hasOther ? [buy(price, [wbesc, other], from)] : []),
      within(over, 0n, { abi: moneyTokenAbi, functionName: 'approve', args: [router, bought] }),
      within(router, 0n, { ...swap, args: [bought, 0n, way.toReversed(), from, maxUint256] }),
    ];
    const sum = hasOther ? value + price : value;
    await on(from, multicall, multicallAbi as Abi, 'aggregate3Value', [calls], sum);
  };
  const advance = async () => {
    const id = await anId();
    if ((await count()) === 0) return;
    const status = await client.readContract({ ...read, functionName: 'currentStatus', args: [id] });
    await chain.rpc.request('evm_increaseTime', [random.pick([1, 10, 70])]);
    await act(owner, 'updateCompetitionStatus', [id, status + 1]);
  };
  const publish = async () => {
    const id = await anId();
    const root = leafOf(id, 4n, someone());
    await act(owner, 'fund', [id, 50n]);
    await act(owner, 'publishResult', [
      id,
      root,
      random.pick([
        [1, 2, 3],
        [3, 1, 2],
      ]),
      root,
      'index:list',
    ]);
  };
  /** All try: the result has one of them. */
  const claim = async () => {
    const id = await anId();
    for (const place of people) await act(accountAt(place), 'claimReward', [id, 4n, []]);
  };
  const deeds: readonly (() => Promise<unknown>)[] = [
    make,
    ...Array.from({ length: 5 }, () => async () => act(someone(), 'register', [BigInt(await count())])),
    ...Array.from({ length: 8 }, () => trade),
    ...Array.from({ length: 4 }, () => circle),
    ...Array.from({ length: 5 }, () => advance),
    ...Array.from({ length: 3 }, () => publish),
    ...Array.from({ length: 4 }, () => claim),
    async () => act(owner, 'strikeResult', [await anId()]),
    () => chain.mine(2),
  ];
  return {
    deployment: { ...before, contracts: { ...before.contracts, competition: { competition } } } as Deployment,
    competition: competition.address,
    step: () => random.pick(deeds)(),
  };
}
