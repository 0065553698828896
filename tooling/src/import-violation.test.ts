import { expect, test } from 'vitest';
import { importViolation } from './import-violation';

const allowed: readonly [string, string][] = [
  ['packages/domain/src/swap/pair.ts', '../shared/math'],
  ['packages/sdk/src/swap/read-pairs.ts', '@besc/domain/swap/pair'],
  ['packages/sdk/src/swap/read-pairs.ts', 'viem/actions'],
  ['apps/web/src/features/swap/swap.screen.tsx', '@besc/ui/button'],
  ['apps/web/src/features/swap/swap.screen.tsx', '../../blocks/wallet/use-account'],
  ['apps/web/src/app/feature-registry.ts', '../features/swap/swap.feature'],
  ['packages/sdk/src/swap/read-pairs.test.ts', '@besc/localnet/chain'],
  ['apps/api/src/server.ts', './tokens/token-routes'],
  ['packages/domain/src/swap/pair.test.ts', 'fast-check'],
  ['apps/web/src/blocks/transactions/run-action.ts', '../wallet/wallet-store'],
  ['apps/web/src/blocks/wallet/wallet-list.test.tsx', '../transactions/run-action'],
];

const refused: readonly [string, string][] = [
  ['packages/domain/src/swap/pair.ts', 'viem'],
  ['packages/domain/src/swap/pair.ts', '../tokens/search-tokens'],
  ['packages/domain/src/swap/pair.ts', 'node:fs'],
  ['packages/wire/src/swap/documents.ts', 'viem'],
  ['packages/ui/src/button.tsx', '@besc/domain/shared/amount'],
  ['packages/sdk/src/swap/read-pairs.ts', '@besc/wire/settings/settings'],
  ['apps/web/src/features/swap/swap.screen.tsx', '../tokens/token-dialog'],
  ['apps/web/src/features/swap/swap.screen.tsx', '../../app/router'],
  ['apps/web/src/blocks/wallet/use-account.ts', '../../features/swap/swap.actions'],
  ['apps/web/src/app/feature-registry.ts', '../features/swap/swap.screen'],
  ['apps/web/src/blocks/wallet/wallet-list.tsx', '../transactions/recent-transactions'],
  ['apps/web/src/blocks/charts/price-chart.tsx', '../palette/palette-host'],
  ['apps/web/src/blocks/unknown/thing.ts', '../chain/chain-context'],
  ['apps/web/src/lib/debounce.ts', '@besc/domain/shared/amount'],
  ['apps/web/src/features/swap/swap.screen.tsx', '@besc/localnet/chain'],
  ['apps/api/src/tokens/token-routes.ts', '../voting/vote-routes'],
  ['somewhere/else.ts', 'viem'],
];

test.each(allowed)('%s may import %s', (file, specifier) => {
  expect(importViolation(file, specifier)).toBeUndefined();
});

test.each(refused)('%s may not import %s', (file, specifier) => {
  expect(importViolation(file, specifier)).toBeTypeOf('string');
});
