import type { Address } from '@besc/domain/shared/address';
import { type Fraction, toFixed } from '@besc/domain/shared/fraction';
import { useEffect, useState } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { lastVisits, type Visit, visitsAfter } from './last-visit';

/** The visit of this account before this one; notes this one as soon as its `total` (USD) is known. */
export function useLastVisit(account: Address, total: Fraction | undefined): Visit | undefined {
  const { id } = useChain().settings.chain;
  const [before] = useState(() => lastVisits.get()[id]?.find((visit) => visit.account === account));
  const usd = total && toFixed(total, 2);
  useEffect(() => {
    if (usd === undefined) return;
    const all = lastVisits.get();
    const visits = all[id] ?? [];
    const after = visitsAfter(visits, { account, seconds: Math.floor(Date.now() / 1000), usd });
    if (after !== visits) lastVisits.set({ ...all, [id]: after });
  }, [id, account, usd]);
  return before;
}
