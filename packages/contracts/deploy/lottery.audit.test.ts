import { type Abi, encodeDeployData } from 'viem';
import { expect, test } from 'vitest';
import { commitRandomAbi } from '../generated/abi/commit-random';
import { lotteryAbi } from '../generated/abi/lottery';
import { commitRandomBytecode } from '../generated/bytecode/commit-random';
import { addressOf } from './address-of';
import { auditScene } from './test/audit-scene';
import { waitForReceipt } from './wait-for-receipt';

const { scene, expectNamed, stranger, reader, chain } = auditScene();

test('another source of the lottery, and other consumers of its words, are named, and nothing else', async () => {
  const { audit, send, give, accept, deployment } = await scene();
  await accept();
  const source = addressOf(deployment, 'random', 'source');
  const game = addressOf(deployment, 'lottery', 'game');
  const allow = (...args: readonly unknown[]) =>
    send(source, { abi: commitRandomAbi as Abi, functionName: 'setConsumer', args });
  await expectNamed(audit, [
    ['wrong consumers of random.source', () => allow(stranger.address, true)],
    ['open consumers of random.source', () => allow(game, false)],
    [
      'wrong consumers of random.source',
      async () => {
        await allow(stranger.address, true);
        await allow(game, false);
      },
    ],
    ['wrong operator of random.source', () => give(source, 'setOperator')],
  ]);
  await allow(stranger.address, true);
  await allow(stranger.address, false);
  expect((await audit()).told).toEqual([]);
  const args = [stranger.address, stranger.address, addressOf(deployment, 'tokens', 'money'), 1n] as const;
  const data = encodeDeployData({ abi: commitRandomAbi, bytecode: commitRandomBytecode, args });
  const hash = await chain().sendUnsignedTransaction({ from: stranger.address, data });
  const { contractAddress } = await waitForReceipt(reader(), { hash, pollingInterval: 20 });
  const other = { abi: lotteryAbi as Abi, functionName: 'setRandomSource', args: [contractAddress] };
  await expectNamed(audit, [['wrong randomSource of lottery.game', () => send(game, other)]]);
});
