import { Button } from '@besc/ui/button';
import { ErrorMark } from '@besc/ui/error-mark';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useText } from '../../blocks/language/use-text';

/** A page that could not be shown. What was sent and what was chosen is kept outside of pages, so nothing is lost. */
export function PageError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useText();
  return (
    <div className="m-auto flex w-full max-w-[480px] flex-col items-center px-4 py-16 text-center">
      <ErrorMark />
      <h1 className="mt-6 text-lg font-semibold text-balance">{t('This page could not be shown')}</h1>
      <p
        role="alert"
        className="mt-4 w-full rounded-control border border-border bg-surface-raised p-4 text-start text-sm text-text-muted [overflow-wrap:anywhere]"
      >
        {error instanceof Error ? error.message : String(error)}
      </p>
      <Button kind="primary" className="mt-6" onClick={() => window.location.reload()}>
        {t('Load the page again')}
      </Button>
    </div>
  );
}
