import { rosettePath } from './rosette-path';

/** Two zero-like engravings that do not meet, with the gap where the page should be. */
export function NotFoundMark() {
  return (
    <svg viewBox="0 0 240 112" width="240" height="112" fill="none" aria-hidden="true" className="max-w-full">
      {[0, 1, 2, 3].map((turn) => (
        <path
          key={turn}
          className="stroke-border-strong"
          strokeWidth="1"
          d={rosettePath({ centre: 56, radius: 40, depth: 9, lobes: 11, phase: (turn * Math.PI) / 2 })}
        />
      ))}
      <g transform="translate(128 0)">
        {[0, 1, 2, 3].map((turn) => (
          <path
            key={turn}
            className="stroke-primary"
            strokeWidth="1"
            strokeDasharray="2 3"
            d={rosettePath({ centre: 56, radius: 40, depth: 9, lobes: 11, phase: (turn * Math.PI) / 2 })}
          />
        ))}
      </g>
      <path d="M110 56h20" className="stroke-danger" strokeWidth="1.5" strokeDasharray="2 4" strokeLinecap="round" />
    </svg>
  );
}
