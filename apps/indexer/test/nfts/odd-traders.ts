import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { nftMarketAbi } from '@besc/contracts/abi/nft-market';
import { squadAbi } from '@besc/contracts/abi/squad';
import { bunniesBytecode } from '@besc/contracts/bytecode/bunnies';
import { nftMarketBytecode } from '@besc/contracts/bytecode/nft-market';
import { squadBytecode } from '@besc/contracts/bytecode/squad';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Chain } from '@besc/localnet/chain';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import {
  type Abi,
  createPublicClient,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  numberToHex,
  parseEther,
  zeroAddress,
} from 'viem';
import type { SeededRandom } from '../support/seeded-random';

const gas = numberToHex(10_000_000);
const people = [2, 3, 4, 5, 6];
const items = 24;

/**
 * Deploys collections and a market of their own on a chain that mines each transaction; one of the collections is not in the
 * deployment. `step` does something that somebody might do next; some of it reverts.
 */
export async function startOddTraders(chain: Chain, before: Deployment, random: SeededRandom) {
  const wbesc = addressOf(before, 'tokens', 'wbesc');
  const client = createPublicClient({ transport: http(chain.rpcUrl, { batch: true }), cacheTime: 0 });
  const accountAt = (place: number) => chain.accounts[place]?.address ?? zeroAddress;
  const owner = accountAt(0);
  const sent = async (transaction: { from: Hex } & Record<string, unknown>) =>
    client.getTransactionReceipt({ hash: await chain.send({ gas, ...transaction }) });
  const deployed = async (abi: Abi, bytecode: Hex, args: readonly unknown[]) => {
    const receipt = await sent({ from: owner, data: encodeDeployData({ abi, bytecode, args }) });
    if (receipt.status !== 'success') throw new Error('A contract was not deployed');
    return { address: checksumAddress(receipt.contractAddress ?? '0x'), startBlock: Number(receipt.blockNumber) };
  };
  const call = async (
    from: Hex,
    to: Hex,
    abi: Abi,
    functionName: string,
    args: readonly unknown[] = [],
    value = 0n,
  ) => {
    const data = encodeFunctionData({ abi, functionName, args });
    return (await sent({ from, to, data, value: numberToHex(value) })).status === 'success';
  };
  const bunnies = await deployed(bunniesAbi as Abi, bunniesBytecode, [owner, ['One', 'Two', 'Three']]);
  const squad = await deployed(squadAbi as Abi, squadBytecode, [owner, owner, 1000n]);
  const other = await deployed(squadAbi as Abi, squadBytecode, [owner, owner, 1000n]);
  const limits = [parseEther('0.005'), parseEther('10000'), 200n];
  const args = [wbesc, owner, owner, owner, ...limits, [bunnies.address, squad.address]];
  const market = await deployed(nftMarketAbi as Abi, nftMarketBytecode, args);
  await call(owner, bunnies.address, bunniesAbi as Abi, 'setStation', [owner]);
  const terms = [other.address, accountAt(7), zeroAddress, 100n, 300n];
  await call(owner, market.address, nftMarketAbi as Abi, 'addCollection', terms);
  const collections = [bunnies.address, squad.address, other.address];
  for (const { address } of [squad, other]) {
    await call(owner, address, squadAbi as Abi, 'setSale', [owner, keccak256('0x01')]);
  }
  for (let id = 0; id < items; id += 1) {
    const to = accountAt(random.pick(people));
    await call(owner, bunnies.address, bunniesAbi as Abi, 'mint', [to, BigInt(id % 3)]);
    for (const { address } of [squad, other]) await call(owner, address, squadAbi as Abi, 'mint', [to, BigInt(id)]);
  }
  for (const place of people) {
    for (const address of collections) {
      await call(accountAt(place), address, bunniesAbi as Abi, 'setApprovalForAll', [market.address, true]);
    }
  }
  /** Its holder, or some account where it is in the market. */
  const holderOf = async (address: Hex, id: bigint) => {
    const holder = await client.readContract({ address, abi: bunniesAbi, functionName: 'ownerOf', args: [id] });
    return holder === market.address ? accountAt(random.pick(people)) : holder;
  };
  const askOf = async (address: Hex, id: bigint) => {
    const read = { address: market.address, abi: nftMarketAbi } as const;
    const found = await client.readContract({
      ...read,
      functionName: 'viewAsksByCollectionAndTokenIds',
      args: [address, [id]],
    });
    return found[1][0] ?? { seller: zeroAddress, price: 0n };
  };
  const anItem = () => ({ address: random.pick(collections), id: BigInt(1 + random.below(items - 1)) });
  const aPrice = () => parseEther(String(1 + random.below(9))) / BigInt(1 + random.below(3));
  const on = (from: Hex, name: string, values: readonly unknown[], value = 0n) =>
    call(from, market.address, nftMarketAbi as Abi, name, values, value);
  const list = async () => {
    const { address, id } = anItem();
    return on(await holderOf(address, id), 'createAskOrder', [address, id, aPrice()]);
  };
  const ofAsk = async (run: (item: { address: Hex; id: bigint; seller: Hex; price: bigint }) => Promise<unknown>) => {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const item = anItem();
      const ask = await askOf(item.address, item.id);
      if (ask.seller !== zeroAddress) return run({ ...item, ...ask });
    }
    return list();
  };
  const listMany = async () => {
    const from = accountAt(random.pick(people));
    const some = Array.from({ length: 6 }, anItem);
    const values = [some.map(({ address }) => address), some.map(({ id }) => id), some.map(aPrice)];
    return on(from, 'createAskOrders', values);
  };
  const deeds: readonly (() => Promise<unknown>)[] = [
    list,
    list,
    list,
    listMany,
    () => ofAsk(({ address, id, seller }) => on(seller, 'modifyAskOrder', [address, id, aPrice()])),
    () => ofAsk(({ address, id, seller }) => on(seller, 'cancelAskOrder', [address, id])),
    () =>
      ofAsk(({ address, id, price }) => on(accountAt(random.pick(people)), 'buyTokenUsingBESC', [address, id], price)),
    () => ofAsk(({ address, id }) => on(accountAt(random.pick(people)), 'buyTokenUsingBESC', [address, id], 1n)),
    () =>
      ofAsk(({ address, id, price }) => {
        // The same item twice: it is bought once.
        const values = [
          [address, address],
          [id, id],
          [price, price],
        ];
        return on(accountAt(random.pick(people)), 'buyTokensUsingBESC', values, 2n * price);
      }),
    async () => {
      const { address, id } = anItem();
      const from = await holderOf(address, id);
      const to = random.next() < 0.1 ? market.address : accountAt(random.pick(people));
      return call(from, address, bunniesAbi as Abi, 'transferFrom', [from, to, id]);
    },
    () => on(owner, 'modifyCollection', [random.pick(collections), accountAt(7), zeroAddress, 250n, 100n]),
    () => on(owner, 'closeCollectionForTradingAndListing', [random.pick(collections)]),
    () => on(owner, 'addCollection', [random.pick(collections), accountAt(8), zeroAddress, 200n, 0n]),
    () => on(owner, 'addCollection', [random.pick(collections), accountAt(8), zeroAddress, 200n, 0n]),
    async () => {
      const { address, id } = anItem();
      return on(owner, 'recoverNonFungibleToken', [address, id, accountAt(2)]);
    },
    () => chain.increaseTime(random.below(60_000)),
  ];
  const nfts = { ...before.contracts.nfts, bunnies, squad, market };
  return {
    deployment: { ...before, contracts: { ...before.contracts, nfts } } as Deployment,
    at: {
      bunnies: bunnies.address,
      squad: squad.address,
      starters: addressOf(before, 'nfts', 'starters'),
      market: market.address,
      others: [other.address],
    },
    /** Something that somebody might do next. */
    step: () => random.pick(deeds)(),
  };
}
