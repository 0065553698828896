import type { TestStack } from '@besc/localnet/start-stack';
import { expect, type Locator, type Page } from '@playwright/test';
import { AppPage } from '../app-page';
import type { ScriptedWallet } from '../scripted-wallet';

type Side = 'From' | 'To';

/** The swap screen. */
export class SwapPage extends AppPage {
  /** The wallet that `connect` finds in the page. */
  readonly wallet: ScriptedWallet;

  constructor(parts: { page: Page; stack: Pick<TestStack, 'webUrl' | 'deployment'>; wallet: ScriptedWallet }) {
    super(parts.page, parts.stack);
    this.wallet = parts.wallet;
  }

  /** Opens /swap with query values as a link would carry them; symbols are turned into addresses. */
  async open(query: Record<string, string> = {}): Promise<void> {
    const url = new URL('/swap', this.stack.webUrl);
    for (const [key, value] of Object.entries(query)) {
      url.searchParams.set(key, key.endsWith('Currency') ? this.currencyId(value) : value);
    }
    await this.goto(url, /^Swap/);
  }

  /** The address of a token by its symbol; anything else is passed through. */
  currencyId(symbol: string): string {
    return this.tokenAddress(symbol) ?? symbol;
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
    return this.main.getByRole('button', { name: /^Enable/ });
  }

  get swap(): Locator {
    return this.main.getByRole('button', { name: /^Swap( Anyway)?$/ });
  }

  get confirmSwap(): Locator {
    return this.dialogButton('Confirm Swap');
  }

  /** Chooses a token of the list by its symbol. */
  pick(side: Side, symbol: string): Promise<void> {
    return this.pickBy(this.picker(side), symbol);
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

  /** Swap, read the review, confirm, and wait for the end. */
  async swapAndConfirm(): Promise<void> {
    await this.swap.click();
    await expect(this.confirmSwap).toBeEnabled();
    await this.confirmSwap.click();
    await expect(this.dialog.getByText('Swap confirmed')).toBeVisible();
  }
}
