import { expect, test } from './gallery-test';

/** Every amount and symbol that is cut although nothing says so. */
const cutWithoutMark = () =>
  [...document.querySelectorAll<HTMLElement>('[data-amount], [data-amount] > *, [data-symbol]')].flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0) return [];
    const isCut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline';
    const frame = element.closest('section') ?? document.body;
    const isOutside = box.right > frame.getBoundingClientRect().right + 1;
    const hasMark = getComputedStyle(element).textOverflow === 'ellipsis';
    const title = element.closest('[title]')?.getAttribute('title');
    return isOutside || (isCut && !(hasMark && title)) ? [element.outerHTML.slice(0, 200)] : [];
  });

for (const width of [320, 360, 390, 1280]) {
  for (const dir of ['ltr', 'rtl'] as const) {
    test(`no amount and no symbol is cut without a mark at ${width} px, ${dir}`, async ({ page, openStories }) => {
      await page.setViewportSize({ width, height: 900 });
      await openStories('amount-field,number-text', { dir });
      expect(await page.evaluate(cutWithoutMark)).toEqual([]);
    });
  }
}

test('type shrinks, then the currency moves below, then the amount stands whole below its field', async ({
  page,
  openStories,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openStories('amount-field');
  const story = page.locator('#amount-field-Narrow');
  const fields = await story.getByRole('textbox').evaluateAll((inputs) =>
    inputs.map((input) => ({
      size: Number.parseFloat(getComputedStyle(input).fontSize),
      isStacked: input.parentElement?.hasAttribute('data-stacked') ?? false,
      isWhole: input.scrollWidth <= input.clientWidth,
    })),
  );
  const [short, middle, endless, longSymbol] = fields;
  expect(short).toMatchObject({ isWhole: true });
  expect(middle).toMatchObject({ isStacked: true, isWhole: true });
  expect(endless).toEqual({ size: 16, isStacked: true, isWhole: false });
  await expect(story.getByText('9'.repeat(79))).toBeVisible();
  expect(longSymbol).toMatchObject({ isStacked: true, isWhole: true });
});

test('a number grows back when its line does', async ({ page, openStories }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openStories('number-text');
  const line = page.locator('#number-text-Narrow p').nth(1);
  const size = () =>
    line.locator('[data-amount]').evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const narrow = await size();
  expect(narrow).toBeLessThan(28);
  await line.evaluate((element) => {
    if (element.parentElement) element.parentElement.style.maxWidth = '700px';
  });
  await expect.poll(size).toBe(28);
});
