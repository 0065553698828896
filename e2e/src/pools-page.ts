import type { TestStack } from '@besc/localnet/start-stack';
import { expect, type Locator, type Page } from '@playwright/test';
import { AppPage } from './app-page';

/** The page of pools and vault; a pool is named by its key: its address, `auto` or `manual`. */
export class PoolsPage extends AppPage {
  constructor(page: Page, stack: Pick<TestStack, 'webUrl' | 'deployment'>) {
    super(page, stack);
  }

  /** Opens the list, with some pools opened to their parts. */
  async open(path: string, ...keys: readonly string[]): Promise<void> {
    const query = keys.length === 0 ? '' : `${path.includes('?') ? '&' : '?'}open=${keys.join()}`;
    await this.goto(`${path}${query}`, /MONEY Pools/);
    await expect(this.main.getByRole('status').filter({ hasText: /results?/ })).toBeVisible();
  }

  /** By the button of the top bar: each open row has one of its own. */
  override async connect(name = 'Scripted Wallet'): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
    await this.dialog.getByRole('button', { name }).click();
    await this.expectNoDialog();
  }

  /** The rows of the table, an opened one with what it opens to. */
  get rows(): Locator {
    return this.main.locator('tbody');
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

  async confirm(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await this.expectNoDialog();
  }

  /** Waits for a toast by its title and its words. */
  async expectToast(title: string, words: string): Promise<void> {
    await expect(this.page.getByText(title, { exact: true }).first()).toBeVisible();
    await expect(this.page.getByText(words).first()).toBeVisible();
  }
}
