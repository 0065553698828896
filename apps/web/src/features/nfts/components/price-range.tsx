import { amountTextMaxLength, parseAmount } from '@besc/domain/shared/amount';
import { NumberField } from '../../../blocks/amount-input/number-field';
import { useText } from '../../../blocks/language/use-text';
import type { CollectionFilter } from '../collection-filter';

const priceForm = { longest: amountTextMaxLength, decimals: 18 } as const;

/** Prices between which items are shown. */
export function PriceRange(props: {
  readonly filter: CollectionFilter;
  readonly onChange: (filter: CollectionFilter) => void;
}) {
  const { t } = useText();
  const { filter, onChange } = props;
  const [from, to] = [filter.from, filter.to].map((text) => parseAmount(text, 18));
  const isReversed = from !== undefined && to !== undefined && from > to;
  const field = (label: string, name: 'from' | 'to') => (
    <NumberField
      label={label}
      name={name}
      takes={priceForm}
      wrong={t('Type a price with at most 18 decimals: this was ignored.')}
      value={filter[name]}
      onValueChange={(text) => onChange({ ...filter, [name]: text })}
      suffix="BESC"
      {...(isReversed && name === 'to' ? { error: t('This is below the price before it.') } : {})}
    />
  );
  return (
    <div className="grid grid-cols-2 gap-2">
      {field(t('Price from'), 'from')}
      {field(t('Price to'), 'to')}
    </div>
  );
}
