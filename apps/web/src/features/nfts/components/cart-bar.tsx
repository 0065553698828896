import { Button } from '@besc/ui/button';
import type { ReactNode } from 'react';
import { useText } from '../../../blocks/language/use-text';

/** Stands at the foot of the page while several items are chosen: how many, what is done with them, and how to choose none. */
export function CartBar(props: { readonly count: number; readonly onClear: () => void; readonly children: ReactNode }) {
  const { t } = useText();
  const { count, onClear, children } = props;
  if (count === 0) return null;
  return (
    <section
      aria-label={t('Chosen items')}
      className="sticky bottom-20 z-10 mx-auto flex w-full max-w-[720px] flex-wrap items-center justify-between gap-2 rounded-card border border-border-strong bg-surface-overlay p-3 md:bottom-4"
    >
      <span className="text-sm font-semibold" role="status">
        {t('%count% chosen', { count })}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <Button kind="quiet" onClick={onClear}>
          {t('Choose none')}
        </Button>
        {children}
      </span>
    </section>
  );
}
