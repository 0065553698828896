import type { Settings } from '@besc/wire/settings/settings';
import { loadPart } from '../../lib/load-part';
import { developmentWalletRdns } from './development-wallet-rdns';
import type { AnnouncedWallet } from './parse-announcement';
import { announcedWalletsStore, lookForWallets } from './wallet-announcements';

/** The wallet that announced this id. The built-in one announces itself when it is asked for, on a local chain only. */
export async function findWallet(rdns: string, settings: Settings): Promise<AnnouncedWallet | undefined> {
  if (rdns === developmentWalletRdns && settings.chain.local) {
    await loadPart('development-wallet', async () => {
      const { announceDevelopmentWallet } = await import('./development/announce-development-wallet');
      announceDevelopmentWallet(settings);
    });
  }
  const find = () => announcedWalletsStore.getState().wallets.find((wallet) => wallet.rdns === rdns);
  const found = find();
  if (found !== undefined) return found;
  lookForWallets();
  return find();
}
