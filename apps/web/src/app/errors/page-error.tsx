import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useText } from '../../blocks/language/use-text';

/** A page that could not be shown. What was sent and what was chosen is kept outside of pages, so nothing is lost. */
export function PageError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useText();
  return (
    <div className="m-auto w-full max-w-[480px] px-4 py-16">
      <h1 className="mb-4 text-lg font-semibold">{t('This page could not be shown')}</h1>
      <Notice
        tone="danger"
        isLive
        actions={
          <Button size="small" onClick={() => window.location.reload()}>
            {t('Load the page again')}
          </Button>
        }
      >
        {error instanceof Error ? error.message : String(error)}
      </Notice>
    </div>
  );
}
