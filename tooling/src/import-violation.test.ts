import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contractSlugs } from './contract-slugs';
import { importViolation } from './import-violation';
import { projects } from './suites';
import { workspacePackages } from './workspace-packages';

const world = {
  packages: workspacePackages(resolve(import.meta.dirname, '../..'), projects),
  slugOfGenerated: contractSlugs(['lottery/Lottery', 'swap/BescPair', 'farms/IFarmMaster'].map(contractFile)),
};

function contractFile(name: string): string {
  return `packages/contracts/src/${name}.sol`;
}

const allowed: readonly [string, string][] = [
  ['packages/domain/src/swap/pair.ts', '../shared/math'],
  ['packages/sdk/src/swap/read-pairs.ts', '@besc/domain/swap/pair'],
  ['packages/sdk/src/swap/read-pairs.ts', 'viem/actions'],
  ['packages/sdk/src/farms/read-farms.ts', '@besc/contracts/abi/farm-master'],
  ['packages/sdk/src/swap/read-pairs.test.ts', '@besc/localnet/chain'],
  ['packages/sdk/src/shared/writes/check-call.test.ts', '../swap/swap-calls'],
  ['packages/domain/src/swap/pair.test.ts', 'fast-check'],
  ['packages/contracts/deploy/lottery.plan.ts', './slug-plan'],
  ['packages/contracts/deploy/plans.ts', './lottery.plan'],
  ['packages/localnet/src/lottery/lottery.history.ts', '../history/chain-reads'],
  ['packages/localnet/src/histories.ts', './lottery/lottery.history'],
  ['apps/web/src/features/swap/swap.screen.tsx', '@besc/ui/button'],
  ['apps/web/src/features/swap/swap.screen.tsx', '../../blocks/wallet/use-account'],
  ['apps/web/src/features/lottery/lottery.queries.ts', '@besc/wire/random/fetch-random-word'],
  ['apps/web/src/features/pools/pools.queries.ts', '@besc/contracts/abi/farm-master'],
  ['apps/web/src/app/slugs.ts', '../features/swap/swap.feature'],
  ['apps/web/src/blocks/transactions/run/run-action.ts', '../../wallet/wallet-store'],
  ['apps/web/src/blocks/wallet/wallet-list.test.tsx', '../transactions/run/run-action'],
  ['apps/api/src/slugs.ts', './tokens/tokens-feature'],
  ['apps/keeper/src/run-keeper.ts', './features'],
  ['apps/indexer/src/swap/on-swap.ts', '../shared/periods'],
];

/** What no slug may do in any runtime: see another's part of it, on either way. */
const sideways: readonly [string, string][] = [
  ['packages/domain/src/swap/pair.ts', '../tokens/search-tokens'],
  ['packages/sdk/src/swap/read-pairs.ts', '../lottery/read-lottery'],
  ['packages/sdk/src/swap/read-pairs.ts', '@besc/sdk/lottery/read-lottery'],
  ['packages/sdk/src/shared/nodes/clock.ts', '../swap/swap-calls'],
  ['packages/wire/src/farms/fetch-farm-days.ts', '../lottery/fetch-lottery-game'],
  ['packages/localnet/src/swap/market.ts', '../lottery/lottery-reads'],
  ['packages/localnet/src/history/chain-reads.ts', '../swap/market'],
  ['packages/contracts/deploy/swap.plan.ts', './lottery.plan'],
  ['packages/contracts/deploy/deploy.ts', './lottery.plan'],
  ['apps/indexer/src/swap/on-swap.ts', '../lottery/on-claim'],
  ['apps/indexer/src/shared/periods.ts', '../lottery/on-claim'],
  ['apps/keeper/src/shared/keeper-task.ts', '../lottery/lottery-plan'],
  ['apps/keeper/src/lottery/lottery-plan.ts', '@besc/keeper/src/prediction/game-times'],
  ['apps/keeper/src/run-keeper.ts', './lottery/lottery-plan'],
  ['apps/api/src/tokens/tokens-feature.ts', '../votes/votes-feature'],
  ['apps/web/src/features/swap/swap.screen.tsx', '../tokens/token-dialog'],
  ['apps/keeper/src/lottery/lottery-plan.test.ts', '../prediction/game-times'],
];

/** What a slug may not see of another in the packages below, unless it stands on it. */
const across: readonly [string, string][] = [
  ['apps/web/src/features/swap/swap.screen.tsx', '@besc/sdk/lottery/read-lottery'],
  ['apps/web/src/features/farms/farm-row.ts', '@besc/domain/pools/pool'],
  ['apps/web/src/blocks/staking/stake-form.ts', '@besc/domain/pools/pool'],
  ['apps/indexer/src/api/list-read.ts', '@besc/domain/prediction/bet-sums'],
  ['packages/sdk/src/swap/read-pairs.ts', '@besc/contracts/abi/lottery'],
  ['packages/contracts/tools/write-vectors.ts', '@besc/domain/lottery/lottery-draw'],
];

const refused: readonly [string, string][] = [
  ...sideways,
  ...across,
  ['packages/domain/src/swap/pair.ts', 'viem'],
  ['packages/domain/src/swap/pair.ts', 'node:fs'],
  ['packages/wire/src/swap/documents.ts', 'viem'],
  ['packages/ui/src/button.tsx', '@besc/domain/shared/amount'],
  ['packages/sdk/src/swap/read-pairs.ts', '@besc/wire/settings/settings'],
  ['apps/web/src/features/swap/swap.screen.tsx', '../../app/pages'],
  ['apps/web/src/blocks/wallet/use-account.ts', '../../features/swap/swap.actions'],
  ['apps/web/src/app/slugs.ts', '../features/swap/swap.screen'],
  ['apps/web/src/app/pages.tsx', '../features/swap/swap.feature'],
  ['apps/web/src/blocks/wallet/wallet-list.tsx', '../transactions/view/recent-transactions'],
  ['apps/web/src/blocks/transactions/life/tell-change.ts', '../run/run-action'],
  ['packages/sdk/src/shared/nodes/endpoint.ts', '../reads/batch-reader'],
  ['apps/web/src/blocks/charts/price-chart.tsx', '../palette/palette-host'],
  ['apps/web/src/blocks/unknown/thing.ts', '../chain/chain-context'],
  ['apps/web/src/lib/debounce.ts', '@besc/domain/shared/amount'],
  ['apps/web/src/features/swap/swap.screen.tsx', '@besc/localnet/chain'],
  ['apps/web/csp/headers.mjs', 'viem'],
  ['apps/web/src/blocks/wallet/use-account.ts', './test/make-wallet'],
  ['apps/web/src/blocks/wallet/use-account.ts', './wallet-list.test'],
  ['packages/sdk/src/swap/read-pairs.ts', '@besc/domain/test/make-market'],
  ['somewhere/else.ts', 'viem'],
];

test.each(allowed)('%s may import %s', (file, specifier) => {
  expect(importViolation(file, specifier, world)).toBeUndefined();
});

test.each(refused)('%s may not import %s', (file, specifier) => {
  expect(importViolation(file, specifier, world)).toBeTypeOf('string');
});
