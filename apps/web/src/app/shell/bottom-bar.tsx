import { Menu as MenuIcon } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useText } from '../../blocks/language/use-text';
import { useOverlay } from '../../blocks/overlay/use-overlay';
import { lazyPart } from '../../lib/lazy-part';
import { useHasBeen } from '../../lib/use-has-been';
import { barEntries } from '../navigation/bar-entries';
import { currentGroup } from '../navigation/current-group';
import { usePlace } from '../navigation/use-place';
import { menuOverlay } from './menu-overlay';

const MenuSheet = lazyPart('menu-sheet', async () => (await import('./menu-sheet')).MenuSheet);
const itemClass =
  'group flex min-h-14 min-w-min flex-1 flex-col items-center justify-start gap-1 py-1 rounded-control px-0.5 text-xs font-semibold text-text-muted aria-[current]:text-text';
/** Whole words, on two lines where one has no room: an entry is never narrower than its longest word. */
const labelClass = 'text-center leading-tight text-balance';
const iconClass =
  'grid h-7 w-full max-w-14 place-items-center rounded-full transition-colors group-active:bg-surface-hover group-aria-[current]:bg-primary-soft group-aria-[current]:text-primary';

/** The menu of phones, within reach of the thumb: see `barEntries`, and a sheet with everything. */
export function BottomBar({ path }: { readonly path: string }) {
  const { t } = useText();
  const { groups, group: ownGroup, link } = usePlace(path);
  const { isOpen } = useOverlay(menuOverlay);
  const wasOpened = useHasBeen(isOpen);
  return (
    <>
      <nav
        aria-label={t('Main')}
        className="sticky bottom-0 z-20 low:static flex gap-0.5 overflow-x-auto border-t border-border bg-surface px-1.5 pt-1 pb-[max(4px,env(safe-area-inset-bottom))] md:hidden"
      >
        {barEntries(groups).map(({ label, path: to, Icon, covers }) => (
          <Link
            key={to}
            to={to}
            {...currentGroup(
              link === undefined ? covers === ownGroup?.links : covers.includes(link),
              link !== undefined,
            )}
            className={itemClass}
          >
            <span className={iconClass}>
              <Icon size={20} aria-hidden />
            </span>
            <span className={labelClass}>{t(label)}</span>
          </Link>
        ))}
        <button type="button" className={itemClass} aria-haspopup="dialog" onClick={() => menuOverlay.open()}>
          <span className={iconClass}>
            <MenuIcon size={20} aria-hidden />
          </span>
          <span className={labelClass}>{t('Menu')}</span>
        </button>
      </nav>
      {wasOpened ? (
        <Suspense fallback={null}>
          <MenuSheet open={isOpen} current={link} onClose={menuOverlay.close} />
        </Suspense>
      ) : null}
    </>
  );
}
