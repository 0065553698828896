import { busdcAbi } from '@besc/contracts/abi/busdc';
import { farmAuctionAbi } from '@besc/contracts/abi/farm-auction';
import { busdcBytecode } from '@besc/contracts/bytecode/busdc';
import { farmAuctionBytecode } from '@besc/contracts/bytecode/farm-auction';
import type { Chain } from '@besc/localnet/chain';
import { bidCall, claimAuctionCall } from '@besc/sdk/auctions/auction-calls';
import { addWhitelistCall, closeAuctionCall, startAuctionCall } from '@besc/sdk/auctions/auction-operator-calls';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import {
  createPublicClient,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  http,
  numberToHex,
  parseEther,
} from 'viem';
import type { SeededRandom } from '../support/seeded-random';

const gas = numberToHex(5_000_000);
const people = [2, 3, 4, 5, 6];

/** Deploys auctions of their own; `step` does something that somebody might do next; some of it reverts. */
export async function startOddAuctions(chain: Chain, before: Deployment, random: SeededRandom) {
  const client = createPublicClient({ transport: http(chain.rpcUrl, { batch: true }), cacheTime: 0 });
  const accountAt = (place: number) => checksumAddress(chain.accounts[place]?.address ?? '');
  const owner = accountAt(0);
  const sent = async (transaction: { from: Hex } & Record<string, unknown>) =>
    client.getTransactionReceipt({ hash: await chain.send({ gas, ...transaction }) });
  const deployed = async (data: Hex) => {
    const receipt = await sent({ from: owner, data });
    return { address: checksumAddress(receipt.contractAddress ?? ''), startBlock: Number(receipt.blockNumber) };
  };
  const run = (from: Hex, call: ContractCall) => {
    const { to, data } = encodeCall(call);
    return sent({ from, to, data });
  };
  const supply = [owner, parseEther('10000000')] as const;
  const money = await deployed(encodeDeployData({ abi: busdcAbi, bytecode: busdcBytecode, args: supply }));
  const args = [money.address, owner, owner, owner] as const;
  const auction = await deployed(encodeDeployData({ abi: farmAuctionAbi, bytecode: farmAuctionBytecode, args }));
  const { address } = auction;
  const onMoney = (from: Hex, functionName: 'transfer' | 'approve', to: Hex, amount: bigint) =>
    sent({ from, to: money.address, data: encodeFunctionData({ abi: busdcAbi, functionName, args: [to, amount] }) });
  for (const place of people) {
    await onMoney(owner, 'transfer', accountAt(place), parseEther('1000000'));
    await onMoney(accountAt(place), 'approve', address, parseEther('1000000'));
  }
  await run(owner, addWhitelistCall(address, people.slice(1).map(accountAt)));
  const newest = () => client.readContract({ address, abi: farmAuctionAbi, functionName: 'currentAuctionId' });
  const someone = () => accountAt(random.pick(people));
  const start = async () => {
    const startBlock = BigInt((await chain.blockNumber()) + 2);
    const endBlock = startBlock + BigInt(12 + random.below(16));
    const terms = { startBlock, endBlock, initialBidAmount: parseEther('20'), leaderboard: 1 + random.below(2) };
    return run(owner, startAuctionCall(address, terms));
  };
  const bid = () => run(someone(), bidCall(address, parseEther(String(10 * (1 + random.below(8))))));
  const close = async () => {
    const read = { address, abi: farmAuctionAbi, functionName: 'computedLimit', args: [await newest()] } as const;
    return run(owner, closeAuctionCall(address, await client.readContract(read)));
  };
  const claim = async () => {
    const [account, id] = [someone(), BigInt(1 + random.below(Number(await newest()) + 1))];
    // Mostly what is due, now and then what is refused.
    const args = [id, account] as const;
    const isDue = await client.readContract({ address, abi: farmAuctionAbi, functionName: 'claimable', args });
    return isDue || random.next() < 0.2 ? run(account, claimAuctionCall(address, Number(id))) : undefined;
  };
  const list = () => {
    const functionName = random.pick(['addWhitelist', 'removeWhitelist'] as const);
    const data = encodeFunctionData({ abi: farmAuctionAbi, functionName, args: [[someone()]] });
    return sent({ from: owner, to: address, data });
  };
  const deeds: readonly (() => Promise<unknown>)[] = [
    start,
    start,
    close,
    close,
    list,
    () => chain.mine(2),
    ...Array.from({ length: 8 }, () => bid),
    ...Array.from({ length: 6 }, () => claim),
  ];
  return {
    deployment: { ...before, contracts: { ...before.contracts, auctions: { auction } } } as Deployment,
    address,
    step: () => random.pick(deeds)(),
  };
}
