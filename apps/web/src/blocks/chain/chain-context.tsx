import { createContext, type ReactNode, useContext } from 'react';
import type { ChainAccess } from './chain-access';

const ChainContext = createContext<ChainAccess | undefined>(undefined);

/** Gives everything below it the one connection to the chain. */
export function ChainProvider(props: { readonly chain: ChainAccess; readonly children: ReactNode }) {
  return <ChainContext value={props.chain}>{props.children}</ChainContext>;
}

/** The chain of this deployment: settings, client and batched reader. They never change while the page lives. */
export function useChain(): ChainAccess {
  const chain = useContext(ChainContext);
  if (chain === undefined) throw new Error('Chain context is undefined');
  return chain;
}

/** As `useChain`, for what is also drawn where no chain is at hand. */
export function useChainIfAny(): ChainAccess | undefined {
  return useContext(ChainContext);
}
