import clsx from 'clsx';

export interface SparklineProps {
  /** In order of time; fewer than two draw a flat line. */
  values: readonly number[];
  tone?: 'primary' | 'up' | 'down' | 'muted';
  width?: number;
  height?: number;
  /** Fills its column; `width` is then only its proportion. */
  isWide?: boolean;
  /** What the line tells, in words. Without it the drawing is silent. */
  label?: string;
  className?: string;
}

const tones = { primary: 'stroke-primary', up: 'stroke-up', down: 'stroke-down', muted: 'stroke-border-strong' };

/** A small line without axes, for tables. */
export function Sparkline(props: SparklineProps) {
  const { values, tone = 'primary', width = 96, height = 32, isWide, label, className } = props;
  const finite = values.filter(Number.isFinite);
  const least = Math.min(...finite);
  const span = Math.max(...finite) - least;
  const edge = 2;
  const path =
    finite.length < 2 || span === 0
      ? `M${edge} ${height / 2}H${width - edge}`
      : finite
          .map((value, index) => {
            const x = edge + (index / (finite.length - 1)) * (width - 2 * edge);
            const y = height - edge - ((value - least) / span) * (height - 2 * edge);
            return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
          })
          .join('');
  return (
    <span className={clsx(isWide ? 'block w-full' : 'inline-block', className)}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={isWide ? '100%' : width}
        height={height}
        preserveAspectRatio={isWide ? 'none' : undefined}
        fill="none"
        aria-hidden="true"
      >
        <path
          d={path}
          className={tones[tone]}
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
