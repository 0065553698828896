import type { Page } from '@playwright/test';

/** A toast as it is drawn: its title, and all of its words. */
export interface ToldToast {
  readonly title: string;
  readonly text: string;
}

const told = new WeakMap<Page, ToldToast[]>();

/** Keeps every toast that a page draws from now on, also over reloads: each is gone after some seconds. Call it before the first `goto`. */
export async function keepToasts(page: Page): Promise<void> {
  const kept: ToldToast[] = [];
  told.set(page, kept);
  await page.exposeBinding('keepToast', (_, toast: ToldToast) => kept.push(toast));
  await page.addInitScript(watchToasts);
}

/** The toasts of a page so far, oldest first; one that another of the same title replaced is among them when their words differ. */
export function toldToasts(page: Page): readonly ToldToast[] {
  const kept = told.get(page);
  if (kept === undefined) throw new Error('The toasts of this page are not kept');
  return kept;
}

/** Runs in the page. */
function watchToasts(): void {
  const seen = new WeakMap<Element, string>();
  const look = () => {
    for (const toast of document.querySelectorAll('.ui-toast')) {
      const text = toast.textContent ?? '';
      if (text === '' || seen.get(toast) === text) continue;
      seen.set(toast, text);
      const keep = Reflect.get(window, 'keepToast') as (toast: ToldToast) => unknown;
      keep({ title: toast.querySelector('p')?.textContent ?? '', text });
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}
