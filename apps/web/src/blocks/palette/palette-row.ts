import type { Currency } from '@besc/domain/shared/token';
import type { LucideIcon } from 'lucide-react';

/** One line of the palette. `id` is stable over visits; the texts are in the language of the moment. */
export type PaletteRow =
  | {
      readonly kind: 'page';
      readonly id: string;
      readonly Icon: LucideIcon;
      readonly label: string;
      readonly note: string;
      readonly path: string;
    }
  | {
      readonly kind: 'action';
      readonly id: string;
      readonly Icon: LucideIcon;
      readonly label: string;
      /** Found only by searching, such as each of the languages. */
      readonly isQuiet?: boolean;
      readonly run: () => void;
    }
  | { readonly kind: 'token'; readonly id: string; readonly currency: Currency };

/** A page or an action with what else it may be searched by: its English name, its path. */
export type PaletteEntry = Exclude<PaletteRow, { kind: 'token' }> & { readonly words: string };

/** Lines under one head. */
export type PaletteSection = {
  readonly name: 'Recent' | 'Pages' | 'Tokens' | 'Actions';
  readonly rows: readonly PaletteRow[];
};
