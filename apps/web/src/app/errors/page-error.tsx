import { Button } from '@besc/ui/button';
import { useEffect } from 'react';
import { useText } from '../../blocks/language/use-text';
import { failedParts } from '../../lib/failed-parts';
import { PartLoadError } from '../../lib/part-load-error';
import { ErrorReport } from './error-report';

/**
 * A page that could not be shown. What was sent and what was chosen is kept outside of pages, so nothing is lost. Code
 * that could not be loaded is asked for again by the button, and when the page is reopened.
 */
export function PageError({ error, reset }: { readonly error: Error; readonly reset: () => void }) {
  const { t } = useText();
  useEffect(() => failedParts.renew(), []);
  const isPart = error instanceof PartLoadError;
  return (
    <div className="m-auto flex w-full max-w-[480px] flex-col items-center px-4 py-16 text-center">
      <ErrorReport
        title={t('Couldn’t show this page')}
        error={isPart ? t('Part of this page couldn’t load. Please try again.') : error}
      />
      {isPart ? (
        <Button kind="primary" className="mt-6" onClick={reset}>
          {t('Try again')}
        </Button>
      ) : null}
      <Button
        kind={isPart ? 'quiet' : 'primary'}
        className={isPart ? 'mt-2' : 'mt-6'}
        onClick={() => window.location.reload()}
      >
        {t('Reload the page')}
      </Button>
    </div>
  );
}
