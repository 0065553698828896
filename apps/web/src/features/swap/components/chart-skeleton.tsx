import { Card } from '@besc/ui/card';
import { Skeleton } from '@besc/ui/skeleton';

/** Holds the place of the chart card, to the pixel, while its code is on its way. */
export function ChartSkeleton({ isExpanded }: { readonly isExpanded: boolean }) {
  return (
    <Card title={<Skeleton className="w-40" />}>
      <div className="flex flex-col gap-3" aria-hidden>
        <div className="min-h-[60px]">
          <p className="text-xl">
            <Skeleton className="w-36" />
          </p>
          <p className="text-sm">
            <Skeleton className="w-24" />
          </p>
        </div>
        <Skeleton shape="block" className={isExpanded ? 'h-[560px] w-full' : 'h-[360px] w-full'} />
        <div className="min-h-5" />
      </div>
    </Card>
  );
}
