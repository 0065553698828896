import { rosettePath } from './rosette-path';

/** An engraving that is being drawn, round and round: something is under way. Still under reduced motion; say what it is beside. */
export function ProgressMark() {
  const line = (phase: number) => rosettePath({ centre: 48, radius: 34, depth: 7, lobes: 9, phase });
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" fill="none" aria-hidden="true">
      <g className="stroke-border" strokeWidth="1">
        <path d={line(0)} />
        <path d={line(Math.PI)} />
      </g>
      <g className="stroke-primary" strokeWidth="1.5" strokeLinecap="round">
        <path d={line(0)} pathLength="9" strokeDasharray="2.4 6.6" className="ui-engrave" />
        <path d={line(Math.PI)} pathLength="9" strokeDasharray="2.4 6.6" className="ui-engrave" />
      </g>
    </svg>
  );
}
