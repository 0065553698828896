import type { Locator } from '@playwright/test';
import { AppPage } from '../app-page';

/** The page of farms. */
export class FarmsPage extends AppPage {
  open(path = '/farms'): Promise<void> {
    return this.goto(path, /Farms|Farmen|المزارع/);
  }

  region(name: string): Locator {
    return this.main.getByRole('region', { name });
  }

  get amount(): Locator {
    return this.dialog.locator('input[name="stake-amount"]');
  }
}
