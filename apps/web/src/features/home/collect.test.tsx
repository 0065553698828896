import { oneE18 } from '@besc/domain/shared/fixed-point';
import { nativeCoin } from '@besc/domain/shared/token';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { labFarms } from '../../../test/farms/lab-farms';
import { FaultLab } from '../../../test/fault-lab';
import { sendOnce } from '../../../test/fault-runs';
import { labScreens } from '../../../test/lab-screens';

let lab: FaultLab;

// The account has earned in two farms.
beforeAll(async () => {
  lab = await FaultLab.start();
  const farms = labFarms(lab);
  const [busdc, money] = [lab.token('BUSDC'), lab.token('MONEY')];
  await farms.addLiquidity(busdc, 200n * oneE18, nativeCoin(lab.settings.chain.id), 2200n * oneE18);
  await farms.addLiquidity(busdc, 100n * oneE18, money, 250n * oneE18);
  await farms.approve(lab.exchange.pair('WBESC', 'BUSDC').address, farms.master);
  await farms.approve(lab.exchange.pair('MONEY', 'BUSDC').address, farms.master);
  await farms.stake(1, oneE18);
  await farms.stake(3, oneE18);
  await lab.chain.mine(10);
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);

test('what went through before a no to the wallet is not harvested once more', async () => {
  const { wallet } = await open('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Harvest all (2)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Harvest' }));
  sendOnce(wallet, lab);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText('1 of 2 went through.')).toBeVisible();
  const sends = () => wallet.calls.filter(({ method }) => method === 'eth_sendTransaction');
  const before = sends().length;
  delete wallet.answers.eth_sendTransaction;
  await userEvent.click(await dialog.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sends().length - before).toBe(1);
  expect(sends().at(-1)?.params).toEqual(sends().at(before - 1)?.params);
});
