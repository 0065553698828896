import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import { Check, ExternalLink } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

export type MenuEntry =
  | { kind: 'action'; key: string; label: ReactNode; icon?: ReactNode; isChosen?: boolean; onPress(): void }
  | { kind: 'link'; key: string; label: ReactNode; icon?: ReactNode; href: string; isExternal?: boolean }
  | { kind: 'heading'; key: string; label: ReactNode }
  | { kind: 'line'; key: string };

export interface MenuProps {
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  align?: 'start' | 'center' | 'end';
  className?: string;
}

const item = clsx(
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-control px-3 text-sm font-medium outline-none',
  'text-text data-[highlighted]:bg-surface-hover',
);

function Entry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'line':
      return <Base.Separator className="my-1.5 h-px bg-border" />;
    case 'heading':
      return <div className="px-3 pt-2 pb-1 text-xs font-semibold text-text-muted">{entry.label}</div>;
    case 'link':
      return (
        <Base.LinkItem
          href={entry.href}
          closeOnClick
          className={item}
          {...(entry.isExternal ? { target: '_blank', rel: 'noreferrer' } : {})}
        >
          {entry.icon}
          <span className="flex-1">{entry.label}</span>
          {entry.isExternal ? <ExternalLink size={14} aria-hidden className="text-text-muted" /> : null}
        </Base.LinkItem>
      );
    case 'action':
      return (
        <Base.Item className={item} onClick={entry.onPress}>
          {entry.icon}
          <span className="flex-1">{entry.label}</span>
          {entry.isChosen ? <Check size={16} aria-hidden className="text-primary" /> : null}
        </Base.Item>
      );
  }
}

/** A menu of actions and links below its trigger; arrow keys, Home, End and typing move in it. */
export function Menu({ trigger, entries, align = 'end', className }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={8} collisionPadding={12} className="z-50">
          <Base.Popup
            className={clsx(
              'ui-pop max-h-(--available-height) min-w-56 overflow-y-auto rounded-card bg-surface-overlay p-1.5',
              'shadow-overlay outline-none',
              className,
            )}
          >
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
