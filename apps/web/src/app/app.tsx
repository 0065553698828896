import { blockSeconds } from '@besc/domain/shared/constants';
import type { Settings } from '@besc/wire/settings/settings';
import { useEffect, useState } from 'react';
import { WalletSession } from '../blocks/account/wallet-session';
import { startBlockPoll } from '../blocks/chain/block-poll';
import { forgetOtherChain } from '../blocks/transactions/records/forget-other-chain';
import { lazyPart } from '../lib/lazy-part';
import { AppFrame } from './app-frame';
import { makeAppParts } from './make-app-parts';
import { scrollToTop } from './scroll-to-top';

const AccountHoldings = lazyPart(
  'account-holdings',
  async () => (await import('../blocks/holdings/account-holdings')).AccountHoldings,
);

/** The whole app for one deployment. */
export function App(props: { readonly settings: Settings }) {
  const { settings } = props;
  const [parts] = useState(() => {
    forgetOtherChain(settings);
    return makeAppParts(settings);
  });
  const { chain, queryClient } = parts;
  useEffect(() => {
    return startBlockPoll({ queryClient, reader: chain.reader, intervalMs: blockSeconds * 1000 });
  }, [queryClient, chain]);
  useEffect(() => scrollToTop(), []);
  return (
    <AppFrame parts={parts}>
      <WalletSession holdings={AccountHoldings} />
    </AppFrame>
  );
}
