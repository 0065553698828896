import type { Hex } from '@besc/domain/shared/hex';
import { parseWalletRequests, type WalletRequest } from '@besc/wire/transactions/wallet-request';
import { create } from 'zustand';
import { hasRequestsStore, requestsKey } from './has-requests-store';

/** How a request that had no hash has ended: it is a record now, or there is nothing to follow. */
export type RequestEnd =
  | { readonly kind: 'recorded'; readonly hash: Hex }
  | { readonly kind: 'partial' | 'not-sent' | 'lost' }
  /** The chain shows no trace of it, or somebody asked not to look any longer. */
  | { readonly kind: 'forgotten' };

type RequestState = {
  readonly requests: readonly WalletRequest[];
  /** Of this page only, by request id. */
  readonly ends: Readonly<Record<string, RequestEnd>>;
};

/** What was put before wallets and has no hash yet, of this browser. Change it with `updateRequests`. */
export const requestStore = create<RequestState>()(() => ({ requests: readRequests(), ends: {} }));

let isStored = true;
const maximumLength = 400_000;

/** Applies a change to what storage holds at this moment, so that two tabs do not undo each other, then keeps it. */
export function updateRequests(change: (requests: readonly WalletRequest[]) => readonly WalletRequest[]): void {
  const own = requestStore.getState().requests;
  const before = isStored ? readRequests(own) : own;
  const requests = change(before);
  try {
    localStorage.setItem(requestsKey, JSON.stringify(requests));
    isStored = true;
  } catch {
    isStored = false;
  }
  requestStore.setState({ requests });
  hasRequestsStore.setState({ hasRequests: requests.length > 0 });
}

/** Takes a request off the list, and keeps how it ended for whoever waits for it. */
export function endRequest(id: string, end: RequestEnd): void {
  updateRequests((requests) => requests.filter((request) => request.id !== id));
  requestStore.setState(({ ends }) => ({ ends: { ...ends, [id]: end } }));
}

/** Waits for the end of a request; answers how to stop waiting as well. */
export function requestEnd(id: string): { readonly ended: Promise<RequestEnd>; readonly stop: () => void } {
  let stop = () => {};
  const ended = new Promise<RequestEnd>((resolve) => {
    const look = () => {
      const end = requestStore.getState().ends[id];
      if (end !== undefined) resolve(end);
    };
    stop = requestStore.subscribe(look);
    look();
  });
  return { ended, stop };
}

function readRequests(otherwise: readonly WalletRequest[] = []): readonly WalletRequest[] {
  let text: string | null;
  try {
    text = localStorage.getItem(requestsKey);
  } catch {
    return otherwise;
  }
  if (text === null || text.length > maximumLength) return [];
  try {
    return parseWalletRequests(JSON.parse(text));
  } catch {
    return [];
  }
}
