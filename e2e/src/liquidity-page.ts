import type { TestStack } from '@besc/localnet/start-stack';
import { expect, type Locator, type Page } from '@playwright/test';

/** The liquidity screens as a person sees them: found by what they say, never by their markup. */
export class LiquidityPage {
  constructor(
    readonly page: Page,
    private readonly stack: TestStack,
  ) {}

  /** Opens a path; `{SYMBOL}` in it becomes the address of that token. */
  async open(path: string): Promise<void> {
    await this.page.goto(new URL(this.path(path), this.stack.webUrl).href);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  path(path: string): string {
    return path.replaceAll(/\{(\w+)\}/g, (_, symbol: string) => {
      const token = this.stack.deployment.tokens.find((candidate) => candidate.symbol === symbol);
      if (token === undefined) throw new Error(`The deployment has no ${symbol}`);
      return token.address;
    });
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  amount(side: 'a' | 'b'): Locator {
    return this.page.locator(`input[name="amount-${side}"]`);
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  async connect(): Promise<void> {
    await this.button('Connect Wallet').click();
    await this.dialog.getByRole('button', { name: 'Scripted Wallet' }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Presses Enable until Supply may be pressed. */
  async enableAll(): Promise<void> {
    const enable = this.button(/^Enable [^d]/);
    // The allowances may still be on their way, and a button may turn to 'Enabling' while it is looked at.
    await expect(async () => {
      if ((await enable.count()) > 0) await enable.first().click({ timeout: 2_000 });
      await expect(this.button('Supply')).toBeEnabled({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  }

  /** Picks a token in a slot by its symbol. */
  async pick(slot: 'First token' | 'Second token', symbol: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${slot}: `) }).click();
    await this.dialog.getByRole('combobox').fill(symbol);
    await this.dialog.getByRole('option').filter({ hasText: symbol }).first().click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Waits for the end in the dialog and closes it. */
  async finish(): Promise<void> {
    await expect(this.dialog.getByText('Transaction confirmed')).toBeVisible({ timeout: 30_000 });
    await this.dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }
}
