import clsx from 'clsx';
import { useMemo } from 'react';
import { rosettePath } from './rosette-path';

export interface EngravingProps {
  /** Hues of the two families of lines in OKLCH, in degrees. */
  hues: readonly [number, number];
  className?: string;
}

const lines = 9;
const centre = 200;

/** Closed lines around one centre, each a little wider and turned against the one before. */
function family(lobes: number, from: number, to: number, depth: number): string[] {
  return Array.from({ length: lines }, (_, line) => {
    const part = line / (lines - 1);
    return rosettePath({ centre, radius: from + (to - from) * part, depth, lobes, phase: part * Math.PI });
  });
}

/**
 * The rosette of a banknote, drawn large: two families of lines that turn slowly against each other. Fills its box, which
 * should be square. Only a picture: silent, and still under reduced motion.
 */
export function Engraving({ hues, className }: EngravingProps) {
  const families = useMemo(() => [family(24, 112, 184, 12), family(17, 96, 168, 20)], []);
  return (
    <span className={clsx('relative block overflow-clip', className)} aria-hidden="true">
      {families.map((paths, index) => (
        <svg
          // The order never changes: the families are two drawings, one above the other.
          key={paths[0]}
          viewBox="0 0 400 400"
          fill="none"
          aria-hidden="true"
          className={clsx('absolute inset-0 size-full', index === 0 ? 'ui-turn' : 'ui-turn-back')}
        >
          <g className="ui-engraving" style={{ ['--hue' as string]: hues[index] }} strokeWidth="0.8">
            {paths.map((path, line) => (
              <path key={path} d={path} opacity={0.35 + (0.5 * line) / lines} />
            ))}
          </g>
        </svg>
      ))}
    </span>
  );
}
