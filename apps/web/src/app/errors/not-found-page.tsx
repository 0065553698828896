import { Button } from '@besc/ui/button';
import { Link } from '@tanstack/react-router';
import { useText } from '../../blocks/language/use-text';

/** What an address without a page shows. */
export function NotFoundPage() {
  const { t } = useText();
  return (
    <div className="m-auto flex flex-col items-center gap-6 px-4 py-16 text-center">
      <p aria-hidden className="text-2xl font-semibold text-text-muted tabular-nums">
        404
      </p>
      <h1 className="text-xl font-semibold text-balance">{t('Oops, page not found.')}</h1>
      <Button kind="primary" render={<Link to="/" />}>
        {t('Back Home')}
      </Button>
    </div>
  );
}
