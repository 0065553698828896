import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds against WCAG 2.2 AA in the open dialog, else on the page, which is out of reach meanwhile: one line a rule and
 * place. Colours on their way are looked at when they have arrived.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  // Through the debugger, which the page's own content security policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (values) => {
    // The end of one transition can be the beginning of the next, as where one dialog follows another.
    for (let looks = 0; looks < 20; looks++) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const onTheirWay = document.getAnimations().filter((one) => one instanceof CSSTransition);
      if (onTheirWay.length === 0) break;
      await Promise.allSettled(onTheirWay.map(({ finished }) => finished));
    }
    const dialogs = document.querySelectorAll(':is([role=dialog], [role=alertdialog]):not(.ui-toasts *)');
    const axe = Reflect.get(window, 'axe') as {
      run(context: Node, options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
    };
    const { violations } = await axe.run([...dialogs].at(-1) ?? document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, tags);
}
