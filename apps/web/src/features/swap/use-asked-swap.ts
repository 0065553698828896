import type { WalletRequest } from '@besc/wire/transactions/wallet-request';
import { useEffect, useRef, useState } from 'react';
import { hasRequests, keptRequests } from '../../blocks/transactions/kept-requests-store';
import { useTransactions } from '../../blocks/transactions/use-transactions';
import { loadPart } from '../../lib/load-part';
import type { SwapWish } from './asked-swap';
import type { SwapFacts, SwapView } from './swap.view-model';

type Part = typeof import('./asked-swap');

/** What is known of a wallet that was asked for the very thing that the form would send. */
export type AskedSwap = { readonly kind: 'looking' } | { readonly kind: 'asked'; readonly request: WalletRequest };

/**
 * Finds in a form what the wallet was asked for already and nobody knows the fate of: its dialog was closed, or the page
 * reloaded. `onSent`: it has become a transaction, with the form as it was; not told while `isFollowed`, since whoever follows
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
    void loadPart('asked-swap', () => import('./asked-swap')).then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => console.error('What the wallet was asked for could not be looked up.', error),
    );
  }, [isAny, part]);

  function find(of: SwapView): AskedSwap | undefined {
    const wish = wishOf(facts, of);
    if (!isAny || wish === undefined) return undefined;
    if (part === undefined) return { kind: 'looking' };
    const request = part.askedSwap({ account: facts.account, chainId: facts.wbesc.chainId, wish });
    return request && { kind: 'asked', request };
  }

  const found = find(view);
  const last = useRef<WalletRequest>(undefined);
  useEffect(() => {
    if (found?.kind === 'asked') last.current = found.request;
    if (found !== undefined || last.current === undefined || !part?.wasSent(last.current, records)) return;
    const wish = wishOf(facts, view);
    const isSame = wish !== undefined && part.isAskedBy(last.current.summary, wish);
    last.current = undefined;
    if (isSame && !isFollowed) onSent();
  });
  return find;
}

function wishOf({ wbesc }: SwapFacts, { wrapKind, amount, quote }: SwapView): SwapWish | undefined {
  if (wrapKind === 'none') return quote && { kind: 'swap', quote };
  return amount === undefined ? undefined : { kind: 'wrap', wish: { kind: wrapKind, wbesc, amount } };
}
