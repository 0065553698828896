import type { Address } from '@besc/domain/shared/address';
import { type Fraction, toFixed } from '@besc/domain/shared/fraction';
import { useEffect, useState } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { repeatWhileVisible } from '../../lib/repeat-while-visible';
import { lastVisits, seenSeconds, visitBefore, visitsAfter, type Worth } from './last-visit';

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** What this account had at the visit before this one; notes this one as soon as its `total` (USD) is known whole. */
export function useLastVisit(account: Address, total: Fraction | undefined): Worth | undefined {
  const { id } = useChain().settings.chain;
  const [before] = useState(() => visitBefore(lastVisits.get()[id] ?? [], { account, seconds: nowSeconds() }));
  const usd = total && toFixed(total, 2);
  useEffect(() => {
    if (usd === undefined) return;
    // Also while the total stays as it is: who looks at it is still there.
    const run = async () => {
      const all = lastVisits.get();
      const visits = all[id] ?? [];
      const after = visitsAfter(visits, { account, seconds: nowSeconds(), usd });
      if (after !== visits) lastVisits.set({ ...all, [id]: after });
    };
    return repeatWhileVisible({ run, intervalMs: seenSeconds * 1000 });
  }, [id, account, usd]);
  return before;
}
