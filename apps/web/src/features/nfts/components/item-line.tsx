import type { ReactNode } from 'react';
import { ItemPicture } from '../../../blocks/pictures/item-picture';
import type { DialogItem } from '../nfts-overlay';

/** An item of a dialog: its picture small, its name, and at the end what is to be said of it. */
export function ItemLine({ item, children }: { readonly item: DialogItem; readonly children?: ReactNode }) {
  return (
    <li className="flex min-h-14 items-center gap-3 py-1">
      <span className="w-12 shrink-0">
        <ItemPicture of={item} name="" />
      </span>
      <span className="min-w-0 flex-1 truncate text-sm font-semibold" title={item.name}>
        <bdi>{item.name}</bdi>
      </span>
      <span className="min-w-0 text-end text-sm">{children}</span>
    </li>
  );
}
