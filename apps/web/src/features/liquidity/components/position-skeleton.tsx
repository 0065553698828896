import { Skeleton } from '@besc/ui/skeleton';

/** A row of the list of positions before it is known: as high as `PositionRow`, with its marks and lines. */
export function PositionSkeleton() {
  return (
    <div className="flex h-[74px] items-center gap-3 rounded-control border border-border px-3 sm:h-[62px]">
      <span className="flex shrink-0 -space-x-2">
        <Skeleton shape="circle" className="size-8" />
        <Skeleton shape="circle" className="size-8" />
      </span>
      <span className="flex flex-col gap-1">
        <Skeleton className="w-28" />
        <Skeleton className="w-20 text-xs" />
      </span>
    </div>
  );
}
