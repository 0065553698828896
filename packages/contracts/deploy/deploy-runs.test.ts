import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createWalletClient, type Hex, http, parseTransaction } from 'viem';
import { expect, test } from 'vitest';
import { localDeployment } from '../generated/deployments/local';
import { deploy } from './deploy';
import { openJournal } from './journal';
import { deployScene, placesOf } from './test/deploy-scene';
import { waitForReceipt } from './wait-for-receipt';

const { other, rpcUrl, reader, cleanChain, options } = deployScene();
/** Where the contracts of the local plan are. */
const localPlaces = localDeployment.contracts;

test('a run killed after any step is finished by the next one, with the same result', async () => {
  class Killed extends Error {}
  let steps = 0;
  const whole = await deploy(options({ onStep: ({ kind }) => void (kind === 'sent' && steps++) }));
  for (let killAfter = 1; killAfter <= steps; killAfter++) {
    await cleanChain();
    let seen = 0;
    const killed = deploy(
      options({
        onStep: ({ kind }) => {
          if (kind === 'sent' && ++seen === killAfter) throw new Killed();
        },
      }),
    );
    await expect(killed).rejects.toThrow(Killed);
    expect(placesOf(await deploy(options()))).toEqual(placesOf(whole));
  }
}, 240_000);

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

test('two runs at once by the same account leave a chain that the next run finishes', async () => {
  const runs = await Promise.allSettled([deploy(options()), deploy(options())]);
  const finished = runs.flatMap((run) => (run.status === 'fulfilled' ? [run.value] : []));
  const again = await deploy(options());
  for (const deployment of finished) expect(again).toEqual(deployment);
  expect(placesOf(again).contracts).toEqual(localPlaces);
});
