import { erc20Abi } from '@besc/contracts/abi/erc20';
import { factoryAbi } from '@besc/contracts/abi/factory';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { listTokenAbi } from '@besc/contracts/abi/list-token';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { routerAbi } from '@besc/contracts/abi/router';
import { listTokenBytecode } from '@besc/contracts/bytecode/list-token';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { createBlockWriter, type HistoryTransaction } from '@besc/localnet/history/block-writer';
import type { TestStack } from '@besc/localnet/start-stack';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import {
  createClient,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  http,
  maxUint256,
  numberToHex,
} from 'viem';
import { getTransactionCount, readContract } from 'viem/actions';

const whole = 10n ** 18n;
const perBlock = 6;
const gas = 4_500_000n;

/**
 * Puts so many farms and pools on the stack's chain, each farm for the pair of a token of its own with the coin, the pools for
 * those tokens in turn. The stack's own blocks stand still meanwhile, since each of them would be waited for.
 */
export async function makeManyStakes(stack: TestStack, counts: { farms: number; pools: number }): Promise<void> {
  const { chain, deployment } = stack;
  await chain.setIntervalMining(0);
  const rich = checksumAddress(chain.accounts[0]?.address ?? '');
  const tokens = await deployTokens(stack, rich, counts.farms);
  const router = addressOf(deployment, 'swap', 'router');
  const master = addressOf(deployment, 'farms', 'master');
  const pools = addressOf(deployment, 'pools', 'factory');
  const masterOwner = await ownerOf(stack, master);
  const poolsOwner = await ownerOf(stack, pools);
  const writer = createBlockWriter(chain);
  const send = async (transactions: readonly HistoryTransaction[]) => {
    for (let from = 0; from < transactions.length; from += perBlock) {
      const { failed } = await writer.write({ transactions: transactions.slice(from, from + perBlock) });
      if (failed > 0) throw new Error(`${failed} transactions failed from the ${from}th on`);
    }
  };
  const approve = (from: Address, token: Address, spender: Address): HistoryTransaction => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] });
    return { from, to: token, data, gas };
  };
  await send(tokens.map((token) => approve(rich, token, router)));
  const deadline = 2n ** 64n;
  await send(
    tokens.map((token) => {
      const args = [token, 1000n * whole, 0n, 0n, rich, deadline] as const;
      const data = encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidityETH', args });
      return { from: rich, to: router, data, gas, value: 10n * whole };
    }),
  );
  const factory = { address: addressOf(deployment, 'swap', 'factory'), abi: factoryAbi } as const;
  const client = createClient({ transport: http(stack.rpcUrl) });
  const pairs = await Promise.all(
    tokens.map((token) => {
      const args = [token, addressOf(deployment, 'tokens', 'wbesc')] as const;
      return readContract(client, { ...factory, functionName: 'getPair', args });
    }),
  );
  await send(
    pairs.map((pair) => {
      const data = encodeFunctionData({ abi: farmMasterAbi, functionName: 'add', args: [100n, pair, true] });
      return { from: masterOwner, to: master, data, gas };
    }),
  );
  const [reward] = tokens;
  if (reward === undefined) throw new Error('There is no farm to make');
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [poolsOwner, 1000n * whole] });
  await send([{ from: rich, to: reward, data, gas }]);
  await send([approve(poolsOwner, reward, pools)]);
  const start = BigInt(await chain.blockNumber()) + 50n;
  await send(
    Array.from({ length: counts.pools }, (_, index) => {
      const staked = tokens[index % tokens.length] ?? reward;
      const args = [staked, reward, 10n ** 12n + BigInt(index), start, start + 100_000n, 0n, poolsOwner] as const;
      const made = encodeFunctionData({ abi: poolFactoryAbi, functionName: 'deployPool', args });
      return { from: poolsOwner, to: pools, data: made, gas };
    }),
  );
  await chain.mine(60);
  await chain.setIntervalMining(3);
}

/** Tokens that no list knows, all of each with one account. */
async function deployTokens({ chain, rpcUrl }: TestStack, owner: Address, count: number): Promise<Address[]> {
  const first = await getTransactionCount(createClient({ transport: http(rpcUrl) }), { address: owner });
  const requests = Array.from({ length: count }, (_, index) => {
    const args = [`Token ${index}`, `T${index}`, 18, 10n ** 24n, owner] as const;
    const data = encodeDeployData({ abi: listTokenAbi, bytecode: listTokenBytecode, args });
    const sent = { from: owner, data, gas: numberToHex(gas), nonce: numberToHex(first + index) };
    return ['eth_sendTransaction', [sent]] as const;
  });
  for (let from = 0; from < count; from += perBlock) {
    await chain.rpc.batch(requests.slice(from, from + perBlock));
    await chain.mine();
  }
  return requests.map((_, index) => checksumAddress(getContractAddress({ from: owner, nonce: BigInt(first + index) })));
}

/** Who owns a contract; from now on the node signs for it. */
async function ownerOf({ chain, rpcUrl }: TestStack, address: Address): Promise<Address> {
  const client = createClient({ transport: http(rpcUrl) });
  const owner = checksumAddress(await readContract(client, { address, abi: farmMasterAbi, functionName: 'owner' }));
  await chain.rpc.request('anvil_impersonateAccount', [owner]);
  await chain.setBalance(owner, 10n ** 24n);
  return owner;
}
