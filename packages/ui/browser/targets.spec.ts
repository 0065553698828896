import { expect, test } from './gallery-test';

const stories =
  'button,icon-button,amount-field,switch,checkbox,segmented-control,tabs,tooltip,disclosure,notice,dialog,toaster';

test('what is pressed answers within 44 px, also where it is drawn smaller', async ({ page, openStories }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStories(stories);
  const tooSmall = await page.evaluate(() => {
    const selector = 'button, a[href], [role=switch], [role=checkbox], input[type=radio], [role=tab]';
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      element.scrollIntoView({ block: 'center' });
      const box = element.getBoundingClientRect();
      if (box.width === 0 || getComputedStyle(element).visibility === 'hidden') return [];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const misses = [-21, 21].filter((offset) => {
        const hit = document.elementFromPoint(x, y + offset);
        const label = hit?.closest('label');
        return !(hit && (element.contains(hit) || label?.control === element || label?.contains(element)));
      });
      return misses.length > 0 ? [`${element.textContent || element.ariaLabel} ${Math.round(box.height)}`] : [];
    });
  });
  expect(tooSmall).toEqual([]);
});

test('a tiny button keeps its word in one line where the line is full', async ({ page, openStories }) => {
  await openStories('amount-field');
  const box = await page.getByRole('button', { name: 'MAX', exact: true }).boundingBox();
  expect(box?.height).toBe(24);
});

test('a tooltip opens by touch and closes by a touch elsewhere', async ({ browser, page, openStories }) => {
  await openStories('tooltip');
  const phone = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await phone.goto(page.url());
  await phone.getByRole('button', { name: 'About price impact' }).tap();
  await expect(phone.getByRole('tooltip')).toBeVisible();
  const box = await phone.getByRole('tooltip').boundingBox();
  expect(box && box.x >= 12 && box.x + box.width <= 378).toBe(true);
  await phone.touchscreen.tap(200, 700);
  await expect(phone.getByRole('tooltip')).toBeHidden();
  await phone.close();
});

test('a segmented control moves by arrow keys; a closed disclosure hides its inside from the keyboard', async ({
  page,
  openStories,
}) => {
  await openStories('segmented-control,data-row,disclosure');
  await page.getByRole('radio', { name: '1M' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '1Y' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '0.5%' })).not.toBeChecked();
  const row = page.getByRole('button', { name: /1 BESC =/ });
  await expect(page.getByText('Minimum received')).toBeVisible();
  await row.click();
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Minimum received')).toBeHidden();
});
