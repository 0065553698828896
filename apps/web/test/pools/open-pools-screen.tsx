import { screen } from '@testing-library/react';
import { PoolsScreen } from '../../src/features/pools/pools.screen';
import type { FaultLab } from '../fault-lab';
import { openLabScreen } from '../open-lab-screen';

/** The page of pools on a lab's chain with a pool opened; answers how to stop it. */
export async function openPoolsScreen(lab: FaultLab, key: string): Promise<() => void> {
  const stop = openLabScreen(lab, `/pools?open=${key}`, { '/pools': PoolsScreen, '/block/$block': () => null });
  await screen.findByText(/results?$/);
  return stop;
}
