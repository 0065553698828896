import type { Hex } from '@besc/domain/shared/hex';
import { parseWalletRequests, type WalletRequest } from '@besc/wire/transactions/wallet-request';
import { create } from 'zustand';
import { keptRequests, requestsKey, storedRequests } from './kept-requests-store';

/** How a request that had no hash has ended: it is a record now, or there is nothing to follow. */
export type RequestEnd =
  | { readonly kind: 'recorded'; readonly hash: Hex }
  | { readonly kind: 'partial' | 'not-sent' | 'lost' }
  /** The chain shows no trace of it, or somebody asked not to look any longer. */
  | { readonly kind: 'forgotten' };

/** How requests of this page have ended, by their ids. */
export const requestEnds = create<Readonly<Record<string, RequestEnd>>>()(() => ({}));

let isStored = true;
const maximumLength = 400_000;

/** What was put before wallets and has no hash yet, of this browser; what is no sound request is dropped. */
export function openRequests(text = keptRequests.getState().text): readonly WalletRequest[] {
  if (text.length > maximumLength) return [];
  try {
    return parseWalletRequests(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Applies a change to what storage holds at this moment, so that two tabs do not undo each other, then keeps it. */
export function updateRequests(change: (requests: readonly WalletRequest[]) => readonly WalletRequest[]): void {
  const own = keptRequests.getState().text;
  const text = JSON.stringify(change(openRequests(isStored ? storedRequests(own) : own)));
  try {
    localStorage.setItem(requestsKey, text);
    isStored = true;
  } catch {
    isStored = false;
  }
  keptRequests.setState({ text });
}

/** Takes a request off the list, and keeps how it ended for whoever waits for it. */
export function endRequest(id: string, end: RequestEnd): void {
  updateRequests((requests) => requests.filter((request) => request.id !== id));
  requestEnds.setState({ [id]: end });
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
