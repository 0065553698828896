import type { TestStack } from '@besc/localnet/start-stack';
import { expect, type Locator, type Page } from '@playwright/test';

/** What every screen has, as a person sees it: found by what it says, never by its markup. The page of a slug extends it. */
export class AppPage {
  constructor(
    readonly page: Page,
    protected readonly stack: Pick<TestStack, 'webUrl' | 'deployment'>,
  ) {}

  /** Opens an address of the page and waits for its heading. */
  protected async goto(path: string | URL, heading?: RegExp): Promise<void> {
    await this.page.goto(new URL(path, this.stack.webUrl).href);
    await expect(this.page.getByRole('heading', { level: 1, ...(heading && { name: heading }) })).toBeVisible();
  }

  /** The address of a token by its symbol, if the deployment has one. */
  protected tokenAddress(symbol: string): string | undefined {
    return this.stack.deployment.tokens.find((token) => token.symbol === symbol)?.address;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** A button of the page itself; a text is its whole name. */
  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** The dialog on top. */
  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  /** Connects a wallet by its name in the wallet dialog. */
  async connect(name = 'Scripted Wallet'): Promise<void> {
    await this.button('Connect Wallet').click();
    await this.dialog.getByRole('button', { name }).click();
    await this.expectNoDialog();
  }

  /** Chooses a token by its symbol in the dialog that `opener` opens. */
  protected async pickBy(opener: Locator, symbol: string): Promise<void> {
    await opener.click();
    await this.dialog.getByRole('combobox').fill(symbol);
    // A row of the whole list moves when the search takes effect; a press that began before would end beside it.
    const rows = this.dialog.getByRole('option');
    await expect(rows.filter({ hasNotText: symbol })).toHaveCount(0);
    await rows.filter({ hasText: symbol }).first().click();
    await this.expectNoDialog();
  }

  /** Closes the open dialog by its button. */
  async closeDialog(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).last().click();
    await this.expectNoDialog();
  }

  /** Waits until nothing covers the page. */
  async expectNoDialog(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }
}
