import { erc20Abi } from '@besc/contracts/abi/erc20';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { deployPoolCall } from '@besc/sdk/pools/deploy-pool-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import type { NamedContracts } from '@besc/wire/settings/named-contract';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { createPublicClient, encodeFunctionData, type Hex, http, numberToHex } from 'viem';
import type { Chain } from '../chain';

/** The chain of a stack, as far as making a pool needs it. */
interface PoolChain {
  readonly chain: Pick<Chain, 'rpc' | 'rpcUrl'>;
  readonly contracts: NamedContracts;
  /** Holds the tokens that pools pay. */
  readonly funder: Address;
}

/** A pool to make: `blocks` it pays, from `from` blocks after the newest one on. Amounts in smallest units. */
export interface PoolTerms {
  /** Left out: the chain's coin. */
  readonly staked?: Address | undefined;
  readonly reward: Address;
  readonly perBlock: bigint;
  readonly from?: bigint;
  readonly blocks: bigint;
  readonly limit?: bigint;
}

/** Makes a pool as the factory's owner would, and answers its address. */
export async function makePool({ chain, contracts, funder }: PoolChain, terms: PoolTerms): Promise<Address> {
  const { staked, reward, perBlock, from = 3n, blocks, limit = 0n } = terms;
  const client = createPublicClient({ transport: http(chain.rpcUrl) });
  const send = async (sender: Address, to: Address, data: Hex) => {
    await chain.rpc.request('anvil_impersonateAccount', [sender]);
    const gas = numberToHex(8_000_000);
    const hash = await chain.rpc.request<Hex>('eth_sendTransaction', [{ from: sender, to, data, gas }]);
    // A block of its own, whatever the chain's rhythm.
    await chain.rpc.request('anvil_mine', ['0x1']);
    const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 50 });
    if (receipt.status !== 'success') throw new Error('A transaction of the pool failed');
  };
  const factory = addressOf(contracts, 'pools', 'factory');
  const at = { address: factory, abi: poolFactoryAbi } as const;
  const owner = checksumAddress(await client.readContract({ ...at, functionName: 'owner' }));
  await chain.rpc.request('anvil_setBalance', [owner, numberToHex(10n ** 24n)]);
  const total = perBlock * blocks;
  if (owner !== funder) {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [owner, total] });
    await send(funder, reward, data);
  }
  await send(owner, reward, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [factory, total] }));
  const start = (await client.getBlockNumber({ cacheTime: 0 })) + from;
  const end = start + blocks;
  const call = deployPoolCall(factory, { staked, reward, perBlock, start, end, limit, admin: owner });
  await send(owner, factory, encodeCall(call).data);
  const length = await client.readContract({ ...at, functionName: 'poolLength' });
  return checksumAddress(await client.readContract({ ...at, functionName: 'pools', args: [length - 1n] }));
}
