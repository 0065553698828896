import type { Settings } from '@besc/wire/settings/settings';
import { useContext, useMemo } from 'react';
import { useChain } from '../chain/chain-context';
import { contentOfName } from './content-of-name';
import type { ListShelf } from './list-shelf';
import { ListShelfContext } from './list-shelf-context';

/** What token lists need of the world. */
export interface ListWorld {
  readonly settings: Settings;
  readonly shelf: ListShelf;
  /** The content address a name stands for; its errors are shown as they are. */
  readonly resolveName: (name: string) => Promise<string>;
}

/** The world of this page: its storage, and the chain's name service where it has one. */
export function useListWorld(): ListWorld {
  const chain = useChain();
  const shelf = useContext(ListShelfContext);
  return useMemo(() => ({ settings: chain.settings, shelf, resolveName: contentOfName(chain) }), [chain, shelf]);
}
