import { create } from 'zustand';
import { legacyWallets } from './legacy-wallets';
import { type AnnouncedWallet, parseAnnouncement } from './parse-announcement';

/** Wallets that announced themselves (EIP-6963), in the order they did. */
export const announcedWalletsStore = create<{ readonly wallets: readonly AnnouncedWallet[] }>()(() => ({
  wallets: [],
}));

/**
 * Listens for wallets from now on and asks those that are already there. The first that announces an `rdns` keeps it:
 * later ones under the same name are not listened to, and what was captured can no longer be exchanged.
 * Answers how to stop.
 */
export function captureWallets(): () => void {
  const onAnnouncement = (event: Event) => {
    if (event instanceof CustomEvent) keepWallet(event.detail);
  };
  window.addEventListener('eip6963:announceProvider', onAnnouncement);
  window.addEventListener('ethereum#initialized', keepLegacyWallets);
  lookForWallets();
  return () => {
    window.removeEventListener('eip6963:announceProvider', onAnnouncement);
    window.removeEventListener('ethereum#initialized', keepLegacyWallets);
  };
}

/** Asks the wallets once more to announce themselves; some come only seconds after the page, and say nothing then. */
export function lookForWallets(): void {
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  keepLegacyWallets();
}

function keepWallet(detail: unknown): void {
  const wallet = parseAnnouncement(detail);
  if (wallet === undefined) return;
  const { wallets } = announcedWalletsStore.getState();
  if (wallets.some(({ rdns }) => rdns === wallet.rdns)) return;
  announcedWalletsStore.setState({ wallets: [...wallets, wallet] });
}

/** Wallets from before EIP-6963 are found by the global they set, sometimes only after the page has started. */
function keepLegacyWallets(): void {
  for (const { rdns, global, name } of legacyWallets) {
    const provider: unknown = Reflect.get(window, global);
    if (provider !== undefined) keepWallet({ info: { rdns, name }, provider });
  }
}
