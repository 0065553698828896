import type { Address } from '@besc/domain/shared/address';
import type { Item } from '@besc/domain/shared/item';
import { overlay } from '../../blocks/overlay/overlay';

/** An item as a dialog is told of it; what it costs or where it lies the dialog asks the chain. */
export interface DialogItem extends Item {
  readonly name: string;
}

/** One to be bought, with the price that the listing said. */
export interface WantedItem extends DialogItem {
  readonly price: bigint;
}

/** What can be done in a dialog of the market. */
export type NftDialogDetail =
  | { readonly kind: 'none' }
  | { readonly kind: 'buy'; readonly items: readonly WantedItem[] }
  | { readonly kind: 'sell' | 'adjust' | 'remove'; readonly items: readonly DialogItem[] }
  | { readonly kind: 'transfer'; readonly item: DialogItem }
  | { readonly kind: 'collect'; readonly account: Address };

/** The one dialog of the market. */
export const nftOverlay = overlay<NftDialogDetail>('nfts', { kind: 'none' });
