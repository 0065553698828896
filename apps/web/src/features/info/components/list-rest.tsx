import { useText } from '../../../blocks/language/use-text';
import { MoreButton } from '../../../blocks/list/more-button';

/** What is said below a list of which only a part is loaded, with the way to more. */
export function ListRest({
  query,
  isSearchFailed,
}: {
  readonly query: Parameters<typeof MoreButton>[0]['query'];
  readonly isSearchFailed: boolean;
}) {
  const { t } = useText();
  return (
    <>
      <p role="status" className="text-center text-sm text-text-muted empty:hidden">
        {isSearchFailed
          ? t('The search does not answer.')
          : query.hasNextPage
            ? t(
                'What traded most today and yesterday is loaded first. The search finds the rest; the file holds what is loaded.',
              )
            : null}
      </p>
      <MoreButton query={query} />
    </>
  );
}
