import type { Locator } from '@playwright/test';
import { AppPage } from '../app-page';

/** The page of the prediction game. */
export class PredictionPage extends AppPage {
  open(path = '/prediction'): Promise<void> {
    return this.goto(path, /Prediction|Leaderboard|Vorhersage|التوقع|Bestenliste|الصدارة/);
  }

  /** The card of a round by its number. */
  card(epoch: number): Locator {
    return this.main.getByRole('article', { name: new RegExp(`#${epoch}$`) });
  }
}
