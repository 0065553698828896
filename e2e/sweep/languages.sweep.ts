import { expect } from '@playwright/test';
import { AppPage } from '../src/app-page';
import { LayoutSweep } from '../src/layout-sweep';
import { test } from '../src/stack-test';

// One that has stakes, tickets and rounds of all year.
test.use({ walletAccount: 14 });

test('every page of the menu in every language, on phones and wide screens', async ({ page, stack, wallet }) => {
  test.setTimeout(3_600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const screen = new AppPage(page, stack);
  const show = (path: string) => page.goto(new URL(path, stack.webUrl).href);
  await show('/swap');
  const offered = page.getByRole('combobox', { name: 'Language' }).locator('option');
  await expect(offered).toHaveCount(28);
  const languages = await offered.evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  // As cards all pools are longer than any window, and the bar at the bottom would lie over some of them.
  const wide = new LayoutSweep(page, { widths: [1440, 1024, 768], languages, height: 12_000 });
  const all = new LayoutSweep(page, { widths: [1440, 1024, 768, 390, 320], languages, height: 12_000 });
  await all.visit('without a wallet', () => all.look('without a wallet'));
  await screen.connect();
  await all.visit('wrong network', async () => {
    wallet.rejectNext('wallet_switchEthereumChain');
    await wallet.useChain(1);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Wrong network' })).toBeVisible();
    await all.look('wrong network');
  });
  await wallet.useChain(stack.settings.chain.id);
  // What a page's menu leads to is looked at in turn.
  const paths = new Set(['/', '/add', '/farms?open=1', '/pools?open=auto']);
  for (const path of paths) {
    const sweep = path.startsWith('/pools') ? wide : all;
    await sweep.visit(path, async () => {
      await show(path);
      await expect(screen.main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(screen.main.locator('[data-skeleton]')).toHaveCount(0);
      const links = await page
        .locator('header nav a:not([target]), header ~ nav a')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
      for (const link of links) if (link.startsWith('/')) paths.add(link);
      await sweep.look(path);
    });
  }
  await all.visit('settings', async () => {
    await show('/swap');
    await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
    await expect(screen.dialog).toBeVisible();
    await all.look('settings');
  });
  expect([...wide.faults, ...all.faults]).toEqual([]);
});
