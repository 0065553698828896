import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from './gallery-test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const places = [
  { width: 1440, theme: 'light', dir: 'ltr' },
  { width: 1440, theme: 'dark', dir: 'rtl' },
  { width: 360, theme: 'light', dir: 'rtl' },
  { width: 360, theme: 'dark', dir: 'ltr' },
] as const;

for (const { width, theme, dir } of places) {
  test(`every story at ${width} px, ${theme}, ${dir}: no report of the policy, no overflow, no axe finding`, async ({
    page,
    openStories,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStories('', { theme, dir });
    await expect(page.locator('canvas').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    // Evaluated by the debugger, not by the page, so that the policy does not refuse the checker itself.
    await page.evaluate(axe);
    const findings = await page.evaluate(async () => {
      const checker = Reflect.get(window, 'axe');
      const result = await checker.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
        resultTypes: ['violations'],
      });
      return result.violations.flatMap((violation: { id: string; nodes: { html: string; failureSummary: string }[] }) =>
        violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
      );
    });
    expect(findings).toEqual([]);
  });
}
