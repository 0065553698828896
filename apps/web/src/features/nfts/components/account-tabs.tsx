import type { Address } from '@besc/domain/shared/address';
import { Skeleton } from '@besc/ui/skeleton';
import { type ComponentProps, Suspense } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import type { Feature } from '../../../blocks/feature/feature';
import { useFeatures } from '../../../blocks/feature/use-features';
import { useText } from '../../../blocks/language/use-text';
import { LinkTabs } from '../../../blocks/navigation/link-tabs';
import { useQueryParams } from '../../../blocks/navigation/use-query-params';
import { lazyPart } from '../../../lib/lazy-part';
import { AccountActivityPart } from './account-activity-part';
import { OwnItemsPart } from './own-items-part';

type Part = ReturnType<typeof lazyPart<{ readonly account: Address }>>;

const None = () => null;

/** One part a feature, kept, so that drawing the page again does not load it again. */
const parts = new WeakMap<Feature, Part>();

/** Items and activity of an account, and what other features tell of it, each at its own address. */
export function AccountTabs(props: ComponentProps<typeof OwnItemsPart> & { readonly path: string }) {
  const { t } = useText();
  const { settings } = useChain();
  const { account, isOwn, path } = props;
  const { params } = useQueryParams();
  const others = useFeatures().flatMap((feature) => {
    const { slug, accountTab, pages } = feature;
    if (pages === undefined || accountTab?.contract(settings) === undefined) return [];
    const Part = parts.get(feature) ?? lazyPart(`${slug}-account`, async () => (await pages()).AccountPart ?? None);
    parts.set(feature, Part);
    return [{ label: accountTab.label, name: accountTab.label.toLowerCase(), Part }];
  });
  const shown = others.find(({ name }) => name === params.tab);
  const isActivity = params.tab === 'activity';
  return (
    <>
      <div className="flex">
        <LinkTabs
          label={t('Parts of the profile')}
          tabs={[
            { to: path, label: t('Items'), isHere: !isActivity && shown === undefined },
            { to: `${path}?tab=activity`, label: t('Activity'), isHere: isActivity },
            ...others.map(({ name, label }) => ({
              to: `${path}?tab=${name}`,
              label: t(label),
              isHere: shown?.name === name,
            })),
          ]}
        />
      </div>
      {shown ? (
        <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
          <shown.Part account={account} />
        </Suspense>
      ) : isActivity ? (
        <AccountActivityPart account={account} />
      ) : (
        <OwnItemsPart account={account} isOwn={isOwn} />
      )}
    </>
  );
}
