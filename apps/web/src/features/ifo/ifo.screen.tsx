import { EmptyState } from '@besc/ui/empty-state';
import { useChain } from '../../blocks/chain/chain-context';
import { useText } from '../../blocks/language/use-text';
import { HowTo } from './components/how-to';
import { IfoFrame } from './components/ifo-frame';
import { SaleMark } from './components/sale-mark';
import { SalesList } from './components/sales-list';
import { pageSales } from './ifo.queries';
import { type IfoPlace, ifoPlace } from './ifo-place';
import { useSales } from './use-sales';

/** Sales that are live or coming, how to take part, and questions. */
export function IfoScreen() {
  const { t } = useText();
  const place = ifoPlace(useChain().settings);
  return (
    <IfoFrame at="latest">
      {place === undefined ? (
        <EmptyState title={t('Sales are not available on this chain.')} />
      ) : (
        <Latest place={place} />
      )}
    </IfoFrame>
  );
}

function Latest({ place }: { readonly place: IfoPlace }) {
  const { t } = useText();
  return (
    <>
      <SalesList
        place={place}
        read={useSales(place, pageSales)}
        isShown={({ status }) => status !== 'finished'}
        empty={
          <EmptyState title={t('No sale is live or coming now.')} picture={<SaleMark className="size-20" />}>
            {t('Sales that ended are under Past sales, where you can claim.')}
          </EmptyState>
        }
      />
      <HowTo />
    </>
  );
}
