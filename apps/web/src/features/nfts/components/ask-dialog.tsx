import { askProceeds, priceByFloor } from '@besc/domain/nfts/ask-price';
import { amountTextMaxLength, formatExact, parseAmount } from '@besc/domain/shared/amount';
import { nativeCoin } from '@besc/domain/shared/token';
import { Button } from '@besc/ui/button';
import { Checkbox } from '@besc/ui/checkbox';
import { DataRow } from '@besc/ui/data-row';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { NumberField } from '../../../blocks/amount-input/number-field';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useChain } from '../../../blocks/chain/chain-context';
import { useChainNow } from '../../../blocks/clock/use-chain-now';
import { useText } from '../../../blocks/language/use-text';
import { useUsdValue } from '../../../blocks/prices/use-usd-value';
import { useAccount } from '../../../blocks/wallet/use-account';
import { formatPercent } from '../../../lib/format-percent';
import { hasFailed } from '../../../lib/has-failed';
import { askView, limitsOf } from '../ask.view-model';
import { itemKey } from '../item-path';
import { asksQuery, termsQuery } from '../market.queries';
import { adjustAction, sellAction } from '../nfts.actions';
import { indexedItemQuery } from '../nfts.queries';
import type { DialogItem } from '../nfts-overlay';
import type { MarketPlace } from '../nfts-place';
import { useFloor } from '../use-floor';
import { ItemLine } from './item-line';
import { Price } from './price';

const priceForm = { longest: amountTextMaxLength, decimals: 18 } as const;
/** Percent of the floor. */
const presets = [100, 95, 105] as const;

/** Offers items for a price, or changes what they are offered for. Load it lazily. */
export function AskDialog(props: {
  readonly place: MarketPlace;
  readonly items: readonly DialogItem[];
  readonly isListed: boolean;
  readonly onClose: () => void;
}) {
  const { t, locale } = useText();
  const { place, items, isListed, onClose } = props;
  const { market } = place;
  const chain = useChain();
  const now = useChainNow();
  const { address: account } = useAccount();
  const native = nativeCoin(chain.settings.chain.id);
  const usdValue = useUsdValue([native, undefined]);
  const [first] = items;
  const [text, setText] = useState('');
  const [agreedTo, setAgreedTo] = useState<bigint>();
  const terms = useQuery(termsQuery(chain, market, first?.collection));
  const asks = useQuery(asksQuery(chain, market, items));
  const indexed = useQuery(indexedItemQuery(chain, items.length === 1 ? first : undefined));
  const floor = useFloor(items);
  const before = items.length === 1 && first ? asks.data?.[itemKey(first)]?.price : undefined;
  const { price, isUnderFloor, state } = askView({
    text,
    terms: terms.data,
    now,
    floor,
    isAgreed: agreedTo !== undefined && agreedTo === parseAmount(text, 18),
    before: isListed ? before : undefined,
  });
  const proceeds = price !== undefined && terms.data ? askProceeds(price, terms.data) : undefined;
  const lastPrice = indexed.data?.latestTradedPriceInWBESC;
  // What was sold, taken back or listed elsewhere meanwhile is told before anything is sent.
  const isMoved =
    asks.data !== undefined &&
    items.some((item) => {
      const ask = asks.data[itemKey(item)] ?? null;
      return isListed ? ask === null || ask.seller !== account : ask !== null;
    });
  const confirmable = (): Confirmable => {
    if (terms.data === undefined && hasFailed(terms)) return { kind: 'error', text: 'The market could not be read' };
    if (isMoved)
      return isListed
        ? { kind: 'error', text: 'It is not for sale any more' }
        : { kind: 'error', text: 'It is for sale already' };
    if (asks.data === undefined) return { kind: 'loading' };
    if (state.kind !== 'ready') return state;
    const priced = items.map((item) => ({ ...item, price: state.price }));
    return { kind: 'ready', action: isListed ? adjustAction(place, priced) : sellAction(place, priced) };
  };
  const title = isListed
    ? t('Adjust the price')
    : items.length === 1
      ? t('Sell %name%', { name: first?.name ?? '' })
      : t('Sell %count% items', { count: items.length });
  return (
    <ConfirmDialog
      title={title}
      state={confirmable()}
      label={isListed ? t('Change the price') : t('List for sale')}
      onClose={onClose}
    >
      <ul className="flex max-h-60 flex-col divide-y divide-border overflow-y-auto">
        {items.map((item) => (
          <ItemLine key={itemKey(item)} item={item}>
            {isListed ? <Price amount={asks.data?.[itemKey(item)]?.price} /> : null}
          </ItemLine>
        ))}
      </ul>
      <NumberField
        label={items.length === 1 ? t('Price') : t('Price of each')}
        name="price"
        takes={priceForm}
        wrong={t('Type a price with at most 18 decimals: this was ignored.')}
        value={text}
        onValueChange={setText}
        suffix="BESC"
        hint={
          <span className="flex flex-wrap justify-between gap-x-3">
            <UsdText value={usdValue(native, price)} isEstimate />
            {terms.data ? (
              <span>
                {t('From')} <Price amount={terms.data.minimumPrice} /> {t('to')}{' '}
                <Price amount={terms.data.maximumPrice} />
              </span>
            ) : null}
          </span>
        }
      />
      {floor !== undefined && floor > 0n && terms.data ? (
        <div className="flex flex-wrap gap-2">
          {presets.map((percent) => (
            <Button
              key={percent}
              size="small"
              onClick={() => setText(formatExact(priceByFloor(floor, percent, limitsOf(terms.data)), 18))}
            >
              {percent === 100
                ? t('Floor price')
                : percent < 100
                  ? t('%percent% under', { percent: formatPercent(String(100 - percent), locale) })
                  : t('%percent% over', { percent: formatPercent(String(percent - 100), locale) })}
            </Button>
          ))}
        </div>
      ) : null}
      {isUnderFloor && price !== undefined ? (
        <Checkbox
          checked={agreedTo === price}
          onCheckedChange={(isChecked) => setAgreedTo(isChecked ? price : undefined)}
          label={t('This is less than the floor price. I want to sell for it all the same.')}
        />
      ) : null}
      <dl>
        <DataRow label={t('Floor price')}>
          <Price amount={floor === 0n ? undefined : floor} />
        </DataRow>
        {items.length === 1 ? (
          <DataRow label={t('Last sale')}>
            <Price amount={lastPrice === 0n ? undefined : lastPrice} />
          </DataRow>
        ) : null}
        <DataRow label={t('Fee of the platform')}>
          {terms.data ? formatPercent(String(terms.data.tradingFee / 100), locale) : '–'}
        </DataRow>
        {terms.data && terms.data.creatorFee > 0 ? (
          <DataRow label={t('Fee of the creator')}>
            {formatPercent(String(terms.data.creatorFee / 100), locale)}
          </DataRow>
        ) : null}
        <DataRow label={items.length === 1 ? t('You receive') : t('You receive for each')} isStrong>
          <Price amount={proceeds?.net} />
        </DataRow>
      </dl>
      <p className="text-sm text-text-muted">
        {t('The market keeps what is for sale until it is sold. You can take it back at any time.')}
      </p>
    </ConfirmDialog>
  );
}
