import type { Address } from '@besc/domain/shared/address';
import type { Item } from '@besc/domain/shared/item';
import type { BatchReader } from '@besc/sdk/shared/reads/batch-reader';
import type { Settings } from '@besc/wire/settings/settings';

/** What an account shows of itself: name, picture and team of its profile. */
export interface AccountFace {
  readonly username: string | undefined;
  readonly picture: Item | undefined;
  /** Where the picture is on our own server. */
  readonly pictureUrl: string | undefined;
  readonly teamId: number | undefined;
}

/** What finds the faces of accounts. Many that are asked for at once are one request. Rejects with FetchError. */
export type FindFace = (account: Address) => Promise<AccountFace>;

/** Whose picture an item is; undefined of one that is none. Rejects with ReadError. */
export type FindPictureOwner = (
  access: { readonly reader: BatchReader; readonly settings: Settings },
  item: Item,
) => Promise<Address | undefined>;

/** The faces that a feature offers. Its code is loaded when the first account is shown. */
export interface FaceOffer {
  /** The same settings give the same reader. */
  readonly load: () => Promise<(settings: Settings) => FindFace>;
  /** The contract that holds what is a picture, on a chain that has one. */
  readonly keeper: (settings: Settings) => Address | undefined;
}
