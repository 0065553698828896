import { useMemo } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { useFeatures } from '../../blocks/feature/use-features';
import { type MenuGroup, menu } from './menu';

/** The menu of this deployment. */
export function useMenu(): readonly MenuGroup[] {
  const features = useFeatures();
  const { links } = useChain().settings;
  return useMemo(() => menu(features, links), [features, links]);
}
