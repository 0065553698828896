import clsx from 'clsx';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { fitLine } from './fit-line';
import { useWidthChange } from './use-width-change';

export interface NumberTextProps {
  /** The number, formatted for people. Undefined is unknown: a dash is shown, never a zero. */
  value: string | undefined;
  /** The number with all its digits, for the title. */
  exact?: string | undefined;
  /** Stands lighter after the number; below it where the line has no room for both. */
  unit?: ReactNode;
  tone?: 'plain' | 'muted' | 'reward' | 'up' | 'down';
  /** Digits that change roll in. Off under reduced motion. */
  isRolling?: boolean;
  className?: string;
}

const tones = { plain: '', muted: 'text-text-muted', reward: 'text-reward', up: 'text-up', down: 'text-down' };

/** Places are counted from the point, so that a further digit in front does not renew all the others. */
function placesOf(text: string): { place: string; character: string }[] {
  const point = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const from = point < 0 ? text.length : point;
  return [...text].map((character, index) => ({ place: String(index - from), character }));
}

function RollingDigits({ text }: { text: string }) {
  const [shown, setShown] = useState({ text, before: text });
  if (shown.text !== text) setShown({ text, before: shown.text });
  const before = new Map(placesOf(shown.before).map(({ place, character }) => [place, character]));
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        {placesOf(text).map(({ place, character }) => (
          <span
            key={`${place}:${character}`}
            className={clsx('ui-digit', before.get(place) !== character && 'ui-rolling')}
          >
            {character}
          </span>
        ))}
      </span>
    </>
  );
}

/**
 * A number as the hero of its line: tabular figures, the unit lighter, a dash for the unknown. It is never cut without a
 * mark: too long for its line, its type shrinks to 12 px, then the unit moves below it, then it ends in an ellipsis; all
 * digits are in the title. `data-amount` marks the element.
 */
export function NumberText({ value, exact, unit, tone = 'plain', isRolling, className }: NumberTextProps) {
  const line = useRef<HTMLSpanElement>(null);
  const fit = () => {
    if (line.current) fitLine(line.current);
  };
  useLayoutEffect(fit);
  useWidthChange(() => [line.current?.parentElement, line.current?.parentElement?.parentElement], fit);
  return (
    // A number and its unit read from left to right in every language; the attribute also isolates them.
    <span
      ref={line}
      dir="ltr"
      data-amount=""
      title={exact ?? value}
      className={clsx(
        'inline-flex max-w-full min-w-0 flex-wrap items-baseline [justify-content:inherit] gap-x-[0.25em] align-baseline tabular-nums',
        tones[tone],
        className,
      )}
    >
      <span className="max-w-full min-w-0 overflow-hidden text-ellipsis whitespace-nowrap">
        {value === undefined ? '–' : isRolling ? <RollingDigits text={value} /> : value}
      </span>
      {unit && value !== undefined ? (
        <span className="max-w-full min-w-0 font-normal text-text-muted [overflow-wrap:anywhere]"> {unit}</span>
      ) : null}
    </span>
  );
}
