import { Skeleton } from '@besc/ui/skeleton';
import { useText } from '../language/use-text';

/** Holds the place of rows that are on their way, in the shape they will have. */
export function ListSkeleton({ isWide }: { readonly isWide: boolean }) {
  const { t } = useText();
  return (
    <div aria-busy="true">
      <span className="sr-only">{t('Loading')}</span>
      {isWide ? (
        <div className="rounded-card border border-border bg-surface-raised">
          {[0, 1, 2, 3, 4].map((row) => (
            <div key={row} className="flex h-14 items-center gap-4 border-b border-border px-4 last:border-transparent">
              <Skeleton shape="circle" className="size-8" />
              <Skeleton className="w-40" />
              <Skeleton className="ms-auto w-24" />
            </div>
          ))}
        </div>
      ) : (
        [0, 1, 2].map((row) => (
          <div key={row} className="mb-2 flex flex-col gap-2 rounded-card border border-border bg-surface-raised p-4">
            <Skeleton className="w-40" />
            <Skeleton className="w-full text-sm" />
            <Skeleton className="w-full text-sm" />
          </div>
        ))
      )}
    </div>
  );
}
