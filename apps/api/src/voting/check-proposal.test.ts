import { localDeployment } from '@besc/contracts/deployments/local';
import { connectNodes } from '@besc/sdk/shared/nodes/connect-nodes';
import { parseDeployment } from '@besc/wire/settings/deployment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ann, author, bob, cat, startHubScene } from '../../test/support/hub-scene';
import { checkProposal } from './check-proposal';

let scene: Awaited<ReturnType<typeof startHubScene>>;
beforeAll(async () => {
  scene = await startHubScene();
}, 60_000);
afterAll(() => scene?.stop());

test('a result of the hub holds when it is checked from its log, and not when a power is another', async () => {
  const { chainId, genesisHash } = scene.signerOf(author);
  const { roles: _, ...deployed } = localDeployment;
  const deployment = parseDeployment(JSON.parse(JSON.stringify({ version: 2, chainId, genesisHash, ...deployed })));
  const client = connectNodes({
    chainId: deployment.chainId,
    genesisHash,
    urls: [scene.chain.rpcUrl],
    timeoutMs: 5_000,
  });
  const id = await scene.proposed();
  await scene.vote(ann, id, 1);
  await scene.vote(bob, id, 2);
  scene.clock.now += 1_000;
  await scene.vote(ann, id, 3);
  await scene.vote(cat, id, 1);
  const check = () => checkProposal({ id, hubUrl: scene.api.url, indexUrl: scene.index.url, client, deployment });
  const checked = await check();
  expect(checked).toMatchObject({ voters: 3, entries: 4, problems: [], unchecked: [] });
  expect(checked.result.choices.map(({ power }) => power / 10n ** 18n)).toEqual([13n, 12n, 11n]);
  scene.index.wallets.set(bob.address.toLowerCase(), 1n);
  expect((await check()).problems).toEqual([
    { position: 2, kind: 'power' },
    { position: 0, kind: 'result' },
  ]);
  scene.index.fork = 'bb';
  await expect(check()).rejects.toThrow(/does not have the snapshot/);
});
