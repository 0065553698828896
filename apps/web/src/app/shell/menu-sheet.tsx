import { Dialog } from '@besc/ui/dialog';
import { ExternalLink as ExternalLinkIcon } from 'lucide-react';
import { Link } from 'wouter';
import { LanguageSelect } from '../../blocks/language/language-select';
import { useText } from '../../blocks/language/use-text';
import type { MenuLink } from '../navigation/menu';
import { useMenu } from '../navigation/use-menu';

const linkClass =
  'flex min-h-11 items-center justify-between gap-3 rounded-control px-3 text-base font-medium hover:bg-surface-hover aria-[current=page]:bg-surface-hover aria-[current=page]:font-semibold';

/** The whole menu as a sheet, with the entry of the page one is on marked. */
export function MenuSheet(props: {
  readonly open: boolean;
  readonly current: MenuLink | undefined;
  readonly onClose: () => void;
}) {
  const { open, current, onClose } = props;
  const { t } = useText();
  const groups = useMenu();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t('Menu')} closeLabel={t('Close')}>
      <div className="flex flex-col gap-4">
        {groups.map((group) => (
          <section key={group.name} aria-label={t(group.name)}>
            <h3 className="px-3 pb-1 text-xs font-semibold text-text-muted">{t(group.name)}</h3>
            <ul>
              {group.kind === 'pages'
                ? group.links.map((link) => (
                    <li key={link.path}>
                      <Link
                        to={link.path}
                        onClick={onClose}
                        {...(link.path === current?.path ? { 'aria-current': 'page' as const } : {})}
                        className={linkClass}
                      >
                        {t(link.label)}
                      </Link>
                    </li>
                  ))
                : group.links.map((link) => (
                    <li key={link.url}>
                      <a href={link.url} target="_blank" rel="noreferrer noopener" className={linkClass}>
                        {t(link.label)}
                        <ExternalLinkIcon size={16} aria-hidden className="text-text-muted" />
                      </a>
                    </li>
                  ))}
            </ul>
          </section>
        ))}
        <LanguageSelect />
      </div>
    </Dialog>
  );
}
