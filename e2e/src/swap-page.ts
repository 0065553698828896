import type { TestStack } from '@besc/localnet/start-stack';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ScriptedWallet } from './scripted-wallet';

type Side = 'From' | 'To';

/** The swap screen as a person sees it: found by what it says, never by its markup. */
export class SwapPage {
  readonly page: Page;
  private readonly stack: Pick<TestStack, 'webUrl' | 'deployment'>;
  /** The wallet that `connect` finds in the page. */
  readonly wallet: ScriptedWallet;

  constructor(parts: { page: Page; stack: Pick<TestStack, 'webUrl' | 'deployment'>; wallet: ScriptedWallet }) {
    this.page = parts.page;
    this.stack = parts.stack;
    this.wallet = parts.wallet;
  }

  /** Opens /swap with query values as a link would carry them; symbols are turned into addresses. */
  async open(query: Record<string, string> = {}): Promise<void> {
    const url = new URL('/swap', this.stack.webUrl);
    for (const [key, value] of Object.entries(query)) {
      url.searchParams.set(key, key.endsWith('Currency') ? this.currencyId(value) : value);
    }
    await this.page.goto(url.href);
    await expect(this.page.getByRole('heading', { name: /^Swap/, level: 1 })).toBeVisible();
  }

  /** The address of a token by its symbol; anything else is passed through. */
  currencyId(symbol: string): string {
    return this.stack.deployment.tokens.find((token) => token.symbol === symbol)?.address ?? symbol;
  }

  amount(side: Side): Locator {
    return this.page.locator(`input[name="amount-${side === 'From' ? 'input' : 'output'}"]`);
  }

  picker(side: Side): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${side}: ?`) });
  }

  /** The row of the trade's details with this label. */
  detail(label: string, within: Locator | Page = this.page): Locator {
    return within.locator('dl > div').filter({ hasText: label });
  }

  get enable(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^Enable/ });
  }

  get swap(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^Swap( Anyway)?$/ });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  get confirm(): Locator {
    return this.dialog.getByRole('button', { name: 'Confirm Swap' });
  }

  /** Connects a wallet by its name in the wallet dialog. */
  async connect(name = 'Scripted Wallet'): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click();
    await this.dialog.getByRole('button', { name }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Chooses a token of the list by its symbol. */
  async pick(side: Side, symbol: string): Promise<void> {
    await this.picker(side).click();
    await this.dialog.getByRole('combobox').fill(symbol);
    await this.dialog.getByRole('option').filter({ hasText: symbol }).first().click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Takes over a token that no list knows: the tick, then Import. */
  async importToken(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Import Tokens' });
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'I understand' }).click();
    await dialog.getByRole('button', { name: 'Import' }).click();
    await expect(dialog).toHaveCount(0);
  }

  /** Passes the notice of a flagged token: the tick, then Continue. */
  async acceptWarning(symbol: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: `Notice for trading ${symbol}` });
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'I understand' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toHaveCount(0);
  }

  /** Enable, and wait until the swap button may be pressed. */
  async approve(): Promise<void> {
    await this.enable.click();
    await expect(this.swap).toBeEnabled({ timeout: 30_000 });
  }

  /** Swap, read the review, confirm, and wait for the end. */
  async swapAndConfirm(): Promise<void> {
    await this.swap.click();
    await expect(this.confirm).toBeEnabled();
    await this.confirm.click();
    await expect(this.dialog.getByText('Swap confirmed')).toBeVisible({ timeout: 30_000 });
  }

  /** Closes the open dialog by its button. */
  async closeDialog(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }
}
