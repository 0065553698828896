import { Spinner } from '@besc/ui/spinner';
import { useText } from '../../blocks/language/use-text';

/** Stands where a page will be while its code arrives. */
export function PagePending() {
  const { t } = useText();
  return (
    <div className="m-auto py-16 text-text-muted">
      <Spinner size={28} label={t('Loading')} />
    </div>
  );
}
