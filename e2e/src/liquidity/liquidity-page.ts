import { expect, type Locator } from '@playwright/test';
import { AppPage } from '../app-page';

/** The liquidity screens. */
export class LiquidityPage extends AppPage {
  /** Opens a path; `{SYMBOL}` in it becomes the address of that token. */
  open(path: string): Promise<void> {
    return this.goto(this.path(path));
  }

  path(path: string): string {
    return path.replaceAll(/\{(\w+)\}/g, (_, symbol: string) => {
      const address = this.tokenAddress(symbol);
      if (address === undefined) throw new Error(`The deployment has no ${symbol}`);
      return address;
    });
  }

  amount(side: 'a' | 'b'): Locator {
    return this.page.locator(`input[name="amount-${side}"]`);
  }

  /** Picks a token in a slot by its symbol. */
  pick(slot: 'First token' | 'Second token', symbol: string): Promise<void> {
    return this.pickBy(this.page.getByRole('button', { name: new RegExp(`^${slot}: `) }), symbol);
  }

  /** Waits for the end in the dialog and closes it. */
  async finish(): Promise<void> {
    await expect(this.dialog.getByText('Transaction confirmed')).toBeVisible();
    await this.closeDialog();
  }
}
