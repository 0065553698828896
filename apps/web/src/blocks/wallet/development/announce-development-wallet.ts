import type { Settings } from '@besc/wire/settings/settings';
import { developmentWalletRdns } from '../development-wallet-rdns';
import { createDevelopmentProvider } from './development-provider';

let isAnnounced = false;

/** Announces the built-in wallet like any other (EIP-6963). On a local chain only: its keys are public. */
export function announceDevelopmentWallet(settings: Settings): void {
  if (isAnnounced || !settings.chain.local) return;
  isAnnounced = true;
  const info = { uuid: crypto.randomUUID(), rdns: developmentWalletRdns, name: 'Development wallet', icon: '' };
  const provider = createDevelopmentProvider(settings);
  window.dispatchEvent(
    new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info: Object.freeze(info), provider }) }),
  );
}
