import { expect, type Page } from '@playwright/test';
import { FarmsPage } from './src/farms/farms-page';
import { PoolsPage } from './src/pools/pools-page';
import { test } from './src/stack-test';

const list = (page: Page) => page.getByRole('main').getByRole('table');

test('with the index down farms and pools are read from the chain, and what is missing is said', async ({
  page,
  stack,
}) => {
  await page.route(new URL(stack.settings.index.url, stack.webUrl).href, (route) => route.abort());
  const farms = new FarmsPage(page, stack);
  await farms.open();
  await expect(list(page).getByText('MONEY-WBESC LP').first()).toBeVisible();
  await expect(list(page).locator('tbody').filter({ hasText: 'MONEY-WBESC LP' }).first()).toContainText(/\d%/);
  await expect(farms.main.getByText(/index isn’t responding/)).toBeVisible();
  const pools = new PoolsPage(page, stack);
  await pools.open('/pools');
  await expect(pools.row('Manual MONEY')).toContainText(/\d%/);
});

test('a slow chain shows that something is being read, and no zeros meanwhile', async ({ page, stack }) => {
  for (const path of ['/farms', '/pools']) {
    let letGo = () => {};
    const promise = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    for (const proxy of stack.proxies) proxy.inject({ kind: 'hold', until: promise, methods: ['eth_call'] });
    try {
      await page.goto(new URL(path, stack.webUrl).href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[data-skeleton]').first(), path).toBeVisible();
      expect(await page.getByRole('main').innerText(), path).not.toMatch(/\$0(\.0+)?\b|0\.00%|No results/);
    } finally {
      for (const proxy of stack.proxies) proxy.heal();
      letGo();
    }
    await expect(list(page).locator('tbody').filter({ hasText: 'MONEY' }).first(), path).toContainText(/\d%/);
  }
});
