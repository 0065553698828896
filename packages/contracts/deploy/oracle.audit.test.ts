import type { Abi } from 'viem';
import { expect, test } from 'vitest';
import { priceOracleAbi } from '../generated/abi/price-oracle';
import { addressOf } from './address-of';
import { auditScene } from './test/audit-scene';

const { scene, expectNamed, reader } = auditScene();

test('other reporters of the price, and another quorum, are named, and nothing else', async () => {
  const { audit, send, accept, deployment } = await scene();
  await accept();
  expect((await audit()).told).toEqual([]);
  const address = addressOf(deployment, 'oracle', 'prices');
  const reporters = await reader().readContract({ address, abi: priceOracleAbi, functionName: 'reporters' });
  const change = (accounts: readonly string[], quorum: bigint) =>
    send(address, { abi: priceOracleAbi as Abi, functionName: 'setReporters', args: [accounts, quorum] });
  await expectNamed(audit, [
    ['wrong reporters of oracle.prices', () => change(reporters.slice(1), 3n)],
    ['wrong quorum of oracle.prices', () => change(reporters, 5n)],
  ]);
});
