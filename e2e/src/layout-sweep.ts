import type { Page } from '@playwright/test';
import { layoutFaults } from './layout-faults';

const usual = { widths: [1440, 768, 390, 360, 320], languages: ['de', 'ar', 'en'] };
/** High enough that nothing has to be scrolled into sight on most pages. */
const usualHeight = 14_000;

/**
 * Looks at states of one page over all widths and languages, without loading anything again: what is open stays open. It
 * collects what is wrong; a state that could not be reached is one of the faults, and the others are still looked at.
 */
export class LayoutSweep {
  readonly faults: string[] = [];

  private readonly over: { readonly widths: readonly number[]; readonly languages: readonly string[] };
  private readonly height: number;
  private readonly widest: number;

  /** Over everything, as far as it is not said otherwise; afterwards the page speaks English again. */
  constructor(
    private readonly page: Page,
    over: {
      readonly widths?: readonly number[];
      readonly languages?: readonly string[];
      readonly height?: number;
    } = {},
  ) {
    this.over = { ...usual, ...over };
    this.height = over.height ?? usualHeight;
    this.widest = Math.max(...this.over.widths);
  }

  /** Opens a state, or several in a row, in the widest of the widths. A test that has ended meanwhile says what was found so far. */
  async visit(name: string, run: () => Promise<void>): Promise<void> {
    try {
      await this.page.setViewportSize({ width: this.widest, height: this.height });
      await run();
    } catch (error) {
      this.faults.push(`${name} could not be opened: ${String(error).slice(0, 300)}`);
      if (this.page.isClosed()) throw new Error(this.faults.join('\n'));
    }
  }

  /** Looks at the page as it stands, up to a width. */
  async look(state: string, options: { widest?: number } = {}): Promise<void> {
    const { widest = this.widest } = options;
    for (const language of this.over.languages) {
      await this.speak(language);
      for (const width of this.over.widths.filter((each) => each <= widest)) {
        await this.page.setViewportSize({ width, height: this.height });
        await this.page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        const found = await layoutFaults(this.page, { touch: width === 390 });
        this.faults.push(...found.map((fault) => `${state}, ${language}, ${width} px: ${fault}`));
      }
    }
    // Everything is found by its English words.
    await this.speak('en');
    await this.page.setViewportSize({ width: widest, height: this.height });
  }

  /** Changes the language as another tab would. */
  private async speak(language: string): Promise<void> {
    await this.page.evaluate((chosen) => {
      const key = 'besc-preferences';
      const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: chosen });
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }, language);
    // One that never comes is a fault with a name, not a test without an end.
    await this.page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
  }
}
