import { create } from 'zustand';

export const requestsKey = 'besc-requests';

/** Whether something was put before a wallet that has no hash yet. All that the first view needs to know of it. */
export const hasRequestsStore = create<{ readonly hasRequests: boolean }>()(() => ({ hasRequests: isKept() }));

function isKept(): boolean {
  try {
    return (localStorage.getItem(requestsKey) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
