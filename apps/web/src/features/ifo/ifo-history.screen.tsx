import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { useState } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { useText } from '../../blocks/language/use-text';
import { IfoFrame } from './components/ifo-frame';
import { OwnHistory } from './components/own-history';
import { SaleMark } from './components/sale-mark';
import { SalesList } from './components/sales-list';
import { pageSales } from './ifo.queries';
import { type IfoPlace, ifoPlace } from './ifo-place';
import { useSales } from './use-sales';

/** Sales that have ended, and what the account did in all of them. */
export function IfoHistoryScreen() {
  const { t } = useText();
  const place = ifoPlace(useChain().settings);
  return (
    <IfoFrame at="past">
      {place === undefined ? (
        <EmptyState title={t('Sales are not available on this chain.')} />
      ) : (
        <Past place={place} />
      )}
    </IfoFrame>
  );
}

function Past({ place }: { readonly place: IfoPlace }) {
  const { t } = useText();
  const [most, setMost] = useState(pageSales);
  const read = useSales(place, most);
  return (
    <>
      <SalesList
        place={place}
        read={read}
        isShown={({ status }) => status === 'finished'}
        empty={<EmptyState title={t('No sale has ended yet.')} picture={<SaleMark className="size-20" />} />}
      />
      {read.count !== undefined && read.count > most ? (
        <Button wide onClick={() => setMost((before) => before + pageSales)}>
          {t('View more')}
        </Button>
      ) : null}
      <OwnHistory sales={read.sales ?? []} account={read.account} />
    </>
  );
}
