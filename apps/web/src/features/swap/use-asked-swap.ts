import type { WalletRequest } from '@besc/wire/transactions/wallet-request';
import { useEffect, useRef, useState } from 'react';
import { hasRequests, keptRequests } from '../../blocks/transactions/records/kept-requests-store';
import { useTransactions } from '../../blocks/transactions/records/use-transactions';
import { loadPart } from '../../lib/load-part';
import type { SwapFacts, SwapView } from './swap.view-model';

type Part = typeof import('./asked-swap');

/** What is known of a wallet that was asked for the very thing that the form would send. */
export type AskedSwap = { readonly kind: 'looking' } | NonNullable<ReturnType<Part['askedSwap']>>;

/**
 * Finds in a form what the wallet was asked for already without a known end: its dialog was closed, or the page
 * reloaded. `onSent`: it has become a transaction, with the form as it was; not told while `isFollowed`, since the follower
 * it empties the form.
 */
export function useAskedSwap(options: {
  readonly facts: SwapFacts;
  readonly view: SwapView;
  readonly isFollowed: boolean;
  readonly onSent: () => void;
}): (view: SwapView) => AskedSwap | undefined {
  const { facts, view, isFollowed, onSent } = options;
  const isAny = hasRequests({ text: keptRequests(({ text }) => text) });
  const records = useTransactions();
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!isAny || part !== undefined) return;
    void loadPart('asked-swap', () => import('./asked-swap')).then((loaded) => setPart(() => loaded), console.error);
  }, [isAny, part]);

  function find(of: SwapView): AskedSwap | undefined {
    if (!isAny) return undefined;
    return part ? part.askedSwap(facts, of) : { kind: 'looking' };
  }

  const found = find(view);
  const last = useRef<WalletRequest>(undefined);
  useEffect(() => {
    if (found?.kind === 'asked') last.current = found.request;
    if (found !== undefined || last.current === undefined || !part?.wasSent(last.current, records)) return;
    const isSame = part.isAskedFor(last.current, facts, view);
    last.current = undefined;
    if (isSame && !isFollowed) onSent();
  });
  return find;
}
