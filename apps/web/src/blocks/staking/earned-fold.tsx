import { Disclosure } from '@besc/ui/disclosure';
import { TrendingUp } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../language/use-text';

/** What has been earned so far, folded until somebody asks for it: nothing is loaded before. */
export function EarnedFold({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <Disclosure
      className="bg-surface-raised"
      onOpenChange={(isOpen) => isOpen && setWasOpen(true)}
      summary={
        <span className="flex items-center gap-2 font-semibold">
          <TrendingUp size={18} aria-hidden className="text-reward" />
          {t('Your earnings so far')}
        </span>
      }
    >
      {wasOpen ? <Suspense fallback={<div className="h-96" />}>{children}</Suspense> : null}
    </Disclosure>
  );
}
