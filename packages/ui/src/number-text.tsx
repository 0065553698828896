import clsx from 'clsx';
import { useState } from 'react';

export interface NumberTextProps {
  /** The number, formatted for people. Undefined is unknown: a dash is shown, never a zero. */
  value: string | undefined;
  /** Stands lighter after the number. */
  unit?: string | undefined;
  tone?: 'plain' | 'muted' | 'reward' | 'up' | 'down';
  /** Digits that change roll in. Off under reduced motion. */
  isRolling?: boolean;
  className?: string;
}

const tones = { plain: '', muted: 'text-text-muted', reward: 'text-reward', up: 'text-up', down: 'text-down' };

/** Places are counted from the point, so that a further digit in front does not renew all the others. */
function placesOf(text: string): { place: string; character: string }[] {
  const point = text.includes('.') ? text.indexOf('.') : text.length;
  return [...text].map((character, index) => ({ place: String(index - point), character }));
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

/** A number as the hero of its line: tabular figures, the unit lighter, a dash for the unknown. */
export function NumberText({ value, unit, tone = 'plain', isRolling, className }: NumberTextProps) {
  return (
    // A number and its unit read from left to right in every language; the attribute also isolates them.
    <span dir="ltr" className={clsx('tabular-nums whitespace-nowrap', tones[tone], className)}>
      {value === undefined ? '–' : isRolling ? <RollingDigits text={value} /> : value}
      {unit && value !== undefined ? <span className="font-normal text-text-muted"> {unit}</span> : null}
    </span>
  );
}
