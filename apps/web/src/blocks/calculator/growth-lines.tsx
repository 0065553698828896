import { useText } from '../language/use-text';
import type { growthPoints } from './calculation';

const width = 320;
const height = 96;
const edge = 3;

/** How a stake grows over the stay, staked again and not: two lines from one point, the gap between them filled. */
export function GrowthLines({ points }: { readonly points: NonNullable<ReturnType<typeof growthPoints>> }) {
  const { t } = useText();
  const top = Math.max(...points.flatMap(({ plain, compounded }) => [plain, compounded]), Number.EPSILON);
  const at = (value: number, index: number) => {
    const x = edge + (index / (points.length - 1)) * (width - 2 * edge);
    const y = height - edge - (value / top) * (height - 2 * edge);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const compounded = points.map((point, index) => at(point.compounded, index));
  const plain = points.map((point, index) => at(point.plain, index));
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
        className="h-24 w-full"
      >
        <path d={`M${compounded.join('L')}L${plain.toReversed().join('L')}Z`} className="fill-primary-soft" />
        <path d={`M${plain.join('L')}`} className="stroke-border-strong" strokeWidth="1.5" strokeDasharray="4 4" />
        <path d={`M${compounded.join('L')}`} className="stroke-primary" strokeWidth="2" strokeLinejoin="round" />
      </svg>
      <figcaption className="mt-1 flex flex-wrap gap-x-4 text-xs text-text-muted">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="w-5 border-t-2 border-primary" />
          {t('Earnings restaked')}
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="w-5 border-t-2 border-dashed border-border-strong" />
          {t('Earnings not restaked')}
        </span>
      </figcaption>
    </figure>
  );
}
