import { erc20Abi } from '@besc/contracts/abi/erc20';
import { multicallAbi } from '@besc/contracts/abi/multicall';
import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import fc from 'fast-check';
import { createClient, encodeFunctionResult, numberToHex, parseAbi } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DeployedChain, makeClient, makeDeployedChain } from '../../../test/deployed-chain';
import { makeFastClock } from '../../../test/fast-clock';
import { startLiar } from '../../../test/liar';
import { ReadError } from '../errors/read-error';
import { failoverTransport } from '../nodes/failover-transport';
import { type BatchReader, type BatchReaderOptions, createBatchReader } from './batch-reader';
import { multicallReadAbi } from './multicall-read-abi';
import type { NodeStatus } from './node-status';

let deployed: DeployedChain;
let proxy: FaultProxy;
let reader: BatchReader;
let statuses: NodeStatus[];

beforeAll(async () => {
  deployed = await makeDeployedChain();
  proxy = await startFaultProxy({ target: deployed.chain.rpcUrl });
});

afterAll(async () => {
  await proxy?.stop();
  await deployed?.chain.stop();
});

beforeEach(() => {
  statuses = [];
  reader = makeReader();
});

afterEach(() => {
  reader.close();
  proxy.heal();
  proxy.clearLog();
});

function makeReader(options: Partial<BatchReaderOptions> = {}): BatchReader {
  const own = { client: makeClient(proxy.url), multicall: addressOf(deployed.deployment, 'shared', 'multicall') };
  const onNodeStatus: BatchReaderOptions['onNodeStatus'] = (status) => statuses.push(status);
  return createBatchReader({ ...own, onNodeStatus, clock: makeFastClock(), ...options });
}

function other(index: number): Address {
  return checksumAddress(numberToHex(index + 0x10_0000, { size: 20 }));
}

function balanceOf(index: number) {
  return { address: deployed.token('BUSDC'), abi: erc20Abi, functionName: 'balanceOf', args: [other(index)] } as const;
}

function callCounts(): number[] {
  return proxy.log.flatMap(({ calls }) =>
    calls.flatMap(({ method, params }) => {
      const [request] = (params ?? []) as { data?: string }[];
      // Each call of an aggregate is one dynamic tuple; the length stands in the fourth word of the arguments.
      return method === 'eth_call' ? [Number(`0x${request?.data?.slice(10 + 2 * 64, 10 + 3 * 64)}`)] : [];
    }),
  );
}

describe('createBatchReader', () => {
  test('the few multicall functions it names are those of the deployed contract', () => {
    for (const { name, inputs, outputs } of multicallReadAbi) {
      const real = multicallAbi.find((item) => item.type === 'function' && item.name === name);
      expect(real && 'inputs' in real ? JSON.stringify(real.inputs.map(({ type }) => type)) : name).toBe(
        JSON.stringify(inputs.map(({ type }) => type)),
      );
      expect(real && 'outputs' in real ? JSON.stringify(real.outputs.map(({ type }) => type)) : name).toBe(
        JSON.stringify(outputs.map(({ type }) => type)),
      );
    }
  });

  test('CALL-01 CALL-09 CALL-10 CALL-11 one tick of different reads is one request', async () => {
    const [account] = deployed.chain.accounts;
    const [pair] = deployed.deployment.pairs;
    if (account === undefined || pair === undefined) throw new Error('Nothing deployed');
    const token = { address: deployed.token('HENNY'), abi: erc20Abi } as const;
    const [name, symbol, decimals, supply, allowance, reserves, native] = await Promise.all([
      reader.read({ ...token, functionName: 'name' }),
      reader.read({ ...token, functionName: 'symbol' }),
      reader.read({ ...token, functionName: 'decimals' }),
      reader.read({ ...token, functionName: 'totalSupply' }),
      reader.read({ ...token, functionName: 'allowance', args: [account.address, other(1)] }),
      reader.read({ address: pair.address, abi: pairAbi, functionName: 'getReserves' }),
      reader.nativeBalance(account.address),
    ]);
    expect([name, symbol, decimals, allowance]).toEqual(['Henny', 'HENNY', 9, 0n]);
    expect(supply).toBeGreaterThan(0n);
    expect(reserves[0]).toBe(0n);
    expect(native).toBeGreaterThan(10n ** 18n);
    expect(proxy.requestCount()).toBe(1);
  });

  test('CALL-02 501 calls are two requests, of 500 and of 1', async () => {
    await Promise.all(Array.from({ length: 501 }, (_, index) => reader.read(balanceOf(index))));
    expect(proxy.requestCount()).toBe(2);
    expect(callCounts().every((count) => count <= 500)).toBe(true);
    expect(Math.max(...callCounts())).toBe(500);
  });

  test('identical calls of a tick travel once', async () => {
    const values = await Promise.all(Array.from({ length: 40 }, () => reader.read(balanceOf(7))));
    expect(new Set(values).size).toBe(1);
    expect(callCounts()).toEqual([2]); // the call itself and the time of the block
  });

  test('CALL-05 a chunk that runs out of gas is halved until it fits', async () => {
    proxy.inject({ kind: 'out-of-gas', overBytes: 3000 });
    const values = await Promise.all(Array.from({ length: 64 }, (_, index) => reader.read(balanceOf(index))));
    expect(values).toEqual(Array.from({ length: 64 }, () => 0n));
    expect(Math.max(...callCounts())).toBe(65);
    expect(proxy.requestCount()).toBeGreaterThan(3);
  });

  test('CALL-05 an internal error halves too, and a single call that stays too heavy fails alone', async () => {
    proxy.inject({ kind: 'error', code: -32603, message: 'internal error', times: 1 });
    await Promise.all([reader.read(balanceOf(1)), reader.read(balanceOf(2))]);
    expect(proxy.requestCount()).toBe(3);
    proxy.inject({ kind: 'out-of-gas' });
    await expect(reader.read(balanceOf(3))).rejects.toMatchObject({ code: 'READ_FAILED' });
  });

  test('CALL-06 any other failure marks the calls as failed', async () => {
    proxy.inject({ kind: 'error', code: -32000, message: 'the disk is full', times: 1 });
    const results = await Promise.allSettled([reader.read(balanceOf(1)), reader.read(balanceOf(2))]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(statuses.at(-1)?.kind).toBe('unreachable');
    expect(await reader.read(balanceOf(1))).toBe(0n);
    expect(statuses.at(-1)).toEqual({ kind: 'current' });
  });

  test('CALL-06 a refused call fails with its reason, its neighbours do not', async () => {
    const [refused, fine] = await Promise.allSettled([
      reader.read({
        address: addressOf(deployed.deployment, 'swap', 'router'),
        abi: parseAbi(['function getAmountOut(uint256,uint256,uint256) view returns (uint256)']),
        functionName: 'getAmountOut',
        args: [0n, 1n, 1n],
      }),
      reader.read(balanceOf(1)),
    ]);
    expect(fine.status).toBe('fulfilled');
    expect(refused.status === 'rejected' && refused.reason).toMatchObject({ code: 'READ_REVERTED' });
    expect(refused.status === 'rejected' && String(refused.reason.message)).toContain('INSUFFICIENT_INPUT_AMOUNT');
  });

  test('CALL-07 ERR-04 an answer that cannot be decoded fails that result only', async () => {
    const results = await Promise.allSettled([
      reader.read({ address: other(5), abi: erc20Abi, functionName: 'symbol' }),
      reader.read({
        address: deployed.token('BUSDC'),
        abi: parseAbi(['function decimals() view returns (string)']),
        functionName: 'decimals',
      }),
      reader.read({ address: deployed.token('BUSDC'), abi: erc20Abi, functionName: 'symbol' }),
    ]);
    const [missing, wrong, good] = results;
    expect(missing?.status === 'rejected' && missing.reason.message).toBe(`Method symbol doesn't exist on ${other(5)}`);
    expect(wrong?.status === 'rejected' && wrong.reason).toMatchObject({ code: 'READ_UNDECODABLE' });
    expect(good).toEqual({ status: 'fulfilled', value: 'BUSDC' });
  });

  test('ERR-03 a method the ABI does not know is named', async () => {
    const read = reader.read({ address: other(1), abi: parseAbi(['function a() view']), functionName: 'b' as 'a' });
    await expect(read).rejects.toThrow('Method b not found on contract');
  });

  test('a call that burns the gas of its neighbours fails alone, and then travels apart', async () => {
    const burner = other(90_000);
    await deployed.chain.rpc.request('anvil_setCode', [burner, '0x5b600056']);
    const readAll = async () =>
      await Promise.allSettled([
        reader.read({ address: burner, abi: erc20Abi, functionName: 'totalSupply' }),
        ...Array.from({ length: 120 }, (_, index) => reader.read(balanceOf(index))),
      ]);
    const results = await readAll();
    expect(results.map(({ status }) => status)).toEqual([
      'rejected',
      ...Array.from({ length: 120 }, () => 'fulfilled'),
    ]);
    proxy.clearLog();
    await readAll();
    expect(proxy.requestCount()).toBe(2);
  });

  test('CALL-13 CALL-15 CALL-16 a poll without calls is one request and tells the block', async () => {
    expect(reader.blocks.current()).toBeUndefined();
    const first = await reader.poll();
    let told = 0;
    reader.blocks.subscribe(() => {
      told += 1;
    });
    await deployed.chain.mine(2);
    expect(await reader.poll()).toBe(first + 2n);
    expect(told).toBe(1);
    expect(reader.blocks.current()).toBe(first + 2n);
    expect(reader.blocks.initial()).toBe(first);
    expect(reader.blocks.timestamp()).toBeGreaterThan(1_700_000_000n);
    expect(proxy.requestCount()).toBe(2);
  });

  test('a wrong multicall address is told as such', async () => {
    const lost = makeReader({ multicall: other(3) });
    await expect(lost.read(balanceOf(1))).rejects.toThrow(`Method tryBlockAndAggregate doesn't exist on ${other(3)}`);
    lost.close();
  });

  test('a closed reader answers no read', async () => {
    const read = reader.read(balanceOf(1));
    reader.close();
    await expect(read).rejects.toMatchObject({ code: 'READ_CLOSED' });
    await expect(reader.poll()).rejects.toBeInstanceOf(ReadError);
  });

  test('any mix of good, refused and undecodable calls under any faults gives each caller its own outcome', async () => {
    const kinds = fc.constantFrom('good', 'missing', 'refused');
    const faults = fc.constantFrom('none', 'header-not-found', 'out-of-gas', 'internal');
    await fc.assert(
      fc.asyncProperty(fc.array(kinds, { minLength: 1, maxLength: 30 }), faults, async (calls, fault) => {
        if (fault === 'header-not-found') proxy.inject({ kind: 'header-not-found', times: 2 });
        if (fault === 'out-of-gas') proxy.inject({ kind: 'out-of-gas', overBytes: 2500 });
        if (fault === 'internal') proxy.inject({ kind: 'error', code: -32603, message: 'internal error', times: 1 });
        const fuzzed = makeReader();
        const reads = calls.map((kind, index) => {
          if (kind === 'good') return fuzzed.read(balanceOf(index));
          if (kind === 'missing') return fuzzed.read({ ...balanceOf(index), address: other(index) });
          return fuzzed.read({
            address: deployed.token('BUSDC'),
            abi: parseAbi(['function nothing(uint256) view returns (uint256)']),
            functionName: 'nothing',
            args: [BigInt(index)],
          });
        });
        const results = await Promise.allSettled(reads);
        proxy.heal();
        fuzzed.close();
        for (const [index, result] of results.entries()) {
          if (fault === 'internal' && calls.length === 1) expect(result.status).toBe('rejected');
          else expect(result.status).toBe(calls[index] === 'good' ? 'fulfilled' : 'rejected');
        }
      }),
      { numRuns: 40 },
    );
  });
});

test('a node that answers from blocks that no other node has is left, and its block refuses no later answer', async () => {
  const { rpcUrl } = deployed.chain;
  const head = BigInt(await deployed.chain.blockNumber());
  const answer = encodeFunctionResult({
    abi: multicallReadAbi,
    functionName: 'tryBlockAndAggregate',
    result: [head + 1000n, `0x${'00'.repeat(32)}`, [{ success: true, returnData: numberToHex(1, { size: 32 }) }]],
  });
  const liar = await startLiar('0x', {
    eth_blockNumber: numberToHex(head),
    eth_call: answer,
    eth_getBlockByNumber: await deployed.chain.rpc.request('eth_getBlockByNumber', [numberToHex(head - 1n), false]),
  });
  const urls = [liar.url, rpcUrl, rpcUrl.replace('127.0.0.1', 'localhost')];
  const transport = failoverTransport({ urls, chainId: 2372, random: () => 0 });
  const own = makeReader({ client: createClient({ transport }) });
  expect(await own.poll()).toBe(head);
  expect(own.blocks.current()).toBe(head);
  own.close();
  liar.stop();
});
