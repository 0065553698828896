import { ChevronDown, ExternalLink as ExternalLinkIcon } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useText } from '../../blocks/language/use-text';
import type { ExternalLink } from '../navigation/menu';
import { navigationItemClass } from './navigation-item-class';

/** A menu entry that unfolds links to other sites. Escape and leaving it by keyboard or pointer fold it again. */
export function ExternalLinks({ label, links }: { readonly label: string; readonly links: readonly ExternalLink[] }) {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }
  return (
    <fieldset
      aria-label={label}
      className="relative"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className={`${navigationItemClass} gap-1`}
      >
        {label}
        <ChevronDown size={16} aria-hidden className={isOpen ? 'rotate-180' : ''} />
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute start-0 top-full z-30 mt-1 min-w-48 rounded-card bg-surface-overlay p-1.5 shadow-overlay"
      >
        {links.map((link) => (
          <li key={link.url}>
            <a
              href={link.url}
              target="_blank"
              rel="noreferrer noopener"
              className="flex min-h-11 items-center justify-between gap-3 rounded-control px-3 text-sm font-medium hover:bg-surface-hover"
            >
              {t(link.label)}
              <ExternalLinkIcon size={14} aria-hidden className="text-text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
