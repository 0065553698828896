import { expect, test } from './gallery-test';

test('TOKEN-10, TOKEN-11 the narrow dialog keeps 320 to 420 px', async ({ page, openStories }) => {
  // 336 leaves 320 beside the scroll bar of a desktop.
  for (const viewport of [1440, 700, 390, 336]) {
    await page.setViewportSize({ width: viewport, height: 800 });
    await openStories('dialog');
    await page.getByRole('button', { name: 'Narrow' }).click();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.width, `at ${viewport}`).toBeGreaterThanOrEqual(320);
    expect(box?.width, `at ${viewport}`).toBeLessThanOrEqual(420);
    if (viewport >= 700) expect(box?.width).toBe(420);
  }
});

test('a dialog traps the focus, closes on Escape and returns the focus', async ({ page, openStories }) => {
  await openStories('dialog');
  const trigger = page.getByRole('button', { name: 'Regular' });
  await trigger.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm swap' });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    // At either end a guard element has the focus for a moment and hands it on.
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('opening a dialog moves nothing on the page', async ({ page, openStories }) => {
  await openStories('dialog,table');
  const table = page.getByRole('table');
  const before = await table.boundingBox();
  await page.getByRole('button', { name: 'Regular' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.locator('table').boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await table.boundingBox()).toEqual(before);
});

test('on a phone the dialog is a sheet at the lower edge', async ({ page, openStories }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStories('dialog');
  await page.getByRole('button', { name: 'Regular' }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(async () => (await dialog.boundingBox())?.y).toBeGreaterThan(300);
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox();
      return box ? Math.round(box.y + box.height) : 0;
    })
    .toBe(844);
});

test('a tooltip opens on hover, by touch and by keyboard, and keeps the focus on its trigger', async ({
  page,
  openStories,
}) => {
  await openStories('tooltip');
  const trigger = page.getByRole('button', { name: 'About price impact' });
  const text = page.getByRole('tooltip');
  await trigger.hover();
  await expect(text).toBeVisible();
  await page.mouse.move(800, 600);
  await expect(text).toBeHidden();
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeVisible();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
});

test('under reduced motion nothing moves', async ({ page, openStories }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStories('button,spinner,skeleton,dialog');
  await page.getByRole('button', { name: 'Regular' }).click();
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const style = getComputedStyle(element);
        return [...style.transitionDuration.split(','), ...style.animationDuration.split(',')].map(Number.parseFloat);
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.001);
});

test('on a screen of 320 by 256 px, a page at 400 %, a dialog scrolls whole', async ({ page, openStories }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openStories('dialog');
  await page.getByRole('button', { name: 'Regular' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // The sheet slides in; what is measured is where it comes to rest.
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const header = dialog.locator('header');
  const before = (await header.boundingBox())?.y ?? 0;
  await expect(dialog.evaluate((element) => element.scrollHeight > element.clientHeight)).resolves.toBe(true);
  await dialog.evaluate((element) => element.scrollTo(0, 60));
  expect((await header.boundingBox())?.y).toBe(before - 60);
  // Nothing inside keeps a scroll of its own.
  expect(
    await dialog.evaluate(
      (element) =>
        [...element.querySelectorAll('*')].filter(
          (inner) => inner.scrollHeight > inner.clientHeight + 1 && getComputedStyle(inner).overflowY === 'auto',
        ).length,
    ),
  ).toBe(0);
});
