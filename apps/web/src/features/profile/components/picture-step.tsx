import { type Item, isSameItem } from '@besc/domain/shared/item';
import { useText } from '../../../blocks/language/use-text';
import { ItemPicture } from '../../../blocks/pictures/item-picture';
import { ChoiceCard } from './choice-card';

/** One of the own items, to be the picture. */
export function PictureStep(props: {
  readonly items: readonly Item[];
  readonly isPartly: boolean;
  readonly chosen: Item | undefined;
  readonly onChoose: (item: Item) => void;
}) {
  const { t } = useText();
  const { items, isPartly, chosen, onChoose } = props;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-text-muted">
        {t(
          'Only approved collectibles can be profile pictures. The profile holds it while it is active; pause the profile to get it back.',
        )}
      </p>
      <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-5">
        <legend className="sr-only">{t('Profile picture')}</legend>
        {items.map((item) => (
          <ChoiceCard
            key={String(item.tokenId)}
            group="picture"
            isChosen={chosen !== undefined && isSameItem(item, chosen)}
            onChoose={() => onChoose(item)}
            label={`#${item.tokenId}`}
          >
            <ItemPicture of={item} name={`#${item.tokenId}`} />
          </ChoiceCard>
        ))}
      </fieldset>
      {isPartly ? <p className="text-sm text-text-muted">{t('You have more than these.')}</p> : null}
    </div>
  );
}
