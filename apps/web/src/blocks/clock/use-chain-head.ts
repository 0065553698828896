import type { ChainHead } from '@besc/domain/shared/time-left';
import { useSyncExternalStore } from 'react';
import { useChain } from '../chain/chain-context';

/** The newest block and its time: the chain's clock, never the computer's. Undefined before an answer has told both. */
export function useChainHead(): ChainHead | undefined {
  const { blocks } = useChain().reader;
  const block = useSyncExternalStore(blocks.subscribe, blocks.current);
  const seconds = useSyncExternalStore(blocks.subscribe, blocks.timestamp);
  return block === undefined || seconds === undefined ? undefined : { block, seconds };
}
