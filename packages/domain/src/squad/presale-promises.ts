import type { Address } from '../shared/address';
import { addressOrder } from '../shared/address-order';

/**
 * Tickets of the presale by account: one for each bunny of the first generation that it held at the snapshot. Where that is more
 * than there are, everybody gets one before anybody gets a second, in the order of addresses.
 */
export function presalePromises(held: ReadonlyMap<Address, number>, most: number): ReadonlyMap<Address, number> {
  const accounts = [...held].filter(([, count]) => count > 0).sort(([one], [other]) => addressOrder(one, other));
  const promised = new Map<Address, number>();
  let left = most;
  for (let round = 1; left > 0; round += 1) {
    const waiting = accounts.filter(([, count]) => count >= round).slice(0, left);
    if (waiting.length === 0) break;
    for (const [account] of waiting) promised.set(account, round);
    left -= waiting.length;
  }
  return promised;
}
