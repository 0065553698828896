import { useText } from '../../../blocks/language/use-text';
import { LinkTabs } from '../../../blocks/navigation/link-tabs';

/** Live and, where there is something to take out of them, Finished: two addresses. */
export function PoolsTabs(props: { readonly isHistory: boolean; readonly hasFinished: boolean }) {
  const { t } = useText();
  const { isHistory, hasFinished } = props;
  return (
    <LinkTabs
      label={t('Live or finished')}
      tabs={[
        { to: '/pools', label: t('Live'), isHere: !isHistory },
        ...(hasFinished ? [{ to: '/pools/history', label: t('Finished'), isHere: isHistory }] : []),
      ]}
    />
  );
}
