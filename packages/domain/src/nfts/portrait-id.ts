/** The collections whose art is ours. */
export type PortraitCollection = 'bunnies' | 'squad';

/** Which portrait: of the Bunnies by the kind, which all its tokens share, of the Squad by the token. */
export interface PortraitId {
  readonly collection: PortraitCollection;
  readonly id: number;
}
