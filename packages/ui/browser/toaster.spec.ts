import { expect, test } from './gallery-test';

test('TOAST-01 to TOAST-03 four kinds; the same title replaces the older toast', async ({ page, openStories }) => {
  await openStories('toaster');
  for (const kind of ['success', 'info', 'warning', 'danger']) {
    await page.getByRole('button', { name: `Toast ${kind}` }).click();
    await expect(page.locator(`[data-kind=${kind}]`)).toBeVisible();
  }
  await expect(page.locator('[data-kind]')).toHaveCount(4);
  await page.getByRole('button', { name: 'Toast info' }).click();
  await expect(page.locator('[data-kind]')).toHaveCount(4);
  await expect(page.locator('[data-kind] a')).toHaveCount(4);
});

test('TOAST-05, TOAST-06 toasts stand 24 px apart and fade for 250 ms', async ({ page, openStories }) => {
  await openStories('toaster');
  await page.getByRole('button', { name: 'Toast success' }).click();
  await page.getByRole('button', { name: 'Toast info' }).click();
  const toasts = page.locator('[data-kind]');
  await expect(toasts).toHaveCount(2);
  const [first, second] = await Promise.all([toasts.nth(0).boundingBox(), toasts.nth(1).boundingBox()]);
  if (!first || !second) throw new Error('a toast has no box');
  expect(Math.round(second.y - first.y - first.height)).toBe(24);
  const fade = await toasts.first().evaluate((element) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element);
    return { transitionProperty, transitionDuration };
  });
  expect(fade).toEqual({ transitionProperty: 'opacity', transitionDuration: '0.25s' });
});

test('TOAST-04 a toast lives 6000 ms, and longer while the pointer is on it', async ({ page, openStories }) => {
  await page.clock.install();
  await openStories('toaster');
  await page.getByRole('button', { name: 'Toast info' }).click();
  const toast = page.locator('[data-kind=info]');
  await page.clock.runFor(3000);
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.runFor(7000);
  await expect(toast).toBeHidden();
});
