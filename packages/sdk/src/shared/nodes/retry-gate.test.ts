import { erc20Abi } from '@besc/contracts/abi/erc20';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { numberToHex } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DeployedChain, makeClient, makeDeployedChain } from '../../../test/deployed-chain';
import { makeFastClock } from '../../../test/fast-clock';
import { makeHeldClock } from '../../../test/held-clock';
import { type BatchReader, type BatchReaderOptions, createBatchReader } from '../reads/batch-reader';
import type { NodeStatus } from '../reads/node-status';

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
  return createBatchReader({
    client: makeClient(proxy.url),
    multicall: addressOf(deployed.deployment, 'shared', 'multicall'),
    onNodeStatus: (status) => statuses.push(status),
    clock: makeFastClock(),
    ...options,
  });
}

function other(index: number): Address {
  return checksumAddress(numberToHex(index + 0x10_0000, { size: 20 }));
}

function balanceOf(index: number) {
  return { address: deployed.token('BUSDC'), abi: erc20Abi, functionName: 'balanceOf', args: [other(index)] } as const;
}

describe('reads while the node is behind or the page hidden', () => {
  test('CALL-03 header not found is waited out for 2.5 to 3.5 seconds, by chance', async () => {
    const clock = makeFastClock();
    const draws = [0, 0.5, 1];
    const behind = makeReader({ clock, random: () => draws.shift() ?? 0.25 });
    proxy.inject({ kind: 'header-not-found', times: 3 });
    expect(await behind.read(balanceOf(1))).toBe(0n);
    expect(clock.waits).toEqual([2500, 3000, 3500]);
    behind.close();
  });

  test('CALL-04 the retry goes on, and after 3 tries the node is reported to be behind', async () => {
    proxy.inject({ kind: 'header-not-found', times: 12 });
    expect(await reader.read(balanceOf(1))).toBe(0n);
    expect(proxy.requestCount()).toBe(13);
    expect(statuses[0]).toEqual({ kind: 'behind', tries: 3 });
    expect(statuses.at(-1)).toEqual({ kind: 'current' });
  });

  test('H4 while the node is behind only one request is under way', async () => {
    const client = makeClient(proxy.url);
    let open = 0;
    let most = 0;
    const counting = makeReader({
      client: {
        request: new Proxy(client.request, {
          apply: async (_request, self, args: unknown[]) => {
            open += 1;
            if (proxy.requestCount() > 6) most = Math.max(most, open);
            try {
              return await Reflect.apply(client.request, self, args);
            } finally {
              open -= 1;
            }
          },
        }),
      },
    });
    proxy.inject({ kind: 'header-not-found', times: 20 });
    await Promise.all(Array.from({ length: 1600 }, (_, index) => counting.read(balanceOf(index))));
    expect(most).toBe(1);
    counting.close();
  });

  test('H4 an aborted read is no longer retried', async () => {
    const clock = makeHeldClock();
    const retrying = makeReader({ clock });
    proxy.inject({ kind: 'header-not-found' });
    const abort = new AbortController();
    const read = retrying.read(balanceOf(1), { signal: abort.signal });
    await expect.poll(clock.held).toBe(1);
    abort.abort(new Error('left the page'));
    await expect(read).rejects.toThrow('left the page');
    clock.pass();
    await new Promise(setImmediate);
    expect([clock.held(), proxy.requestCount()]).toEqual([0, 1]);
    retrying.close();
  });

  test('H4 a hidden page sends nothing, and a shown one goes on', async () => {
    let isHidden = false;
    const clock = makeHeldClock();
    const pausing = makeReader({ clock, isPaused: () => isHidden });
    proxy.inject({ kind: 'header-not-found' });
    const read = pausing.read(balanceOf(1));
    const waits = () => expect.poll(clock.held).toBe(1);
    for (let tries = 1; tries <= 3; tries++) {
      await waits();
      expect(proxy.requestCount()).toBe(tries);
      clock.pass();
    }
    await waits();
    expect(statuses[0]).toEqual({ kind: 'behind', tries: 3 });
    isHidden = true;
    for (let looks = 0; looks < 5; looks++) {
      clock.pass();
      await waits();
    }
    expect(proxy.requestCount()).toBe(4);
    proxy.heal();
    isHidden = false;
    clock.pass();
    expect(await read).toBe(0n);
    pausing.close();
  });

  test('G7 an answer from an older block than one already seen is never used', async () => {
    await deployed.chain.mine(10);
    const head = await reader.poll();
    proxy.inject({ kind: 'lagging-head', blocks: 5, times: 4 });
    const block = await reader.poll();
    expect(block).toBe(head);
    expect(statuses[0]).toEqual({ kind: 'behind', tries: 3 });
    expect(statuses.at(-1)).toEqual({ kind: 'current' });
  });
});
