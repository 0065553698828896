import { expect, type Locator } from '@playwright/test';
import { AppPage } from '../app-page';

/** The page of pools and vault; a pool is named by its key: its address, `auto` or `manual`. */
export class PoolsPage extends AppPage {
  /** Opens the list, with some pools opened to their parts. */
  async open(path: string, ...keys: readonly string[]): Promise<void> {
    const query = keys.length === 0 ? '' : `${path.includes('?') ? '&' : '?'}open=${keys.join()}`;
    await this.goto(`${path}${query}`, /MONEY Pools/);
    await expect(this.main.getByRole('status').filter({ hasText: /results?/ })).toBeVisible();
  }

  /** The rows of the table, an opened one with what it opens to, or the cards of a narrow page. */
  get rows(): Locator {
    return this.main.locator('tbody, ul[aria-label="Pools"] > li');
  }

  /** An opened pool by the address of its contract's link, or the head of its row. */
  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** Types an amount into the open dialog and confirms it; waits until the dialog is gone. */
  async confirmAmount(amount: string): Promise<void> {
    await this.dialog.getByRole('textbox').fill(amount);
    await this.dialog.getByRole('button', { name: /^(Confirm|Enable and stake)$/ }).click();
    await this.expectNoDialog();
  }
}
