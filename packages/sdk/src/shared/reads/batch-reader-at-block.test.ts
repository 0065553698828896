import { erc20Abi } from '@besc/contracts/abi/erc20';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeployedChain, makeClient, makeDeployedChain } from '../../../test/deployed-chain';
import { makeFastClock } from '../../../test/fast-clock';
import { readBalances } from '../../tokens/read-balances';
import { contractCall } from '../writes/contract-call';
import { type BatchReader, createBatchReader } from './batch-reader';
import type { NodeStatus } from './node-status';

const holder = checksumAddress(`0x${'77'.repeat(20)}`);
let deployed: DeployedChain;
let proxy: FaultProxy;
let reader: BatchReader;
let money: Address;
let statuses: NodeStatus[];

beforeAll(async () => {
  deployed = await makeDeployedChain();
  proxy = await startFaultProxy({ target: deployed.chain.rpcUrl });
  money = deployed.token('MONEY');
  statuses = [];
  reader = createBatchReader({
    client: makeClient(proxy.url),
    multicall: addressOf(deployed.deployment, 'shared', 'multicall'),
    clock: makeFastClock(),
    onNodeStatus: (status) => statuses.push(status),
  });
});
afterAll(async () => {
  reader?.close();
  await proxy?.stop();
  await deployed?.chain.stop();
});

/** Gives the holder one more, and answers the block. */
async function giveOne(): Promise<bigint> {
  const call = contractCall({ address: money, abi: erc20Abi, functionName: 'transfer', args: [holder, 1n] });
  await deployed.send(call);
  return BigInt(await deployed.chain.blockNumber());
}

test('every read of a bound reader is of its block, which is looked up once, while the newest one goes on', async () => {
  const [first, second] = [await giveOne(), await giveOne()];
  const balance = async (from: BatchReader) => {
    const balances = await readBalances({ reader: from, owner: holder, tokens: [money] });
    return balances.kind === 'success' ? balances.amounts.get(money) : balances.kind;
  };
  proxy.clearLog();
  const early = reader.at(first);
  expect(
    await Promise.all([balance(early), balance(early.at(second)), balance(early.at(first - 1n)), balance(reader)]),
  ).toEqual([1n, 2n, 0n, 2n]);
  expect([proxy.callCount('eth_call'), proxy.callCount('eth_getBlockByNumber')]).toEqual([4, 3]);
  proxy.clearLog();
  await Promise.all([balance(early), early.nativeBalance(holder), balance(early)]);
  expect(proxy.log).toHaveLength(1);
  expect(early.blocks.current()).toBe(first);
  expect(await balance(early)).toBe(1n);
  expect(await giveOne()).toBe(second + 1n);
  expect(await balance(early)).toBe(1n);
  expect(await balance(reader)).toBe(3n);
  expect(reader.blocks.current()).toBe(second + 1n);
});

test('over a reorganisation a bound reader never mixes the values of two blocks with one number', async () => {
  const number = await giveOne();
  const before = await readBalances({ reader, owner: holder, tokens: [money] });
  const [bound, late] = [reader.at(number), reader.at(number)];
  const balanceOf = (from: BatchReader) =>
    from.read({ address: money, abi: erc20Abi, functionName: 'balanceOf', args: [holder] });
  const given = await balanceOf(bound);
  expect(before).toMatchObject({ amounts: new Map([[money, given]]) });
  await deployed.chain.reorg({ depth: 1 });
  expect(await balanceOf(late)).toBe(given - 1n);
  await expect(balanceOf(bound)).rejects.toMatchObject({ code: 'READ_FAILED' });
  expect(await balanceOf(late)).toBe(given - 1n);
});

test('a block whose state no node has is told, and says nothing of the node', async () => {
  const newest = await giveOne();
  await reader.poll();
  statuses.length = 0;
  // Of a chain that was loaded nothing is known before the last of its blocks.
  for (const block of [newest + 100n, 1n]) {
    await expect(reader.at(block).nativeBalance(holder)).rejects.toMatchObject({ code: 'READ_FAILED' });
  }
  expect(statuses).toEqual([]);
});
