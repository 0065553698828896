import { erc20Abi } from '@besc/contracts/abi/erc20';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { localPlan } from '@besc/contracts/deploy/local-plan';
import { timelockOperation } from '@besc/contracts/deploy/timelock-operation';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { getBlockNumber, readContract } from 'viem/actions';
import { deployPoolCall } from '../src/pools/deploy-pool-call';
import { contractCall } from '../src/shared/writes/contract-call';
import { encodeCall } from '../src/shared/writes/encode-call';
import type { DeployedChain } from './deployed-chain';
import { maximumAllowance } from './maximum-allowance';

/** A pool of a test: blocks are counted from the newest one; the first development account owns it and pays the rewards. */
export interface PoolTerms {
  /** Left out: the chain's coin. */
  readonly staked?: Address;
  readonly reward: Address;
  readonly perBlock: bigint;
  readonly from?: bigint;
  readonly blocks: bigint;
  readonly limit?: bigint;
}

/** Makes a pool, as only the timelock can, and answers its address. */
export async function makePool(deployed: DeployedChain, terms: PoolTerms): Promise<Address> {
  const { staked, reward, perBlock, from = 5n, blocks, limit = 0n } = terms;
  const { client, deployment, chain } = deployed;
  const factory = addressOf(deployment, 'pools', 'factory');
  const owner = chain.accounts[0]?.address ?? zeroAddress;
  const timelock = { address: addressOf(deployment, 'governance', 'timelock'), ...localPlan.timelock };
  const total = perBlock * blocks;
  await deployed.send(
    contractCall({ address: reward, abi: erc20Abi, functionName: 'transfer', args: [timelock.address, total] }),
  );
  // The pool is made two blocks later, after it was scheduled.
  const start = (await getBlockNumber(client, { cacheTime: 0 })) + 1n + from;
  const end = start + blocks;
  const creation = deployPoolCall(factory, { staked, reward, perBlock, start, end, limit, admin: owner });
  const at = { address: factory, abi: poolFactoryAbi } as const;
  const before = await readContract(client, { ...at, functionName: 'poolLength' });
  const calls = [maximumAllowance(reward, factory), creation].map(encodeCall);
  const { schedule, execute } = timelockOperation(timelock, `pool ${before}`, calls);
  await deployed.send(schedule);
  // Blocks of one second have the same time.
  await chain.rpc.request('evm_increaseTime', [localPlan.timelock.delaySeconds]);
  await deployed.send(execute);
  const length = await readContract(client, { ...at, functionName: 'poolLength' });
  return checksumAddress(await readContract(client, { ...at, functionName: 'pools', args: [length - 1n] }));
}
