import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pricingRules } from '@besc/domain/market/pricing-rules';
import { indexId } from '@besc/domain/shared/index-id';
import { expect, test } from 'vitest';
import { schemaName } from '../../launch/schema-name';

const root = join(import.meta.dirname, '../../../..');
const coin = indexId('0x0000000000000000000000000000000000000001');
const settings: Parameters<typeof schemaName>[0] = {
  genesisHash: `0x${'ab'.repeat(32)}`,
  contracts: {},
  pricing: pricingRules({ minimumReserveNative: '1', wbesc: coin, stable: coin, money: coin }),
};
/** The name when this file had another text. */
const nameWith = (changed: string) =>
  schemaName(settings, (file) => {
    const text = readFileSync(file, 'utf8');
    return file === join(root, changed) ? `${text}\n` : text;
  });

test.each([
  'apps/indexer/ponder.config.ts',
  'apps/indexer/src/lottery/on-round.ts',
  'packages/domain/src/lottery/round-ledger.ts',
  // What the engine compares as well: it would end at every start on rows of the same name.
  'packages/contracts/generated/abi/lottery.ts',
  'packages/contracts/generated/abi/price-oracle.ts',
  'packages/contracts/generated/abi/commit-random.ts',
  'packages/sdk/src/oracle/report-message.ts',
  'node_modules/ponder/package.json',
])('rows are not continued after a change of %s', (file) => {
  expect(nameWith(file)).not.toBe(schemaName(settings));
});

test.each([
  'apps/indexer/src/api/index.ts',
  'packages/contracts/generated/abi/router.ts',
  'packages/sdk/src/shared/nodes/node-client.ts',
])('rows are continued after a change of %s', (file) => {
  expect(nameWith(file)).toBe(schemaName(settings));
});
