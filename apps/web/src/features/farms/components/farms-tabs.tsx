import { useText } from '../../../blocks/language/use-text';
import { LinkTabs } from '../../../blocks/navigation/link-tabs';
import { listPath } from '../farm-path';

/** Live and Finished: two pages of one list. */
export function FarmsTabs({ isLive }: { readonly isLive: boolean }) {
  const { t } = useText();
  return (
    <LinkTabs
      label={t('Show farms')}
      tabs={[true, false].map((live) => ({
        to: listPath(live),
        label: live ? t('Live') : t('Finished'),
        isHere: live === isLive,
      }))}
    />
  );
}
