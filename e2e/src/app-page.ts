import type { TestStack } from '@besc/localnet/start-stack';
import { expect, type Locator, type Page } from '@playwright/test';
import { toldToasts } from './told-toasts';

/** What every screen has, as a person sees it: found by what it says, never by its markup. The page of a slug extends it. */
export class AppPage {
  constructor(
    readonly page: Page,
    protected readonly stack: Pick<TestStack, 'webUrl' | 'deployment'>,
  ) {}

  /** Opens an address of the page and waits for its heading. */
  protected async goto(path: string | URL, heading?: RegExp): Promise<void> {
    await this.page.goto(new URL(path, this.stack.webUrl).href);
    const shown = this.page.getByRole('heading', { level: 1, ...(heading && { name: heading }) });
    // A question that comes at once, such as of an unknown token, takes the heading away from who listens.
    await expect(shown.or(this.page.getByRole('dialog')).first()).toBeVisible();
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

  /** A button of the dialog on top, by its whole name. */
  dialogButton(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** Chooses a wallet by its name in the wallet dialog, which the button of the top bar opens: a page may have others. */
  async chooseWallet(name = 'Scripted Wallet'): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
    await this.dialog.getByRole('button', { name }).click();
  }

  /** Connects a wallet by its name. */
  async connect(name?: string): Promise<void> {
    await this.chooseWallet(name);
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

  /** Presses Enable until what it allows may be pressed. */
  async approve(allowed: Locator): Promise<void> {
    const enable = this.button(/^Enable( [^d]|$)/);
    // The allowances may still be on their way, and a button may turn to 'Enabling' while it is looked at.
    await expect(async () => {
      if ((await enable.count()) > 0) await enable.first().click({ timeout: 2_000 });
      await expect(allowed).toBeEnabled({ timeout: 5_000 });
    }).toPass();
  }

  /** Presses the dialog's last button, and waits until the dialog is gone: what was sent is in a block. */
  async confirm(button = 'Confirm'): Promise<void> {
    await this.dialogButton(button).click();
    await this.expectNoDialog();
  }

  /** Waits until a toast has told something, by its title and some of its words. */
  async expectToast(title: string, words = ''): Promise<void> {
    const isTold = () => toldToasts(this.page).some((toast) => toast.title === title && toast.text.includes(words));
    await expect.poll(isTold, { message: `a toast "${title}" with "${words}"` }).toBe(true);
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
