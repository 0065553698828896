import clsx from 'clsx';
import { useState } from 'react';
import { rosettePath } from './rosette-path';

export interface TokenMarkProps {
  /** What the generated mark is drawn from, for example an address. Upper and lower case count the same. */
  seed: string;
  /** Its first letters stand in the generated mark. */
  symbol: string;
  /** Addresses of the picture in the order to try. What does not load is passed over. */
  sources?: readonly string[];
  /** Edge in px; default 32. */
  size?: number;
  className?: string;
}

/** FNV-1a over the characters: small, and the same everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text.toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/** The hue in OKLCH, in degrees, of the mark that is generated from a seed. */
export function markHue(seed: string): number {
  return (hashOf(seed) % 24) * 15;
}

/** Two overlapping moons in neighbouring hues, a ring of engraving and the first letters. */
function GeneratedMark({ seed, symbol, size }: { seed: string; symbol: string; size: number }) {
  const hash = hashOf(seed);
  const hue = markHue(seed);
  const lobes = 9 + ((hash >>> 8) % 8);
  const turn = ((hash >>> 16) % 12) * 30;
  const side = (hash >>> 5) % 2 === 0 ? 34 : -34;
  const letters = [...(symbol.replace(/[^\p{L}\p{N}]/gu, '') || symbol)]
    .slice(0, size < 28 ? 1 : 2)
    .join('')
    .toUpperCase();
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <path d="M0 0h40v40H0z" fill={`oklch(0.41 0.082 ${hue})`} />
      <g transform={`rotate(${turn} 20 20)`}>
        <circle cx="31" cy="20" r="21" fill={`oklch(0.47 0.092 ${hue + side})`} />
        <circle cx="41" cy="20" r="16" fill={`oklch(0.56 0.1 ${hue + 2 * side})`} />
      </g>
      <path
        fill="none"
        stroke={`oklch(0.93 0.05 ${hue})`}
        strokeWidth="0.75"
        opacity="0.5"
        d={rosettePath({ centre: 20, radius: 16.9, depth: 1.3, lobes, phase: 0 })}
      />
      <text
        x="20"
        y="20"
        dy="0.355em"
        textAnchor="middle"
        fontSize={letters.length > 1 ? 14 : 19}
        fontWeight="650"
        letterSpacing="-0.3"
        fill={`oklch(0.985 0.012 ${hue})`}
      >
        {letters}
      </text>
    </svg>
  );
}

/** Pictures that did not load are not asked for again for a while, wherever they stand; the oldest are forgotten first. */
const failedAt = new Map<string, number>();
const forgetAfterMs = 10 * 60_000;
const mostFailed = 5_000;
/** Pictures that were shown: when they come into view again, no mark flashes before them. */
const shown = new Set<string>();

function hasFailed(source: string): boolean {
  const time = failedAt.get(source);
  return time !== undefined && performance.now() - time < forgetAfterMs;
}

function noteFailure(source: string): void {
  failedAt.delete(source);
  failedAt.set(source, performance.now());
  const [oldest] = failedAt.keys();
  if (failedAt.size > mostFailed && oldest !== undefined) failedAt.delete(oldest);
}

/** The picture of a token, else a mark engraved from its seed; never a broken picture. Silent: its name stands beside. */
export function TokenMark({ seed, symbol, sources = [], size = 32, className }: TokenMarkProps) {
  const [, lookAgain] = useState(0);
  const source = sources.find((candidate) => !hasFailed(candidate));
  // The first place is near and answers at once; while a further one is asked, the mark stands in its place.
  const isWaiting = source !== undefined && source !== sources[0] && !shown.has(source);
  return (
    <span
      className={clsx('relative inline-block shrink-0 overflow-hidden rounded-full bg-surface-sunken', className)}
      style={{ inlineSize: size, blockSize: size }}
    >
      {source === undefined || isWaiting ? <GeneratedMark seed={seed} symbol={symbol} size={size} /> : null}
      {source === undefined ? null : (
        <img
          key={source}
          src={source}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className={clsx('absolute inset-0 size-full object-cover', isWaiting && 'opacity-0')}
          onLoad={() => {
            if (!isWaiting) return;
            shown.add(source);
            lookAgain((count) => count + 1);
          }}
          onError={() => {
            noteFailure(source);
            lookAgain((count) => count + 1);
          }}
        />
      )}
    </span>
  );
}
