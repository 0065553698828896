import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction } from '@besc/domain/shared/fraction';
import { nativeCoin } from '@besc/domain/shared/token';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { labFarms } from '../../../test/farms/lab-farms';
import { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { labToken } from '../../../test/lab-token';
import { countsWhileRefused, refuseReads } from '../../../test/refuse-reads';
import { formatUsd } from '../../blocks/prices/format-usd';
import { readUsdPrices } from '../../blocks/prices/read-usd-prices';
import { farmOverlay } from './farm-overlay';

let lab: FaultLab;
beforeAll(async () => {
  lab = await FaultLab.start();
  const farms = labFarms(lab);
  const lp = lab.exchange.pair('WBESC', 'BUSDC').address;
  await farms.addLiquidity(lab.token('BUSDC'), 200n * oneE18, nativeCoin(lab.settings.chain.id), 2200n * oneE18);
  await farms.approve(lp, farms.master);
  await farms.stake(1, 100n * oneE18);
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);

test('a dialog of a farm stays the same while its owner adds one', async () => {
  const farms = labFarms(lab);
  const token = await labToken(lab, 'NEW', 1000n * oneE18);
  await farms.addLiquidity(token, 10n * oneE18);
  await open('/farms');
  const rows = () => screen.getAllByText(/LP( #\d+)?$/, { selector: 'tbody bdi' });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const shown = rows().length;
  farmOverlay.open({ kind: 'unstake', pid: 1 });
  const dialog = await screen.findByRole('dialog');
  await farms.addFarm(farms.pairOf(token.address));
  // What farms there are is looked at more rarely than with each block.
  await lab.chain.mine(100);
  await waitFor(() => expect(rows()).toHaveLength(shown + 1));
  expect(screen.getByRole('dialog')).toBe(dialog);
});

test('another account in the wallet closes what was to be harvested, and it does not come back for that one', async () => {
  const { wallet } = await open('/farms');
  await screen.findByRole('region', { name: 'My position' });
  act(() => farmOverlay.open({ kind: 'harvest-all' }));
  await screen.findByRole('dialog', { name: 'Harvest' });
  act(() => wallet.choose(lab.stranger));
  await waitFor(() => expect(farmOverlay.isOpen()).toBe(false));
});

test('while the token of a new farm cannot be read the others stand, with each try', async () => {
  const farms = labFarms(lab);
  const token = await labToken(lab, 'NEW', 1000n * oneE18);
  await farms.addLiquidity(token, 10n * oneE18);
  await open('/farms');
  const rows = () => screen.queryAllByText(/LP( #\d+)?$/, { selector: 'tbody bdi' }).length;
  await waitFor(() => expect(rows()).toBeGreaterThan(0));
  const refused = refuseReads(token.address);
  await farms.addFarm(farms.pairOf(token.address));
  await lab.chain.mine(100);
  await waitFor(() => expect(refused()).toBeGreaterThan(1));
  await waitFor(() => expect(rows()).toBeGreaterThan(0));
  expect(await countsWhileRefused(refused, rows)).not.toContain(0);
});

test('a token costs in farms what it costs everywhere, also where its farm is of another pair than the one that prices it', async () => {
  const farms = labFarms(lab);
  const token = await labToken(lab, 'NEW', 1000n * oneE18);
  const stable = lab.token('BUSDC');
  await farms.addLiquidity(token, 10n * oneE18, stable, 10n * oneE18);
  await farms.addLiquidity(token, 10n * oneE18, nativeCoin(lab.settings.chain.id), 4000n * oneE18);
  const lp = farms.pairOf(token.address, stable.address);
  const pid = await farms.addFarm(lp);
  await farms.approve(lp, farms.master);
  await farms.stake(pid, oneE18);
  const prices = await readUsdPrices({ settings: lab.settings, reader: lab.reader() }, [token, stable]);
  const [price = 0n, stablePrice = 0n] = [prices.get(token.address), prices.get(stable.address)];
  // A tenth of what lies there, and not the two dollars of its own pair.
  expect(price).toBeGreaterThan(2n * stablePrice);
  await open('/farms');
  const row = (await screen.findByText('NEW-BUSDC LP', { selector: 'tbody bdi' })).closest('tr');
  await waitFor(() => expect(row).toHaveTextContent(formatUsd(fraction(price + stablePrice, oneE18), 'en')));
});
