import type { Proposal } from '@besc/domain/voting/proposal';
import { Card } from '@besc/ui/card';
import { Skeleton } from '@besc/ui/skeleton';
import { Suspense } from 'react';
import { useText } from '../../../blocks/language/use-text';
import { lazyPart } from '../../../lib/lazy-part';

const Part = lazyPart('voting-check', async () => (await import('./result-check')).ResultCheck);

/** Where anybody can check the result. */
export function CheckCard({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useText();
  return (
    <Card title={t('Check this result')}>
      <Suspense fallback={<Skeleton shape="block" className="h-28 w-full" />}>
        <Part proposal={proposal} />
      </Suspense>
    </Card>
  );
}
