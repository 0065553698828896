import { type Item, isSameItem } from '@besc/domain/shared/item';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { Notice } from '@besc/ui/notice';
import { Link } from 'wouter';
import { useText } from '../../../blocks/language/use-text';
import { ItemPicture } from '../../../blocks/pictures/item-picture';
import { itemName, type ProfilePlace } from '../profile-place';
import type { Pictures } from '../read-pictures';
import { ChoiceCard } from './choice-card';

/** One of the own items of every accepted collection, to be the picture. */
export function PictureStep(props: {
  readonly place: ProfilePlace;
  /** Undefined while they are read. */
  readonly pictures: Pictures | undefined;
  readonly chosen: Item | undefined;
  readonly onChoose: (item: Item) => void;
}) {
  const { t } = useText();
  const { place, pictures, chosen, onChoose } = props;
  const { items = [], isPartly = false, isUnread = false } = pictures ?? {};
  const isEmpty = pictures !== undefined && items.length === 0 && !isUnread;
  if (isEmpty)
    return (
      <EmptyState
        title={t('You have no collectible that can be a picture.')}
        action={<Button render={<Link to="/nfts" />}>{t('See the collections')}</Button>}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-text-muted">
        {t(
          'Only approved collectibles can be profile pictures. The profile holds it while it is active; pause the profile to get it back.',
        )}
      </p>
      {isUnread ? <Notice tone="warning">{t('Not all could be read')}</Notice> : null}
      <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-5">
        <legend className="sr-only">{t('Profile picture')}</legend>
        {items.map((item) => {
          const name = itemName(place, item);
          return (
            <ChoiceCard
              key={`${item.collection}-${item.tokenId}`}
              group="picture"
              isChosen={chosen !== undefined && isSameItem(item, chosen)}
              onChoose={() => onChoose(item)}
              label={name}
            >
              <ItemPicture of={item} name={name} />
            </ChoiceCard>
          );
        })}
      </fieldset>
      {isPartly ? <p className="text-sm text-text-muted">{t('You have more than these.')}</p> : null}
    </div>
  );
}
