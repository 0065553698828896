import { Button } from '@besc/ui/button';
import { NotFoundMark } from '@besc/ui/not-found-mark';
import { Link } from 'wouter';
import { useText } from '../../blocks/language/use-text';

/** What an address without a page shows. */
export function NotFoundPage() {
  const { t } = useText();
  return (
    <div className="m-auto flex flex-col items-center px-4 py-16 text-center">
      <NotFoundMark />
      <p aria-hidden className="mt-8 text-2xl font-semibold tabular-nums">
        404
      </p>
      <h1 className="mt-1 text-lg font-normal text-balance text-text-muted">{t('Oops, page not found.')}</h1>
      <Button kind="primary" className="mt-6" render={<Link to="/" />}>
        {t('Back Home')}
      </Button>
    </div>
  );
}
