import { ticketDigits } from '@besc/domain/lottery/ticket-numbers';
import clsx from 'clsx';

const places = [0, 1, 2, 3] as const;
const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const sizes = {
  large: 'gap-2 text-2xl [--reel:1.45em]',
  medium: 'gap-1.5 text-xl [--reel:1.4em]',
  small: 'gap-1 text-base [--reel:1.5em]',
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
              'relative block h-(--reel) w-[1.05em] overflow-hidden rounded-mark border text-center',
              text === undefined
                ? 'border-border bg-surface-sunken text-text-muted'
                : 'border-reward bg-reward-soft text-reward',
            )}
          >
            {text === undefined ? (
              <span className="block leading-(--reel)">?</span>
            ) : (
              <span
                className="absolute inset-x-0 top-0 flex flex-col motion-safe:transition-transform motion-safe:duration-700 motion-safe:starting:[transform:translateY(0)]!"
                style={{ transform: `translateY(-${Number(text[place]) * 10}%)`, transitionDelay: `${place * 120}ms` }}
              >
                {digits.map((digit) => (
                  <span key={digit} className="block h-(--reel) leading-(--reel)">
                    {digit}
                  </span>
                ))}
              </span>
            )}
          </span>
        ))}
      </span>
    </span>
  );
}
