import type { Item } from '@besc/domain/shared/item';
import clsx from 'clsx';
import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../../../blocks/language/use-text';
import { ItemPicture } from '../../../blocks/pictures/item-picture';
import { itemPath } from '../item-path';
import { Price } from './price';

/** An item of a grid: its picture, its name, what it costs; the whole leads to its page, and a corner puts it into the cart. */
export function ItemTile(props: {
  readonly item: Item;
  readonly name: string;
  /** Undefined when it is not for sale. */
  readonly price: bigint | undefined;
  readonly rank?: number | undefined;
  /** What else is to be said of it. */
  readonly note?: ReactNode;
  readonly isChosen?: boolean;
  /** There where several can be chosen. */
  readonly onChoose?: (() => void) | undefined;
}) {
  const { t } = useText();
  const { item, name, price, rank, note, isChosen = false, onChoose } = props;
  const Icon = isChosen ? Check : Plus;
  return (
    <article
      className={clsx(
        'relative flex h-full flex-col gap-2 rounded-card border bg-surface-raised p-2',
        isChosen ? 'border-primary' : 'border-border hover:border-border-strong',
      )}
    >
      <Link to={itemPath(item)} className="flex flex-col gap-2 rounded-control outline-offset-4">
        <ItemPicture of={item} name="" />
        <span className="flex items-baseline justify-between gap-2 px-1 text-sm">
          <span className="truncate font-semibold" title={name}>
            <bdi>{name}</bdi>
          </span>
          {rank === undefined ? null : (
            <span className="shrink-0 text-xs text-text-muted">{t('Rank %rank%', { rank: String(rank) })}</span>
          )}
        </span>
        <span className="flex flex-wrap items-center justify-between gap-1 px-1 pb-1 text-sm">
          {price !== undefined ? (
            <Price amount={price} />
          ) : note === undefined ? (
            <span className="text-text-muted">{t('Not for sale')}</span>
          ) : null}
          {note}
        </span>
      </Link>
      {onChoose === undefined ? null : (
        <button
          type="button"
          aria-pressed={isChosen}
          aria-label={t('Choose %name%', { name })}
          onClick={onChoose}
          className={clsx(
            'absolute end-3 top-3 grid size-9 place-items-center rounded-full border transition-colors after:absolute after:-inset-1',
            isChosen
              ? 'border-primary bg-primary text-on-primary'
              : 'border-border bg-surface-raised text-text hover:border-border-strong',
          )}
        >
          <Icon size={18} aria-hidden />
        </button>
      )}
    </article>
  );
}
