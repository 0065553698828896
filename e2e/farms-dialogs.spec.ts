import { expect } from '@playwright/test';
import { axeViolations } from './src/axe-violations';
import { DialogTour, most, typedAmounts } from './src/dialog-tour';
import { FarmChain, FarmsPage } from './src/farms-page';
import { LayoutSweep } from './src/layout-sweep';
import { test } from './src/stack-test';

test.use({ walletAccount: 9, actionTimeout: 15_000 });

test('every dialog of farms is right for who listens and on narrow phones', async ({ page, stack, wallet }) => {
  const chain = new FarmChain(stack, wallet.account);
  const lp = chain.lp('MONEY');
  await chain.addLiquidity('MONEY');
  await chain.stake(2n, lp, 3n * 10n ** 18n);
  await stack.chain.mine(10);
  const sweep = new LayoutSweep(page, { widths: [320], height: 12_000 });
  const look = async (name: string) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      sweep.faults.push(...(await axeViolations(page)).map((fault) => `${name}, ${colorScheme}: ${fault}`));
    }
    await sweep.look(name);
  };
  const tour = new DialogTour(page, look, sweep);
  const screen = new FarmsPage(page, stack);
  await screen.open('/farms?open=2');
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await screen.dialog.getByRole('button', { name: 'Scripted Wallet' }).click();
  await screen.expectNoDialog();
  const mine = screen.region('My stake');
  await tour.open('stake more', mine.getByRole('button', { name: /^Stake more/ }), most);
  await tour.open('unstake', mine.getByRole('button', { name: /^Unstake/ }), most);
  await tour.open('harvest', screen.region('To harvest').getByRole('button', { name: 'Harvest' }));
  await tour.open('emergency', mine.getByRole('button', { name: 'Emergency withdrawal' }));
  await tour.open('calculator', screen.button('ROI calculator').first(), {
    'a long amount': (dialog) => dialog.getByRole('textbox').first().fill(typedAmounts.long),
  });
  await screen.open('/farms?open=3');
  await tour.open('enter', mine.getByRole('button', { name: 'Add liquidity and stake' }), {
    'a long amount': (dialog) => dialog.getByRole('textbox').first().fill(typedAmounts.long),
  });
  expect(sweep.faults).toEqual([]);
});
