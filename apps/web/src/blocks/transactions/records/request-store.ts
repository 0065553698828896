import type { Hex } from '@besc/domain/shared/hex';
import { parseWalletRequests, type WalletRequest } from '@besc/wire/transactions/wallet-request';
import { create } from 'zustand';
import { keptRequests, requestsKey, storedRequests } from './kept-requests-store';
import { readTransactions } from './transaction-storage';

/** How a request that had no hash has ended: it is a record now, or there is nothing to follow. */
export type RequestEnd =
  | { readonly kind: 'recorded'; readonly hash: Hex }
  | { readonly kind: 'partial' | 'not-sent' | 'lost' }
  /** The chain shows no trace of it, or somebody asked not to look any longer. */
  | { readonly kind: 'forgotten' };

/** How requests of this page have ended, by their ids. */
export const requestEnds = create<Readonly<Record<string, RequestEnd>>>()(() => ({}));

/** What was put before wallets and has no hash yet, of this browser; what is no sound request is dropped. */
export function openRequests(text = keptRequests.getState().text): readonly WalletRequest[] {
  try {
    return parseWalletRequests(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Applies a change to what storage holds at this moment, so that two tabs do not undo each other, then keeps it. */
export function updateRequests(change: (requests: readonly WalletRequest[]) => readonly WalletRequest[]): void {
  const own = keptRequests.getState();
  const text = JSON.stringify(change(openRequests(own.isStored ? storedRequests(own.text) : own.text)));
  let isStored = true;
  try {
    localStorage.setItem(requestsKey, text);
  } catch {
    isStored = false;
  }
  keptRequests.setState({ text, isStored });
}

/** Takes a request off the list, and keeps how it ended for those who wait for it. */
export function endRequest(id: string, end: RequestEnd): void {
  requestEnds.setState({ [id]: end });
  updateRequests((requests) => requests.filter((request) => request.id !== id));
}

// Another tab may have ended what was asked for here: its tracker was faster, or somebody no longer looks for it.
keptRequests.subscribe(({ text }, { text: before }) => {
  const open = new Set(openRequests(text).map(({ id }) => id));
  for (const request of openRequests(before)) {
    if (open.has(request.id) || requestEnds.getState()[request.id] !== undefined) continue;
    requestEnds.setState({ [request.id]: endElsewhere(request) });
  }
});

/** What the records say of a request that is open no longer. */
function endElsewhere({ from, chainId, askedTime, callHash }: WalletRequest): RequestEnd {
  const last = Object.values(readTransactions()[chainId] ?? {})
    .filter((record) => record.from === from && record.addedTime === askedTime)
    .findLast((record) => callHash === undefined || record.callHash === callHash);
  return last === undefined ? { kind: 'forgotten' } : { kind: 'recorded', hash: last.hash };
}

/** Waits for the end of a request; answers how to stop waiting as well. */
export function requestEnd(id: string): { readonly ended: Promise<RequestEnd>; readonly stop: () => void } {
  let stop = () => {};
  const ended = new Promise<RequestEnd>((resolve) => {
    const look = () => {
      const end = requestEnds.getState()[id];
      if (end !== undefined) resolve(end);
    };
    stop = requestEnds.subscribe(look);
    look();
  });
  return { ended, stop };
}
