import { rosettePath } from './rosette-path';

/** The whole engraving, with a tick: it is done. */
export function DoneMark() {
  const line = (phase: number) => rosettePath({ centre: 48, radius: 34, depth: 7, lobes: 9, phase });
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" fill="none" aria-hidden="true">
      <g className="stroke-success" strokeWidth="1.25">
        <path d={line(0)} />
        <path d={line(Math.PI)} />
      </g>
      <circle cx="48" cy="48" r="20" className="fill-success-soft" />
      <path
        d="m39.5 48.5 6 6 11.5-12.5"
        className="stroke-success"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
