import { IconButton } from '@besc/ui/icon-button';
import { Settings as SettingsIcon } from 'lucide-react';
import { Link } from 'wouter';
import { WalletButton } from '../../blocks/account/wallet-button';
import { useChain } from '../../blocks/chain/chain-context';
import { useText } from '../../blocks/language/use-text';
import { PaletteButton } from '../../blocks/palette/palette-button';
import { settingsOverlay } from '../../blocks/preferences/settings-overlay';
import { barEntries } from '../navigation/bar-entries';
import { currentGroup } from '../navigation/current-group';
import { usePlace } from '../navigation/use-place';
import { Brand } from './brand';
import { ExternalLinks } from './external-links';
import { navigationItemClass } from './navigation-item-class';
import { SubNavigation } from './sub-navigation';

/** Brand, wallet and settings everywhere; the menu only on wide screens, where there is no bar at the bottom. */
export function TopBar({ path }: { readonly path: string }) {
  const { t } = useText();
  const { settings } = useChain();
  const { groups, group: ownGroup, link } = usePlace(path);
  const inBar = barEntries(groups);
  return (
    <>
      <header className="sticky top-0 z-20 border-b border-border bg-surface low:static">
        <div className="mx-auto flex h-16 max-w-[1440px] 3xl:max-w-[1680px] items-center gap-2 px-4 md:px-6">
          <Brand name={settings.productName} note={settings.chain.local ? t('Local chain') : undefined} />
          <nav aria-label={t('Main')} className="ms-2 hidden flex-1 items-center md:flex xl:ms-4 xl:gap-1">
            {groups.map((group) =>
              group.kind === 'external' ? (
                // Where there is little room they stand in the footer alone.
                <div key={group.name} className={group.name === 'More' ? 'max-xl:hidden' : 'max-lg:hidden'}>
                  <ExternalLinks label={t(group.name)} links={group.links} />
                </div>
              ) : (
                <Link
                  key={group.name}
                  to={group.links[0]?.path ?? '/'}
                  {...currentGroup(group === ownGroup, link !== undefined)}
                  className={navigationItemClass}
                >
                  {t(group.name)}
                </Link>
              ),
            )}
          </nav>
          <div className="ms-auto flex min-w-0 items-center gap-1">
            <PaletteButton />
            <IconButton
              label={t('Settings')}
              icon={<SettingsIcon size={20} aria-hidden />}
              onClick={() => settingsOverlay.open()}
            />
            <WalletButton />
          </div>
        </div>
      </header>
      {ownGroup && ownGroup.links.length > 1 ? (
        <SubNavigation
          group={ownGroup}
          current={link}
          isInBar={ownGroup.links.every((own) => inBar.some(({ covers }) => covers.length === 1 && covers[0] === own))}
        />
      ) : null}
    </>
  );
}
