import { expect, test } from './gallery-test';

test('the chart is read by arrow keys, and a table of its points stands behind it', async ({ page, openStories }) => {
  await openStories('line-chart');
  const chart = page.getByRole('slider', { name: 'Price of BESC in BUSDC over one year' }).last();
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', 'Dec 31, 2026: 0.1045');
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', 'Jan 1, 2026: 0.1000');
  await expect(page.getByText('Jan 1, 2026', { exact: true }).last()).toBeAttached();
  const table = page.getByRole('table', { name: 'Price of BESC in BUSDC' }).last();
  await expect(table.getByRole('row')).toHaveCount(49);
});

test('the pointer and a sliding finger move the crosshair', async ({ browser, page, openStories }) => {
  await openStories('line-chart');
  const chart = page.getByRole('slider').last();
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('canvas').first()).toBeVisible();
  const box = await chart.boundingBox();
  if (!box) throw new Error('the chart has no box');
  await page.mouse.move(box.x + 4, box.y + 80);
  await expect(chart).toHaveAttribute('aria-valuetext', /Jan \d+, 2026/);
  await page.mouse.move(box.x + 4, box.y - 60);
  await expect(chart).toHaveAttribute('aria-valuetext', 'Dec 31, 2026: 0.1045');

  const phone = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 } });
  await phone.goto(page.url());
  const touched = phone.getByRole('slider').last();
  await touched.scrollIntoViewIfNeeded();
  await expect(touched.locator('canvas').first()).toBeVisible();
  const place = await touched.boundingBox();
  if (!place) throw new Error('the chart has no box');
  await phone.touchscreen.tap(place.x + 4, place.y + 60);
  await expect(touched).toHaveAttribute('aria-valuetext', /Jan \d+, 2026/);
  await phone.close();
});

test('the chart takes the colours of the theme when it changes', async ({ page, openStories }) => {
  await openStories('line-chart');
  const chart = page.getByRole('slider').last();
  await expect(chart.locator('canvas').first()).toBeVisible();
  const before = await chart.screenshot();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expect.poll(async () => (await chart.screenshot()).equals(before)).toBe(false);
});
