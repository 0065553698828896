import type { Address } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { nativeCoin } from '@besc/domain/shared/token';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, test } from 'vitest';
import { labFarms } from '../../test/farms/lab-farms';
import { FaultLab } from '../../test/fault-lab';
import { labScreens } from '../../test/lab-screens';
import { stakeInAllPools, stakeInNewPool } from '../../test/pools/lab-pools';
import { refuseEachRead, type ScreenRead } from '../../test/refuse-each-read';

let lab: FaultLab;
let pool: Address;

/** The account has liquidity, stakes that have earned in two farms, the vault, by hand and in a pool. */
beforeAll(async () => {
  lab = await FaultLab.start();
  const { chain } = lab;
  const [busdc, money] = [lab.token('BUSDC'), lab.token('MONEY')];
  const farms = labFarms(lab);
  await farms.addLiquidity(busdc, 200n * oneE18, nativeCoin(lab.settings.chain.id), 2200n * oneE18);
  await farms.addLiquidity(busdc, 100n * oneE18, money, 250n * oneE18);
  await farms.approve(lab.exchange.pair('WBESC', 'BUSDC').address, farms.master);
  await farms.approve(lab.exchange.pair('MONEY', 'BUSDC').address, farms.master);
  await farms.stake(1, oneE18);
  await farms.stake(3, oneE18);
  await stakeInAllPools(lab);
  pool = await stakeInNewPool(lab);
  await chain.mine();
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
const openAny = labScreens(() => lab);
const open = (address: string) => () => openAny(address);

const ofFarms = ['totalStaked', 'userInfo', 'pendingMoney', 'owedMoney'];
/** Farms are asked for before it is known how many there are. */
const beyondFarms = ({ name, args: [pid] }: Pick<ScreenRead, 'name' | 'args'>) =>
  ofFarms.includes(name) && Number(pid) > 3;

/** The place of a figure, by its label. */
const figures = (...labels: readonly string[]) =>
  labels.flatMap((label) => screen.queryAllByText(label).flatMap(({ parentElement }) => parentElement ?? []));
const named = (...names: readonly string[]) => {
  return ({ name }: ScreenRead) => !names.includes(name);
};

test('farms: no stake, no way out, no sum', async () => {
  await refuseEachRead({
    open: open('/farms?open=1,3'),
    exits: ['Emergency withdrawal', 'Emergency withdrawal', 'Unstake', 'Unstake', 'Harvest all'],
    sums: () => figures('Value locked', 'Staked'),
    isBeyond: beyondFarms,
    lost: ({ name, args: [pid] }) => (name === 'userInfo' && (pid === 1n || pid === 3n) ? ['Unstake'] : []),
    isQuiet: named(
      ...['poolLength', 'totalAllocPoint', 'moneyPerBlock', 'startBlock', 'endBlock'],
      ...['poolInfo', 'totalStaked', 'userInfo', 'pendingMoney', 'getReserves'],
    ),
  });
});

test('pools and the vault: no stake, no way out, no sum', async () => {
  await refuseEachRead({
    open: open(`/pools?open=auto,manual,${pool}`),
    exits: ['Unstake from', 'Unstake from', 'Unstake from', 'Emergency exit', 'Emergency exit', 'Harvest all'],
    sums: () => figures('Staked by you', 'To harvest'),
    lost: ({ name }) => (name === 'userInfo' ? ['Unstake from'] : []),
    isQuiet: named(
      ...[
        'totalShares',
        'calculateTotalPendingCakeRewards',
        'calculateHarvestCakeRewards',
        'performanceFee',
        'callFee',
      ],
      ...['withdrawFee', 'withdrawFeePeriod', 'isPulled', 'userInfo', 'pendingMoney', 'owedMoney', 'poolInfo'],
    ),
  });
});

test('liquidity: no position', async () => {
  await refuseEachRead({
    open: open('/liquidity'),
    exits: ['Details', 'Details'],
    lost: ({ name, target }) => {
      const isOwn = [lab.exchange.pair('WBESC', 'BUSDC'), lab.exchange.pair('MONEY', 'BUSDC')].some(
        ({ address }) => address.toLowerCase() === target.toLowerCase(),
      );
      return isOwn && ['balanceOf', 'getReserves', 'totalSupply'].includes(name) ? ['Details'] : [];
    },
    isQuiet: ({ name }) => !['totalSupply'].includes(name),
  });
});

test('front page: no sum', async () => {
  // One read of each kind: what each list makes of its own is looked at above.
  const kinds = new Set<string>();
  await refuseEachRead({
    open: open('/'),
    exits: ['Harvest all'],
    isBeyond: ({ name, args: [pid] }) => {
      const isBeyond = beyondFarms({ name, args: [pid] }) || kinds.has(name);
      kinds.add(name);
      return isBeyond;
    },
    sums: () => figures('Total', 'To harvest'),
    lost: () => [],
    isQuiet: () => true,
  });
});
