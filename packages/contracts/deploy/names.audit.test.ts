import { zeroHash } from 'viem';
import { expect, test } from 'vitest';
import { nameRegistryAbi } from '../generated/abi/name-registry';
import { addressOf } from './address-of';
import { auditScene } from './test/audit-scene';

const { scene, expectNamed, stranger } = auditScene();

test('another treasury of the registrar and another owner of the root are named, and nothing else', async () => {
  const { audit, send, give, accept, deployment } = await scene();
  await accept();
  expect((await audit()).told).toEqual([]);
  const root = { abi: nameRegistryAbi, functionName: 'setOwner', args: [zeroHash, stranger.address] };
  await expectNamed(audit, [
    ['wrong treasury of names.registrar', () => give(addressOf(deployment, 'names', 'registrar'), 'setTreasury')],
    ["wrong owner of the names' root", () => send(addressOf(deployment, 'names', 'registry'), root)],
  ]);
});
