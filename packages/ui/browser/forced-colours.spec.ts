import { expect, test } from './gallery-test';

const stories =
  'button,switch,checkbox,segmented-control,tabs,list-row,slider,notice,badge,common-bases,line-chart,settings-section';

for (const theme of ['light', 'dark'] as const) {
  test.describe(`forced colours over the ${theme} theme`, () => {
    test.beforeEach(async ({ page, openStories }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: theme });
      await openStories(stories, { theme });
    });

    test('a switch keeps its thumb, and on and off can be told apart', async ({ page }) => {
      const switches = await page.getByRole('switch').evaluateAll((all) =>
        all.map((element) => ({
          isOn: element.ariaChecked === 'true',
          ground: getComputedStyle(element).backgroundColor,
          edge: getComputedStyle(element).borderTopColor,
          thumb: element.firstElementChild ? getComputedStyle(element.firstElementChild).backgroundColor : '',
        })),
      );
      const grounds = (isOn: boolean) =>
        new Set(switches.filter((each) => each.isOn === isOn).map((each) => each.ground));
      expect(switches.length).toBeGreaterThan(1);
      for (const { ground, edge, thumb } of switches) {
        expect(thumb).not.toBe(ground);
        expect(edge === ground ? thumb : edge).not.toBe(ground);
      }
      expect([...grounds(true)].filter((ground) => grounds(false).has(ground))).toEqual([]);
    });

    test('what is chosen can be told: of a row, a tab, a pressed button, a tick', async ({ page }) => {
      const look = (selector: string) =>
        page.locator(selector).evaluateAll((all) => [
          ...new Set(
            all.map((element) => {
              const { backgroundColor, color, borderTopColor } = getComputedStyle(element);
              return `${backgroundColor} ${color} ${borderTopColor}`;
            }),
          ),
        ]);
      for (const [chosen, others] of [
        ['label:has(> input[type=radio]:checked)', 'label:has(> input[type=radio]:not(:checked, :disabled))'],
        ['[aria-pressed=true]', '[aria-pressed=false]'],
        // Not the hidden ones of switches.
        ['label input[type=checkbox]:checked', 'label input[type=checkbox]:not(:checked)'],
      ] as const) {
        const [on, off] = [await look(chosen), await look(others)];
        expect(on.length, chosen).toBeGreaterThan(0);
        expect(off.length, others).toBeGreaterThan(0);
        expect(on.filter((each) => off.includes(each))).toEqual([]);
      }
      const indicator = page.locator('.ui-tab-indicator').first();
      const [line, ground] = await indicator.evaluate((element) => [
        getComputedStyle(element).backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ]);
      expect(line).not.toBe(ground);
    });

    test('no text has the colour of its ground', async ({ page }) => {
      const lost = await page.evaluate(() => {
        const groundOf = (element: Element | null): string => {
          if (!element) return '';
          const { backgroundColor } = getComputedStyle(element);
          return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
        };
        const found: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement;
          if (!element?.checkVisibility() || node.textContent?.trim() === '') continue;
          if (getComputedStyle(element).color === groundOf(element)) found.push(node.textContent ?? '');
        }
        return found;
      });
      expect(lost).toEqual([]);
    });
  });
}
