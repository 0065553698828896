import { busdcAbi } from '@besc/contracts/abi/busdc';
import { ifoAbi } from '@besc/contracts/abi/ifo';
import { ifoFactoryAbi } from '@besc/contracts/abi/ifo-factory';
import { busdcBytecode } from '@besc/contracts/bytecode/busdc';
import { ifoFactoryBytecode } from '@besc/contracts/bytecode/ifo-factory';
import type { Chain } from '@besc/localnet/chain';
import { deployIfoCall } from '@besc/sdk/ifo/deploy-ifo-call';
import { ifoAddress } from '@besc/sdk/ifo/ifo-address';
import { commitCall, harvestIfoCall } from '@besc/sdk/ifo/ifo-calls';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import {
  type Abi,
  createPublicClient,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  http,
  numberToHex,
  parseEther,
  zeroAddress,
} from 'viem';
import type { SeededRandom } from '../support/seeded-random';

const gas = numberToHex(10_000_000);
const people = [2, 3, 4, 5];
/** Copies what follows it into the new contract: PUSH of the length and of where it is, CODECOPY, RETURN. */
const deploying = (code: string): Hex => {
  const length = (code.length / 2).toString(16).padStart(2, '0');
  return `0x60${length}600c60003960${length}6000f3${code}`;
};
/** As point centre it says that it is the profile too; as profile it says that each account is active. */
const openCenter = deploying('36600410600b5730600e565b60015b60005260206000f3');
/** A token of which each account has all there can be. In blocks with an odd number it refuses each `transfer`. */
const oddToken = deploying('604436144316601b576024361460000360011760005260206000f35b60006000fd');

/** Deploys a factory of sales of its own; `step` does something that somebody might do next; some of it reverts. */
export async function startOddSales(chain: Chain, before: Deployment, random: SeededRandom) {
  const client = createPublicClient({ transport: http(chain.rpcUrl, { batch: true }), cacheTime: 0 });
  const accountAt = (place: number) => chain.accounts[place]?.address ?? zeroAddress;
  const owner = checksumAddress(accountAt(0));
  const sent = async (transaction: { from: Hex } & Record<string, unknown>) =>
    client.getTransactionReceipt({ hash: await chain.send({ gas, ...transaction }) });
  const deployed = async (data: Hex) => {
    const receipt = await sent({ from: owner, data });
    if (receipt.status !== 'success') throw new Error('A contract was not deployed');
    return { address: checksumAddress(receipt.contractAddress ?? '0x'), startBlock: Number(receipt.blockNumber) };
  };
  const run = (from: Hex, call: ContractCall) => {
    const { to, data } = encodeCall(call);
    return sent({ from, to, data });
  };
  const on = (from: Hex, to: Hex, abi: Abi, functionName: string, args: readonly unknown[] = []) =>
    sent({ from, to, data: encodeFunctionData({ abi, functionName, args }) });
  const center = await deployed(openCenter);
  const offered = await deployed(oddToken);
  const supply = [owner, parseEther('1000000')] as const;
  const raised = await deployed(encodeDeployData({ abi: busdcAbi, bytecode: busdcBytecode, args: supply }));
  const args = [center.address, owner, owner, owner] as const;
  const factory = await deployed(encodeDeployData({ abi: ifoFactoryAbi, bytecode: ifoFactoryBytecode, args }));
  for (const place of people) {
    await on(owner, raised.address, busdcAbi as Abi, 'transfer', [accountAt(place), parseEther('100000')]);
  }
  const rounds = async () =>
    Number(await client.readContract({ address: factory.address, abi: ifoFactoryAbi, functionName: 'ifoLength' }));
  const aSale = async () => ifoAddress(factory.address, 1 + random.below(Math.max(1, await rounds())));
  const latest = async () => ifoAddress(factory.address, Math.max(1, await rounds()));
  const someone = () => accountAt(random.pick(people));
  const aPool = () => random.pick([0, 1] as const);
  const amount = (most: number) => parseEther(String(1 + random.below(most)));
  const make = async () => {
    const start = BigInt((await chain.blockNumber()) + 4);
    const hasBasic = random.next() < 0.8;
    return run(
      owner,
      deployIfoCall(factory.address, {
        raised: raised.address,
        offered: offered.address,
        startBlock: start,
        endBlock: start + 16n,
        minimumRaise: random.pick([0n, parseEther('100')]),
        admin: owner,
        basic: hasBasic
          ? { offering: amount(500), raising: parseEther('60'), limit: parseEther('40') }
          : { offering: 0n, raising: 0n, limit: 0n },
        unlimited: { offering: amount(900), raising: parseEther('90'), hasTax: random.next() < 0.7 },
      }),
    );
  };
  const commit = async () => {
    const [from, sale] = [someone(), await latest()];
    await on(from, raised.address, busdcAbi as Abi, 'approve', [sale, parseEther('100')]);
    return run(from, commitCall(sale, aPool(), amount(60)));
  };
  const harvest = async () => run(someone(), harvestIfoCall(await aSale(), aPool()));
  const deeds: readonly (() => Promise<unknown>)[] = [
    make,
    ...Array.from({ length: 6 }, () => commit),
    ...Array.from({ length: 8 }, () => harvest),
    async () => on(someone(), await aSale(), ifoAbi as Abi, 'claimOffering'),
    async () => {
      const address = await aSale();
      if ((await rounds()) === 0) return;
      const all = await client.readContract({ address, abi: ifoAbi, functionName: 'withdrawable' });
      await on(owner, address, ifoAbi as Abi, 'finalWithdraw', all);
    },
    async () => {
      await make();
      await on(owner, await latest(), ifoAbi as Abi, 'setLimit', [amount(50)]);
      const start = (await chain.blockNumber()) + 3;
      await on(owner, await latest(), ifoAbi as Abi, 'updateStartAndEndBlocks', [start, start + 14]);
    },
    () => chain.mine(2),
  ];
  const ifo = { ...before.contracts.ifo, factory };
  return {
    deployment: { ...before, contracts: { ...before.contracts, ifo } } as Deployment,
    factory: factory.address,
    step: () => random.pick(deeds)(),
  };
}
