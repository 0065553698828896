import { useMemo } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { features } from '../features';
import { type MenuGroup, menu } from './menu';

/** The menu of this deployment. */
export function useMenu(): readonly MenuGroup[] {
  const { links } = useChain().settings;
  return useMemo(() => menu(features, links), [links]);
}
