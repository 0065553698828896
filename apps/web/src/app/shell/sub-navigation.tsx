import { Link } from 'wouter';
import { useText } from '../../blocks/language/use-text';
import type { MenuGroup, MenuLink } from '../navigation/menu';

/** The pages of the group one is in, when there is more than one. */
export function SubNavigation(props: {
  readonly group: Extract<MenuGroup, { kind: 'pages' }>;
  /** Undefined on a page that is no entry itself. */
  readonly current: MenuLink | undefined;
  /** Whether the bar at the bottom of phones shows these pages already. */
  readonly isInBar: boolean;
}) {
  const { t } = useText();
  return (
    <nav
      aria-label={t(props.group.name)}
      className={`mx-auto w-full max-w-[1440px] 3xl:max-w-[1680px] ${props.isInBar ? 'max-md:hidden' : ''}`}
    >
      <div className="flex gap-1 overflow-x-auto px-4 pt-2 md:px-6">
        {props.group.links.map((link) => (
          <Link
            key={link.path}
            to={link.path}
            {...(link === props.current ? { 'aria-current': 'page' as const } : {})}
            className="group inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center text-sm font-semibold whitespace-nowrap text-text-muted -outline-offset-2!"
          >
            <span className="rounded-full px-3.5 py-1.5 transition-colors group-hover:text-text group-active:bg-surface-hover group-aria-[current=page]:bg-surface-hover group-aria-[current=page]:text-text">
              {t(link.label)}
            </span>
          </Link>
        ))}
      </div>
    </nav>
  );
}
