import { rosettePath } from './rosette-path';

/** An engraving that has only been begun: for lists without an entry. */
export function EmptyMark() {
  const line = (phase: number) => rosettePath({ centre: 48, radius: 34, depth: 7, lobes: 9, phase });
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" fill="none" aria-hidden="true">
      <g className="stroke-border-strong" strokeWidth="1" strokeDasharray="1.5 3.5" strokeLinecap="round">
        <path d={line(0)} />
        <path d={line(Math.PI)} />
      </g>
      <g className="stroke-primary" strokeWidth="1.5" strokeLinecap="round" transform="rotate(-90 48 48)">
        <path d={line(0)} pathLength="9" strokeDasharray="2 7" />
        <path d={line(Math.PI)} pathLength="9" strokeDasharray="2 7" />
      </g>
    </svg>
  );
}
