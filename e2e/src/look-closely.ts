import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations';
import type { LayoutSweep } from './layout-sweep';

export type Theme = 'dark' | 'light';

/** Looks at the page as it stands: by axe's rules in some themes, and by what is drawn over the widths and languages of `sweep`. */
export async function lookClosely(
  page: Page,
  { sweep, name, themes }: { readonly sweep: LayoutSweep; readonly name: string; readonly themes: readonly Theme[] },
): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    sweep.faults.push(...(await axeViolations(page)).map((fault) => `${name}, ${colorScheme}: ${fault}`));
  }
  await sweep.look(name);
}
