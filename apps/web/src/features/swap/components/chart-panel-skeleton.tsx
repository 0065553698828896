import { Card } from '@besc/ui/card';
import { ChartSkeleton } from '@besc/ui/chart-skeleton';
import { Skeleton } from '@besc/ui/skeleton';

/** Holds the place of the chart card, to the pixel, while its code is on its way. */
export function ChartPanelSkeleton({ isExpanded }: { readonly isExpanded: boolean }) {
  return (
    <Card kind="plain" title={<Skeleton className="w-40" />}>
      <div className="flex flex-col gap-4" aria-hidden>
        <div className="min-h-[76px]">
          <p className="min-h-12 text-xl sm:text-2xl">
            <Skeleton className="w-36" />
          </p>
          <p className="mt-1 text-sm">
            <Skeleton className="w-24" />
          </p>
        </div>
        <div className={isExpanded ? 'h-[600px]' : 'h-[480px]'}>
          <ChartSkeleton />
        </div>
        <div className="-mt-2 min-h-6" />
      </div>
    </Card>
  );
}
