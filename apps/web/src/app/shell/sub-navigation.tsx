import { Link } from '@tanstack/react-router';
import { useText } from '../../blocks/language/use-text';
import type { MenuGroup, MenuLink } from '../navigation/menu';
import { navigationItemClass } from './navigation-item-class';

/** The pages of the active group, when there is more than one. */
export function SubNavigation(props: {
  readonly group: Extract<MenuGroup, { kind: 'pages' }>;
  readonly current: MenuLink;
}) {
  const { t } = useText();
  return (
    <nav aria-label={t(props.group.name)} className="border-b border-border bg-surface">
      <div className="mx-auto flex max-w-[1440px] gap-1 overflow-x-auto px-2 md:justify-center md:px-6">
        {props.group.links.map((link) => (
          <Link
            key={link.path}
            to={link.path}
            {...(link === props.current ? { 'aria-current': 'page' as const } : {})}
            className={`${navigationItemClass} whitespace-nowrap`}
          >
            {t(link.label)}
          </Link>
        ))}
      </div>
    </nav>
  );
}
