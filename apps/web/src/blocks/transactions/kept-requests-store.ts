import { create } from 'zustand';

export const requestsKey = 'besc-requests';

/** As it is stored when there is none. */
const none = '[]';

/**
 * What was put before wallets and has no hash yet, as the text that is stored: the first view only needs to know whether
 * there is any. `request-store` reads and changes it.
 */
export const keptRequests = create<{ readonly text: string }>()(() => ({ text: storedRequests(none) }));

/** Whether there is something to ask the chain for. */
export function hasRequests({ text }: { readonly text: string }): boolean {
  return text !== none;
}

/** What storage holds at this moment, perhaps by another tab; `otherwise` when storage is denied. */
export function storedRequests(otherwise: string): string {
  try {
    return localStorage.getItem(requestsKey) ?? none;
  } catch {
    return otherwise;
  }
}
