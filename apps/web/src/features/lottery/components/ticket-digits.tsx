import { ticketDigits } from '@besc/domain/lottery/ticket-numbers';
import clsx from 'clsx';

const places = [0, 1, 2, 3] as const;
const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** Of a reel's window; twenty units are the height of the type. */
const [width, height] = [21, 29];

const sizes = {
  large: 'gap-2 text-2xl',
  medium: 'gap-1.5 text-xl',
  small: 'gap-1 text-base',
} as const;

/** Four digits as reels that roll to their place; question marks before the draw. `name` says what they are. */
export function Reels(props: {
  readonly number: number | undefined;
  readonly name: string;
  readonly size?: keyof typeof sizes;
}) {
  const { number, name, size = 'medium' } = props;
  const text = number === undefined ? undefined : ticketDigits(number);
  return (
    <span role="img" aria-label={text === undefined ? name : `${name}: ${text}`} dir="ltr">
      <span aria-hidden="true" className={clsx('inline-flex font-semibold tabular-nums', sizes[size])}>
        {places.map((place) => (
          <span
            key={place}
            className={clsx(
              'block overflow-hidden rounded-mark border',
              text === undefined
                ? 'border-border bg-surface-sunken text-text-muted'
                : 'border-reward bg-reward-soft text-reward',
            )}
          >
            <Reel digit={text?.[place]} place={place} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** All ten digits below each other, moved so that one stands in the window. */
function Reel({ digit, place }: { readonly digit: string | undefined; readonly place: number }) {
  const shown = digit === undefined ? ['?'] : digits;
  const offset = digit === undefined ? 0 : Number(digit) * height;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block h-[1.45em] w-[1.05em] overflow-hidden">
      <g
        className="motion-safe:transition-transform motion-safe:duration-700 motion-safe:starting:[transform:none]!"
        style={{ transform: `translateY(-${offset}px)`, transitionDelay: `${place * 120}ms` }}
      >
        {shown.map((character, index) => (
          <text
            key={character}
            x={width / 2}
            y={height * (index + 0.5)}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize="20"
            className="fill-current"
          >
            {character}
          </text>
        ))}
      </g>
    </svg>
  );
}
