import { emptyMintState, type MintAction, type MintState, mintState } from '@besc/domain/liquidity/mint-state';
import { create } from 'zustand';

/** What is typed on the add screen: kept while currencies are picked, which changes the address. */
export const mintStore = create<{ readonly state: MintState }>()(() => ({ state: emptyMintState }));

/** Changes the form. */
export function changeMint(action: MintAction): void {
  mintStore.setState(({ state }) => ({ state: mintState(state, action) }));
}
