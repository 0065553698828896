import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { concat, createWalletClient, type Hex, http, parseTransaction } from 'viem';
import { expect, test } from 'vitest';
import { localDeployment } from '../generated/deployments/local';
import { startAnvil } from '../tools/start-anvil';
import { deploy, prepareDeployment } from './deploy';
import { openJournal } from './journal';
import { deployScene, placesOf } from './test/deploy-scene';
import { waitForReceipt } from './wait-for-receipt';

const { other, rpcUrl, reader, chain, cleanChain, options } = deployScene();
/** Where the contracts of the local plan are. */
const localPlaces = localDeployment.contracts;

test('a run killed after any step is gone on from by the next one, with the same result', async () => {
  class Killed extends Error {}
  const whole: string[] = [];
  const expected = await deploy(options({ onStep: ({ kind, id }) => void (kind === 'sent' && whole.push(id)) }));
  await cleanChain();
  // Each run is killed after the first step that it sends, so that each state that a kill can leave is one that a run begins
  // with. Some of them are finished as well, and then taken back.
  const sent = new Set<string>();
  for (;;) {
    const killed = deploy(
      options({
        onStep: ({ kind, id }) => {
          if (kind === 'sent') throw new Killed(id);
        },
      }),
    );
    const end = await killed.catch((error: unknown) => error);
    if (!(end instanceof Killed)) {
      expect(placesOf(end as Awaited<typeof killed>)).toEqual(placesOf(expected));
      break;
    }
    expect(whole).toContain(end.message);
    // What the killed run sent may not be mined yet; then the next one sends it as well.
    sent.add(end.message);
    if (sent.size % 8 !== 1) continue;
    // A snapshot that the node takes while it mines holds the state of the new block under the number of the one before.
    await expect.poll(async () => (await chain().getTxpoolStatus()).pending).toBe(0);
    const id = await chain().snapshot();
    expect(placesOf(await deploy(options()))).toEqual(placesOf(expected));
    await chain().revert({ id });
  }
  expect(sent).toEqual(new Set(whole));
});

test('a journal that is lost is needed again by a node without old state, and not by one that keeps it', async () => {
  const expected = await deploy(options());
  expect(await deploy(options())).toEqual(expected);
  const forgetful = await startAnvil(['--prune-history', '5']);
  try {
    await deploy(options({ url: forgetful.rpcUrl }));
    await expect(deploy(options({ url: forgetful.rpcUrl }))).rejects.toMatchObject({
      code: 'NO_START_BLOCK',
      cause: { message: expect.stringContaining('BlockOutOfRange') },
    });
  } finally {
    await forgetful.stop();
  }
});

/** The call that another account makes first, of what is asked of the node. */
type Overtaken = (
  method: string,
  params: readonly unknown[],
) => { to?: Hex | null | undefined; data?: Hex | undefined } | undefined;

/** Runs `act` with a node before which another account makes the first three calls that `overtaken` picks. */
async function overtake(overtaken: Overtaken, act: (url: string) => Promise<void>): Promise<void> {
  const late = createWalletClient({ account: other, transport: http(rpcUrl()) });
  let calls = 0;
  const node = createServer(async (request, response) => {
    const body = await text(request);
    const { method, params } = JSON.parse(body) as { method: string; params?: readonly unknown[] };
    const { to, data } = overtaken(method, params ?? []) ?? {};
    if (calls < 3 && to && data) {
      calls++;
      const hash = await late.sendTransaction({ chain: null, to, data, type: 'legacy' });
      await waitForReceipt(reader(), { hash });
    }
    const answer = await fetch(rpcUrl(), { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    response.setHeader('content-type', 'application/json').end(await answer.text());
  });
  await once(node.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = node.address() as AddressInfo;
    await act(`http://127.0.0.1:${port}`);
    expect(calls).toBe(3);
  } finally {
    node.closeAllConnections();
    node.close();
  }
}

test('a transaction of a killed run that is mined between look and call does not stop the next run', async () => {
  const expected = await deploy(options());
  await cleanChain();
  const estimated: Overtaken = (method, [call]) => (method === 'eth_estimateGas' ? (call as object) : undefined);
  await overtake(estimated, async (url) => {
    expect(placesOf(await deploy(options({ url })))).toEqual(placesOf(expected));
  });
});

test('a contract that another run created first has the block of its creation, not of the call that reverted', async () => {
  const sent: Overtaken = (method, [raw]) =>
    method === 'eth_sendRawTransaction' ? parseTransaction(raw as Hex) : undefined;
  await overtake(sent, async (url) => {
    const folder = await mkdtemp(join(tmpdir(), 'besc-deploy-'));
    const run = { openJournal: (mark: Hex) => openJournal(join(folder, 'journal'), mark) };
    const deployment = await deploy(options({ url, ...run }));
    expect(await deploy(options())).toEqual(deployment);
    expect(await deploy(options(run))).toEqual(deployment);
    await rm(folder, { recursive: true });
  });
});

test('a contract that a stranger created from within a call does not stop the deployment', async () => {
  const { chain: local, plan } = options();
  const { steps } = await prepareDeployment(local, plan);
  const step = steps.find(({ id }) => id === 'shared.multicall');
  if (!step?.creates) throw new Error('no step creates the multicall');
  // Init code that calls the deployment proxy with all that stands behind it.
  const call = concat(['0x602b38038060', '0x2b600039600060009160006000', '0x73', step.to, '0x5af100', step.data]);
  const stranger = createWalletClient({ account: other, transport: http(rpcUrl()) });
  const hash = await stranger.sendTransaction({ chain: null, data: call, gas: 5_000_000n, type: 'legacy' });
  await waitForReceipt(reader(), { hash });
  expect(await reader().getCode({ address: step.creates })).toBeDefined();
  const deployment = await deploy(options());
  const { shared, ...others } = deployment.contracts;
  expect(shared?.multicall).toMatchObject({ address: step.creates, startBlock: 0 });
  expect(Object.values(others.swap ?? {}).every(({ startBlock }) => startBlock > 0)).toBe(true);
});

test('two runs at once by the same account leave a chain that the next run finishes', async () => {
  const runs = await Promise.allSettled([deploy(options()), deploy(options())]);
  const finished = runs.flatMap((run) => (run.status === 'fulfilled' ? [run.value] : []));
  const again = await deploy(options());
  for (const deployment of finished) expect(again).toEqual(deployment);
  expect(placesOf(again).contracts).toEqual(localPlaces);
});
