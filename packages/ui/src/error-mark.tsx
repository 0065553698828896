import { rosettePath } from './rosette-path';

/** An engraving that broke in two: for parts that could not be loaded. */
export function ErrorMark() {
  const line = rosettePath({ centre: 48, radius: 34, depth: 6, lobes: 9, phase: 0 });
  const other = rosettePath({ centre: 48, radius: 34, depth: 6, lobes: 9, phase: Math.PI });
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" fill="none" aria-hidden="true">
      <g className="stroke-border-strong" strokeWidth="1" pathLength="100">
        <path d={line} pathLength="100" strokeDasharray="44 6" strokeDashoffset="-3" />
        <path d={other} pathLength="100" strokeDasharray="44 6" strokeDashoffset="-3" />
      </g>
      <path d="M48 36v15" className="stroke-danger" strokeWidth="2" strokeLinecap="round" />
      <circle cx="48" cy="58.5" r="1.6" className="fill-danger" />
    </svg>
  );
}
