import { expect } from '@playwright/test';
import { DialogTour, most, typedAmounts } from './src/dialog-tour';
import { FarmChain } from './src/farms/farm-chain';
import { FarmsPage } from './src/farms/farms-page';
import { LayoutSweep } from './src/layout-sweep';
import { lookClosely } from './src/look-closely';
import { test } from './src/stack-test';

test('every dialog of farms is right for who listens and on narrow phones', async ({ page, stack, wallet }) => {
  const chain = new FarmChain(stack, wallet.account);
  const lp = chain.lp('MONEY');
  await chain.addLiquidity('MONEY');
  await chain.stake(2n, lp, 3n * 10n ** 18n);
  await stack.chain.mine(10);
  const sweep = new LayoutSweep(page, { widths: [320], languages: ['de', 'ar'], height: 2_000 });
  // In one theme each, since every run looks at them; the sweep looks in both.
  const look = (name: string) => lookClosely(page, { sweep, name, themes: ['light'] });
  const tour = new DialogTour(page, look, sweep);
  const screen = new FarmsPage(page, stack);
  await screen.open('/farms?open=2');
  await screen.connect();
  // Behind a dialog each row costs time in every language.
  const isMine = screen.main.getByRole('switch', { name: 'Staked only' });
  await isMine.click();
  const mine = screen.region('My stake');
  await tour.open('stake more', mine.getByRole('button', { name: /^Stake more/ }), most);
  await tour.open('unstake', mine.getByRole('button', { name: /^Unstake/ }), most);
  await tour.open('harvest', screen.region('To harvest').getByRole('button', { name: 'Harvest' }));
  await tour.open('emergency', mine.getByRole('button', { name: 'Emergency withdrawal' }));
  await tour.open('calculator', screen.button('ROI calculator').first(), {
    'a long amount': (dialog) => dialog.getByRole('textbox').first().fill(typedAmounts.long),
  });
  await isMine.click();
  await screen.open('/farms?open=3');
  await tour.open('enter', mine.getByRole('button', { name: 'Add liquidity and stake' }), {
    'a long amount': (dialog) => dialog.getByRole('textbox').first().fill(typedAmounts.long),
  });
  expect(sweep.faults).toEqual([]);
});
