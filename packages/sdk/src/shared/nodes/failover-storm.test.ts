import { addressOf } from '@besc/contracts/deploy/address-of';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import type { RpcFault } from '@besc/localnet/rpc-fault';
import fc from 'fast-check';
import { createClient } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeployedChain, makeDeployedChain } from '../../../test/deployed-chain';
import { makeFastClock } from '../../../test/fast-clock';
import { createBatchReader } from '../reads/batch-reader';
import { multicallReadAbi } from '../reads/multicall-read-abi';
import { systemClock } from './clock';
import { failoverTransport } from './failover-transport';

let deployed: DeployedChain;
let proxies: FaultProxy[];

beforeAll(async () => {
  deployed = await makeDeployedChain();
  // The node has no state of the blocks before those that it loaded, and some endpoints lag by twelve.
  await deployed.chain.mine(13);
  proxies = await Promise.all([0, 1, 2].map(() => startFaultProxy({ target: deployed.chain.rpcUrl })));
});
afterAll(async () => {
  await Promise.all((proxies ?? []).map((proxy) => proxy.stop()));
  await deployed?.chain.stop();
});

const anyFault = fc.constantFrom<RpcFault>(
  { kind: 'down' },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 500 },
  { kind: 'cut-json' },
  { kind: 'wrong-id' },
  { kind: 'wrong-chain-id', chainId: 97 },
  { kind: 'wrong-genesis' },
  { kind: 'lagging-head', blocks: 5 },
  { kind: 'lagging-head', blocks: 12 },
  { kind: 'header-not-found' },
  { kind: 'error', code: -32603, message: 'internal error' },
  { kind: 'error', code: -32005, message: 'limit exceeded' },
);

/** Each step: blocks to mine, and faults for two of the three endpoints. */
const anyStep = fc.record({
  blocks: fc.integer({ min: 0, max: 3 }),
  honest: fc.integer({ min: 0, max: 2 }),
  faults: fc.tuple(fc.option(anyFault), fc.option(anyFault)),
});

test('G7 with one honest endpoint of three every read succeeds, never from the past, and soon from the present', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 12 }), async (steps) => {
      const { chain, deployment } = deployed;
      const transport = failoverTransport({
        urls: proxies.map(({ url }) => url),
        chainId: chain.chainId,
        genesisHash: deployment.genesisHash,
        probeIntervalMs: 0,
      });
      const multicall = addressOf(deployment, 'shared', 'multicall');
      // Pauses are short, but a minute is a minute: after one the reader gives up the newest block that it has seen.
      const clock = { ...makeFastClock(), now: systemClock.now };
      const reader = createBatchReader({ client: createClient({ transport }), multicall, clock });
      let seen = 0n;
      for (const { blocks, honest, faults } of steps) {
        const others = proxies.filter((_, index) => index !== honest);
        for (const proxy of proxies) proxy.heal();
        for (const [index, fault] of faults.entries()) if (fault !== null) others[index]?.inject(fault);
        if (blocks > 0) await chain.mine(blocks);
        const head = BigInt(await chain.blockNumber());
        const [time] = await Promise.all([
          reader.read({ address: multicall, abi: multicallReadAbi, functionName: 'getCurrentBlockTimestamp' }),
          reader.nativeBalance(multicall),
        ]);
        const block = reader.blocks.current() ?? 0n;
        expect(block).toBeGreaterThanOrEqual(seen);
        expect(block).toBeLessThanOrEqual(head);
        expect(block + 12n).toBeGreaterThanOrEqual(head);
        expect(time).toBe(reader.blocks.timestamp());
        seen = block;
      }
      for (const proxy of proxies) proxy.heal();
      await chain.mine(1);
      await reader.poll();
      await reader.poll();
      expect(await reader.poll()).toBe(BigInt(await chain.blockNumber()));
      reader.close();
    }),
    { numRuns: 6, interruptAfterTimeLimit: 60_000 },
  );
});
