import { zeroAddress } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { nativeCoin } from '@besc/domain/shared/token';
import { makePoolRow, nothingStaked } from '../../../test/pools/make-pool-row';
import { testWrites } from '../../../test/test-writes';
import * as makers from './pools.actions';

const holding = { ...nothingStaked, staked: 9n * oneE18, earned: 7n, allowance: 0n };
const state = {
  totalShares: 50n * oneE18,
  assets: 60n * oneE18,
  pricePerShare: (12n * oneE18) / 10n,
  pending: 4n,
  owed: 0n,
  bounty: 3n,
  performanceFeeBps: 200n,
  callFeeBps: 25n,
  withdrawFeeBps: 10n,
  withdrawFeePeriodSeconds: 9n,
  isPulled: false,
  pausedUntil: 0,
};
const holder = {
  shares: 9n * oneE18,
  lastDepositedTime: 1n,
  worthAtLastAction: 8n,
  lastActionTime: 1n,
  allowance: 0n,
  balance: 5n * oneE18,
};
const staked = { currency: nativeCoin(2372), isReadable: true, priceE18: undefined };
const pool = makePoolRow({ holding });
const native = makePoolRow({ holding, staked, isNative: true });
const manual = makePoolRow({ holding, category: 'core' });
const vault = makePoolRow({ holding, category: 'auto', vault: { state, holder, farms: zeroAddress } });
const rows = [pool, native, manual];

testWrites(makers, {
  stakeStep: [...rows, vault].map((row) => makers.stakeStep(row, 5n * oneE18)),
  unstakeStep: [
    ...[...rows, vault].map((row) => makers.unstakeStep(row, 5n * oneE18)),
    makers.unstakeStep(vault, (108n * oneE18) / 10n),
  ],
  harvestStep: rows.map((row) => makers.harvestStep(row)),
  independentHarvestStep: rows.map((row) => makers.independentHarvestStep(row)),
  compoundAction: [makers.compoundAction(pool, 7n, 'exact')],
  harvestAllAction: [makers.harvestAllAction(rows)],
  emergencyAction: rows.map((row) => makers.emergencyAction(row)),
  bountyAction: [makers.bountyAction(vault)],
});
