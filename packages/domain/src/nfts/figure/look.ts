import type { Cut } from './cuts';

/** The colours of one engraving, as `#rrggbb`. */
export interface Inks {
  /** What the lines are cut in. */
  readonly ink: string;
  readonly paper: string;
  /** The ground behind the portrait, and its lines. */
  readonly ground: string;
  readonly groundLine: string;
  /** Dress, and what shines: eyes, buttons, what is held. */
  readonly cloth: string;
  readonly accent: string;
}

/** How one portrait is drawn, whatever is drawn. */
export interface Look {
  readonly inks: Inks;
  /** Fur: its tone under the lines, its lighter parts, and how dark it is beyond its shade (0 to 1). */
  readonly fur: string;
  readonly furLight: string;
  readonly furTone: number;
  readonly iris: string;
  /** How the fur is cut. */
  readonly cut: Cut;
}
