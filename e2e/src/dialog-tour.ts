import { expect, type Locator, type Page } from '@playwright/test';
import type { LayoutSweep } from './layout-sweep';

/** Amounts as they are typed to see whether they fit. */
export const typedAmounts = {
  long: '1234.789012345678901234',
  tiny: '0.000000000000000001',
  huge: `1${'234567890'.repeat(8)}123456`,
} as const;

/** Opens one dialog after the other, looks at it in each of its states and closes it. */
export class DialogTour {
  constructor(
    private readonly page: Page,
    private readonly look: (name: string) => Promise<void>,
    private readonly sweep: LayoutSweep,
  ) {}

  private get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  /** `within` brings the dialog into further states; each is looked at. */
  async open(
    name: string,
    opener: Locator,
    within: Readonly<Record<string, (dialog: Locator) => Promise<void>>> = {},
  ): Promise<void> {
    await this.sweep.visit(name, async () => {
      await opener.click();
      await expect(this.dialog).toBeVisible();
      await this.look(name);
      for (const [state, bring] of Object.entries(within)) {
        await this.sweep.visit(`${name}, ${state}`, async () => {
          await bring(this.dialog);
          await this.look(`${name}, ${state}`);
        });
      }
      // One of a dialog's parts may have the key first.
      await expect(async () => {
        await this.page.keyboard.press('Escape');
        await expect(this.page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
    });
  }
}

/** Types each of the amounts into the first field of a dialog. */
export const typed = Object.fromEntries(
  Object.entries(typedAmounts).map(([name, amount]) => [
    `a ${name} amount`,
    (dialog: Locator) => dialog.getByRole('textbox').first().fill(amount),
  ]),
);
/** All that there is. */
export const most = {
  'all of it': (dialog: Locator) => dialog.getByRole('button', { name: 'Max', exact: true }).click(),
};
