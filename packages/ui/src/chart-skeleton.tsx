/** Lines of a grid and a curve that breathes, filling its box: the shape of a chart that is on its way. */
export function ChartSkeleton() {
  return (
    <svg viewBox="0 0 640 320" preserveAspectRatio="none" className="size-full" aria-hidden="true" data-skeleton>
      <g className="stroke-border" fill="none">
        {[40, 110, 180, 250].map((y) => (
          <path key={y} d={`M0 ${y}H640`} vectorEffect="non-scaling-stroke" opacity="0.6" />
        ))}
        <path
          d="M0 236C54 220 76 172 124 178s62 40 108 20 62-92 112-96 68 60 116 52 66-84 112-92 44 22 68 16"
          className="animate-breathe"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </svg>
  );
}
