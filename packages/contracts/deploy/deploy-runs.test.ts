import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTestClient, createWalletClient, type Hex, http, parseTransaction } from 'viem';
import { expect, test } from 'vitest';
import { localDeployment } from '../generated/deployments/local';
import { startAnvil } from '../tools/start-anvil';
import { deploy } from './deploy';
import { openJournal } from './journal';
import { deployScene, placesOf } from './test/deploy-scene';
import { journalFolder } from './test/journal-folder';
import { waitForReceipt } from './wait-for-receipt';

const { other, rpcUrl, reader, chain, cleanChain, options, createFromWithin } = deployScene();
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

/** Runs `act` with a node that keeps the states of few blocks, of a chain with many. */
async function withForgetfulNode(act: (url: string) => Promise<void>): Promise<void> {
  const forgetful = await startAnvil(['--prune-history', '5']);
  try {
    await createTestClient({ mode: 'anvil', transport: http(forgetful.rpcUrl) }).mine({ blocks: 300 });
    await act(forgetful.rpcUrl);
  } finally {
    await forgetful.stop();
  }
}

/** The contracts by the blocks reported for them, and those whose block is unknown. */
async function startsOf(changes: Parameters<typeof options>[0]) {
  const said = new Map<string, number>();
  const deployment = await deploy(options({ ...changes, onEarlierBlock: ({ id, block }) => said.set(id, block) }));
  const starts = Object.entries(deployment.contracts).flatMap(([slug, named]) =>
    Object.entries(named).map(([name, { startBlock }]) => [`${slug}.${name}`, startBlock] as const),
  );
  return { starts: new Map(starts), said };
}

test('a journal that is lost is told by the chain, or by a node without old state: then all is read from the first block', async () => {
  const expected = await deploy(options());
  expect(await deploy(options())).toEqual(expected);
  await withForgetfulNode(async (url) => {
    const { starts, said } = await startsOf({ url });
    expect(said.size).toBe(0);
    expect(Math.min(...starts.values())).toBeGreaterThan(300);
    const again = await startsOf({ url });
    expect(again.said).toEqual(again.starts);
    expect(new Set(again.starts.values())).toEqual(new Set([0]));
  });
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
    const folder = await journalFolder();
    const run = { openJournal: (mark: Hex) => openJournal(join(folder, 'journal'), mark) };
    const deployment = await deploy(options({ url, ...run }));
    expect(await deploy(options())).toEqual(deployment);
    expect(await deploy(options(run))).toEqual(deployment);
    await rm(folder, { recursive: true });
  });
});

test('a contract that a stranger created from within a call does not stop the deployment', async () => {
  await createFromWithin(rpcUrl(), 'shared.multicall');
  const { starts, said } = await startsOf({});
  expect(said).toEqual(new Map([['shared.multicall', 0]]));
  for (const [id, block] of starts) expect(block > 0, id).toBe(id !== 'shared.multicall');
});

test('nor on a node without old state; what came after the beginning is read from the beginning on', async () => {
  const folder = await journalFolder();
  const run = { openJournal: (mark: Hex) => openJournal(join(folder, 'journal'), mark) };
  await withForgetfulNode(async (url) => {
    const node = createTestClient({ mode: 'anvil', transport: http(url) });
    await createFromWithin(url, 'shared.multicall');
    await node.mine({ blocks: 10 });
    const killed = deploy(
      options({
        url,
        ...run,
        onStep: ({ kind }) => {
          if (kind === 'sent') throw new Error('killed');
        },
      }),
    );
    await expect(killed).rejects.toThrow('killed');
    await createFromWithin(url, 'swap.factory');
    await node.mine({ blocks: 10 });
    const { starts, said } = await startsOf({ url, ...run });
    expect(said.get('shared.multicall')).toBe(0);
    const beginning = said.get('swap.factory') ?? 0;
    expect(beginning).toBeGreaterThan(150);
    expect(beginning).toBeLessThan(311);
    const later = [...starts].filter(([id]) => !said.has(id));
    expect(later.length).toBeGreaterThan(10);
    for (const [id, block] of later) expect(block, id).toBeGreaterThan(311);
  });
  await rm(folder, { recursive: true });
});

test('two runs at once by the same account leave a chain that the next run finishes', async () => {
  const runs = await Promise.allSettled([deploy(options()), deploy(options())]);
  const finished = runs.flatMap((run) => (run.status === 'fulfilled' ? [run.value] : []));
  const again = await deploy(options());
  for (const deployment of finished) expect(again).toEqual(deployment);
  expect(placesOf(again).contracts).toEqual(localPlaces);
});
