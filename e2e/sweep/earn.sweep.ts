import { expect, type Locator, type Page } from '@playwright/test';
import { AppPage } from '../src/app-page';
import { DialogTour, most, typed } from '../src/dialog-tour';
import { FarmsPage } from '../src/farms/farms-page';
import { LayoutSweep } from '../src/layout-sweep';
import { type LongStakes, makeLongStakes } from '../src/long-stakes';
import { lookClosely } from '../src/look-closely';
import { PoolsPage } from '../src/pools/pools-page';
import { test } from '../src/stack-test';

const calculator = {
  ...typed,
  'in tokens': async (dialog: Locator) => {
    await dialog.getByRole('button', { name: 'Edit in tokens' }).click();
    await dialog.getByRole('textbox').first().fill('1234.789012345678901234');
  },
  'what is to be earned': (dialog: Locator) => dialog.getByRole('textbox').nth(1).fill('1234567890.123456789012345678'),
};

/** Looks at every dialog in both themes. */
const dialogTour = (page: Page, sweep: LayoutSweep) =>
  new DialogTour(page, (name) => lookClosely(page, { sweep, name, themes: ['dark', 'light'] }), sweep);

test.describe('farms, pools and the front page with stakes of long, tiny and huge amounts', () => {
  // The one that `makeLongStakes` gives its stakes to.
  test.use({ walletAccount: 29 });
  test.slow();

  let stakes: LongStakes;
  test.beforeAll(async ({ stack }) => {
    stakes = await makeLongStakes(stack);
  });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('farms and their dialogs', async ({ page, stack, wallet: _ }) => {
    const sweep = new LayoutSweep(page, { height: 12_000 });
    const tour = dialogTour(page, sweep);
    const screen = new FarmsPage(page, stack);
    await screen.open(`/farms?open=${stakes.farm}`);
    await screen.connect();
    const mine = screen.region('My stake');
    await expect(mine.locator('[data-amount]').first()).toBeVisible();
    await sweep.visit('farms', () => sweep.look('farms'));
    await tour.open('stake more', mine.getByRole('button', { name: /^Stake more/ }), { ...typed, ...most });
    await tour.open('unstake', mine.getByRole('button', { name: /^Unstake/ }), { ...typed, ...most });
    await tour.open('harvest', screen.region('To harvest').getByRole('button', { name: 'Harvest' }));
    await tour.open('emergency', mine.getByRole('button', { name: 'Emergency withdrawal' }));
    await screen.open(`/farms?open=${stakes.open}`);
    await tour.open('stake', mine.getByRole('button', { name: 'Stake LP' }), { ...typed, ...most });
    await tour.open('calculator', screen.button('ROI calculator'), calculator);
    await screen.open('/farms?open=2');
    await tour.open('enter', mine.getByRole('button', { name: 'Add liquidity and stake' }), {
      ...typed,
      'then the stake': (dialog) => dialog.getByRole('button', { name: /^I have LP tokens/ }).click(),
    });
    await tour.open('harvest all', screen.button(/^Harvest all/));
    expect(sweep.faults).toEqual([]);
  });

  test('pools, vault and their dialogs', async ({ page, stack, wallet: _ }) => {
    const sweep = new LayoutSweep(page, { height: 12_000 });
    const tour = dialogTour(page, sweep);
    const screen = new PoolsPage(page, stack);
    await screen.open('/pools', stakes.long, stakes.huge, stakes.tiny, 'auto', 'manual');
    await screen.connect();
    const pool = screen.rows.filter({ hasText: 'Max. stake per user' });
    const [auto, manual] = [screen.row('Auto MONEY'), screen.row('Manual MONEY')];
    const huge = screen.row('UNITUNITUNIT');
    await expect(pool.getByRole('button', { name: /^Unstake from/ })).toBeVisible();
    // As cards all pools are longer than any window, and the bar at the bottom would lie over some of them.
    await screen.main.getByRole('switch', { name: 'Staked only' }).click();
    await sweep.visit('pools', () => sweep.look('pools'));
    const amounts = { ...typed, ...most };
    await tour.open('stake', pool.getByRole('button', { name: /^Stake more/ }), amounts);
    await tour.open('unstake', pool.getByRole('button', { name: /^Unstake from/ }), amounts);
    await tour.open('stake 2^96', huge.getByRole('button', { name: /^Stake more/ }), amounts);
    await tour.open('unstake 2^96', huge.getByRole('button', { name: /^Unstake from/ }), amounts);
    await tour.open('emergency exit with 2^96', huge.getByRole('button', { name: 'Emergency exit' }));
    await tour.open('harvest', pool.getByRole('button', { name: /^Harvest Earn / }));
    await tour.open('emergency exit', pool.getByRole('button', { name: 'Emergency exit' }));
    await tour.open('collect', manual.getByRole('button', { name: 'Collect' }));
    await tour.open('vault, stake', auto.getByRole('button', { name: /^Stake more/ }), amounts);
    await tour.open('vault, unstake', auto.getByRole('button', { name: /^Unstake from/ }), amounts);
    await tour.open('bounty', screen.button('Claim'));
    await tour.open('harvest all', screen.button('Harvest all'));
    await tour.open('calculator', manual.getByRole('button', { name: /^ROI calculator/ }).first(), calculator);
    await tour.open(
      'calculator of the vault',
      auto.getByRole('button', { name: /^ROI calculator/ }).first(),
      calculator,
    );
    expect(sweep.faults).toEqual([]);
  });

  test('the front page and all that can be harvested from it', async ({ page, stack, wallet: _ }) => {
    const sweep = new LayoutSweep(page);
    const tour = dialogTour(page, sweep);
    const screen = new AppPage(page, stack);
    await page.goto(stack.webUrl);
    await screen.connect();
    await expect(screen.button(/^Harvest all \(\d\)$/)).toBeVisible();
    await sweep.visit('home', () => sweep.look('home'));
    await tour.open('harvest all', screen.button(/^Harvest all \(\d\)$/));
    expect(sweep.faults).toEqual([]);
  });
});
