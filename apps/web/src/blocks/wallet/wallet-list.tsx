import { EmptyState } from '@besc/ui/empty-state';
import { ListRow } from '@besc/ui/list-row';
import { Spinner } from '@besc/ui/spinner';
import { Wallet, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useChain } from '../chain/chain-context';
import { useText } from '../language/use-text';
import { developmentWalletRdns } from './development-wallet-rdns';
import { isLegacyWallet, legacyWalletRdns } from './legacy-wallets';
import { useWalletActions } from './use-wallet-actions';
import { announcedWalletsStore } from './wallet-announcements';

/** The wallets of this browser to choose from; on a local chain also the built-in one. */
export function WalletList({ onConnected }: { readonly onConnected: () => void }) {
  const { t } = useText();
  const { settings } = useChain();
  const { connect } = useWalletActions();
  const announced = announcedWalletsStore((state) => state.wallets);
  const [asked, setAsked] = useState<string | undefined>();
  const own = announced.filter(({ rdns }) => rdns !== developmentWalletRdns && !isLegacyWallet(rdns));
  const legacy = announced.filter(({ rdns }) => isLegacyWallet(rdns));
  // `window.ethereum` is one of the wallets that announced themselves, when there are any; another global is a wallet of its own.
  const wallets = [...own, ...legacy.filter(({ rdns }) => own.length === 0 || rdns !== legacyWalletRdns)];

  async function choose(rdns: string) {
    setAsked(rdns);
    const isConnected = await connect(rdns);
    // Another wallet may have been chosen meanwhile.
    setAsked((now) => (now === rdns ? undefined : now));
    if (isConnected) onConnected();
  }

  const row = (rdns: string, name: string, mark: React.ReactNode, note?: string) => (
    <li key={rdns}>
      <ListRow
        // Not disabled while it is asked, which would lose the focus; the others can be chosen instead.
        render={
          <button
            type="button"
            aria-disabled={asked === rdns}
            onClick={() => {
              if (asked !== rdns) void choose(rdns);
            }}
          />
        }
        start={mark}
        title={name}
        note={asked === rdns ? t('Confirm in your wallet') : note}
        end={asked === rdns ? <Spinner size={18} /> : undefined}
      />
    </li>
  );

  return (
    <div className="flex flex-col gap-3">
      {wallets.length === 0 && !settings.chain.local ? (
        <EmptyState title={t('No wallet found in this browser')}>
          {t('Install a wallet extension, or open this page in the browser of your wallet app.')}
        </EmptyState>
      ) : null}
      <ul className="-mx-2 flex flex-col gap-1">
        {wallets.map(({ rdns, name, icon }) => row(rdns, name, <WalletIcon icon={icon} />))}
        {wallets.length === 0
          ? row(legacyWalletRdns, t('Browser wallet'), <WalletIcon icon={undefined} />, t('Not found in this browser'))
          : null}
        {settings.chain.local
          ? row(
              developmentWalletRdns,
              t('Development wallet'),
              <span className="grid size-9 place-items-center rounded-control bg-warning-soft text-warning">
                <Wrench size={18} aria-hidden />
              </span>,
              t('Built in, with funded test accounts'),
            )
          : null}
      </ul>
      <p className="text-sm text-text-muted">
        {t('Your wallet holds your keys. Connecting only lets this page see your address.')}
      </p>
    </div>
  );
}

function WalletIcon({ icon }: { readonly icon: string | undefined }) {
  return icon === undefined ? (
    <span className="grid size-9 place-items-center rounded-control bg-surface-hover text-text-muted">
      <Wallet size={18} aria-hidden />
    </span>
  ) : (
    <img src={icon} alt="" width={36} height={36} className="size-9 rounded-control" />
  );
}
