import { TextLink } from '@besc/ui/text-link';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../../../blocks/language/use-text';
import { SaleMark } from './sale-mark';

/** The head of both pages of sales, with the way between them. */
export function IfoFrame({ at, children }: { readonly at: 'latest' | 'past'; readonly children: ReactNode }) {
  const { t } = useText();
  const tabs = [
    { key: 'latest', to: '/ifo', label: t('Latest') },
    { key: 'past', to: '/ifo/history', label: t('Past sales') },
  ] as const;
  return (
    <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      <header className="flex items-center gap-4">
        <SaleMark className="size-16 shrink-0" />
        <div>
          <h1 className="text-2xl font-semibold">{t('Initial Farm Offering')}</h1>
          <p className="text-text-muted">
            {t('Buy new tokens from their makers, at a price that is the same for all.')}
          </p>
        </div>
      </header>
      <nav aria-label={t('Sales')} className="flex gap-1 border-b border-border">
        {tabs.map(({ key, to, label }) => (
          <TextLink
            key={key}
            render={<Link to={to} aria-current={key === at ? 'page' : undefined} />}
            className="inline-flex min-h-11 items-center px-4 text-sm font-semibold aria-[current=page]:text-text"
          >
            {label}
          </TextLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
