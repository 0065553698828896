import { expect } from '@playwright/test';
import { LayoutSweep } from './src/layout-sweep';
import { PoolsPage } from './src/pools/pools-page';
import { test } from './src/stack-test';

// One that has stakes of all year.
test.use({ walletAccount: 14 });

test('farms, pools, their history and a block to come are right on phones and wide screens, in long words and from right to left', async ({
  page,
  stack,
  wallet: _,
}) => {
  const wide = new LayoutSweep(page, { widths: [1440, 768], height: 12_000 });
  const all = new LayoutSweep(page, { widths: [1440, 768, 390, 320], height: 12_000 });
  const pools = new PoolsPage(page, stack);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pools.open('/pools');
  await pools.connect();
  // As cards all pools are longer than any window, and the bar at the bottom would lie over some of them.
  const pages = { '/pools?open=auto': wide, '/pools/history': all, '/farms?open=1': all, '/farms/history': all };
  for (const [path, sweep] of Object.entries({ ...pages, '/block/99999999': all })) {
    await sweep.visit(path, async () => {
      await page.goto(new URL(path, stack.webUrl).href);
      await expect(pools.main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(pools.main.locator('[data-skeleton]')).toHaveCount(0);
      await sweep.look(path);
    });
  }
  expect([...wide.faults, ...all.faults]).toEqual([]);
});
