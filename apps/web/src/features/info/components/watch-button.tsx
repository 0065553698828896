import type { Address } from '@besc/domain/shared/address';
import { IconButton } from '@besc/ui/icon-button';
import { Star } from 'lucide-react';
import { useText } from '../../../blocks/language/use-text';
import { usePreference } from '../../../blocks/preferences/use-preference';
import { toggleWatched, type WatchList } from '../../../blocks/preferences/watch-lists';

/** Puts something on a watch list and takes it away again (INFO-05, INFO-06). */
export function WatchButton(props: { readonly list: WatchList; readonly address: Address; readonly name: string }) {
  const { t } = useText();
  const { list, address, name } = props;
  const isWatched = usePreference(list).includes(address);
  return (
    <IconButton
      label={isWatched ? t('Stop watching %name%', { name }) : t('Watch %name%', { name })}
      aria-pressed={isWatched}
      icon={<Star size={18} aria-hidden className={isWatched ? 'fill-current text-primary' : ''} />}
      onClick={() => toggleWatched(list, address)}
    />
  );
}
