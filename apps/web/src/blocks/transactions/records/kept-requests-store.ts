import { create } from 'zustand';

export const requestsKey = 'besc-requests';

/** As it is stored when there is none. */
const none = '[]';

/**
 * What was put before wallets and has no hash yet, as the text that is stored: the first view only needs to know whether
 * there is any. `request-store` reads and changes it. `isStored` is false once a write was refused: from then on the page's
 * own memory is the truth.
 */
export const keptRequests = create<{ readonly text: string; readonly isStored: boolean }>()(() => ({
  text: storedRequests(none),
  isStored: true,
}));

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

/** Takes over what another tab asked for or is done with, unless this page's own memory is the truth. Answers how to stop. */
export function followRequestsOfOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const { text, isStored } = keptRequests.getState();
    if (isStored && (key === requestsKey || key === null)) keptRequests.setState({ text: storedRequests(text) });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
