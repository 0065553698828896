import { nativeCoin } from '@besc/domain/shared/token';
import type { MarketCoin } from '@besc/sdk/nfts/market-calls';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { Notice } from '@besc/ui/notice';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { useAllowance } from '../../../blocks/action/use-allowance';
import { useWriter } from '../../../blocks/action/use-writer';
import { BalanceLine } from '../../../blocks/amount-input/balance-line';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useChain } from '../../../blocks/chain/chain-context';
import { useChainNow } from '../../../blocks/clock/use-chain-now';
import { useText } from '../../../blocks/language/use-text';
import { useUsdValue } from '../../../blocks/prices/use-usd-value';
import { knownAmount } from '../../../blocks/token-select/shown-balance';
import { useBalance } from '../../../blocks/token-select/use-balance';
import { hasFailed } from '../../../lib/has-failed';
import { type BuyRow, buyView } from '../buy.view-model';
import { itemKey } from '../item-path';
import { asksQuery, termsQuery } from '../market.queries';
import { buyAction } from '../nfts.actions';
import type { WantedItem } from '../nfts-overlay';
import type { MarketPlace } from '../nfts-place';
import { ItemLine } from './item-line';
import { Price } from './price';

/** Buys items for what their listings said, with the coin or with WBESC. Load it lazily. */
export function BuyDialog(props: {
  readonly place: MarketPlace;
  readonly items: readonly WantedItem[];
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { place, items, onClose } = props;
  const { market, wbesc } = place;
  const chain = useChain();
  const writer = useWriter();
  const now = useChainNow();
  const native = nativeCoin(chain.settings.chain.id);
  const [coin, setCoin] = useState<MarketCoin>('BESC');
  const [agreed, setAgreed] = useState<Readonly<Record<string, bigint>>>({});
  const asks = useQuery(asksQuery(chain, market, items));
  const terms = useQuery(termsQuery(chain, market, items[0]?.collection));
  const balances = { BESC: useBalance(native), WBESC: useBalance(wbesc) };
  const usdValue = useUsdValue([native, undefined]);
  const view = buyView({
    items,
    asks: asks.data,
    agreed,
    account: writer.account,
    coin,
    wbesc,
    held: knownAmount(balances[coin]),
    allowance: useAllowance(wbesc, market),
    closed:
      terms.data === undefined || now === undefined
        ? undefined
        : terms.data.pausedUntil > now
          ? 'paused'
          : terms.data.status === 'open'
            ? undefined
            : 'closed',
  });
  const { rows, total, isToApprove, state } = view;
  const confirmable = (): Confirmable => {
    if (asks.data === undefined && hasFailed(asks)) return { kind: 'error', text: 'The listing could not be read' };
    if (state.kind !== 'ready') return state;
    const approve = isToApprove ? writer.approvalAmount : undefined;
    return { kind: 'ready', action: buyAction(place, { items: state.items, coin, approve }) };
  };
  const gone = rows.filter((row) => row.state === 'gone').length;
  return (
    <ConfirmDialog
      title={items.length === 1 ? t('Buy %name%', { name: items[0]?.name ?? '' }) : t('Buy items')}
      state={confirmable()}
      label={isToApprove && !writer.canBatch ? t('Enable and buy') : t('Buy')}
      onClose={onClose}
    >
      <ul className="flex max-h-80 flex-col divide-y divide-border overflow-y-auto">
        {rows.map((row) => (
          <ItemLine key={itemKey(row.item)} item={row.item}>
            <RowState
              row={row}
              onAgree={(price) => setAgreed((before) => ({ ...before, [itemKey(row.item)]: price }))}
            />
          </ItemLine>
        ))}
      </ul>
      {gone > 0 ? (
        <Notice tone="warning" isLive>
          {items.length === 1
            ? t('This item was sold or taken back a moment ago. Nothing is sent.')
            : t('%count% of them were sold or taken back a moment ago and are left out.', { count: gone })}
        </Notice>
      ) : null}
      <SegmentedControl
        label={t('Pay with')}
        value={coin}
        onValueChange={setCoin}
        options={[
          { value: 'BESC', label: 'BESC' },
          { value: 'WBESC', label: 'WBESC' },
        ]}
        wide
      />
      <div className="flex justify-end text-sm text-text-muted">
        <BalanceLine balance={balances[coin]} currency={coin === 'BESC' ? native : wbesc} />
      </div>
      <dl>
        <DataRow label={t('You pay')} isStrong>
          <Price amount={asks.data === undefined ? undefined : total} />{' '}
          <UsdText value={usdValue(native, total)} isEstimate tone="muted" />
        </DataRow>
      </dl>
    </ConfirmDialog>
  );
}

function RowState({ row, onAgree }: { readonly row: BuyRow; readonly onAgree: (price: bigint) => void }) {
  const { t } = useText();
  const { state, price } = row;
  switch (state) {
    case 'gone':
      return <span className="text-text-muted">{t('Not for sale any more')}</span>;
    case 'own':
      return <span className="text-text-muted">{t('Your own')}</span>;
    case 'dearer':
      return (
        <span className="flex flex-col items-end gap-1">
          <span className="text-warning">
            {t('Raised to')} <Price amount={price} />
          </span>
          <Button size="small" onClick={() => price !== undefined && onAgree(price)}>
            {t('Accept the new price')}
          </Button>
        </span>
      );
    case 'there':
      return <Price amount={price} />;
    case 'unknown':
      return <Price amount={row.item.price} />;
  }
}
