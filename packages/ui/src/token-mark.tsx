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

function GeneratedMark({ seed, symbol, size }: { seed: string; symbol: string; size: number }) {
  const hash = hashOf(seed);
  const hue = (hash % 24) * 15;
  const lobes = 5 + ((hash >>> 8) % 7);
  const phase = ((hash >>> 16) % 8) * (Math.PI / 8);
  const letters = [...(symbol.replace(/[^\p{L}\p{N}]/gu, '') || symbol)]
    .slice(0, size < 28 ? 1 : 2)
    .join('')
    .toUpperCase();
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill={`oklch(0.36 0.062 ${hue})`} />
      <g fill="none" stroke={`oklch(0.78 0.1 ${hue})`} strokeWidth="1">
        {[0, 1, 2].map((turn) => (
          <path
            key={turn}
            opacity={0.9 - turn * 0.22}
            d={rosettePath({ centre: 20, radius: 15.4, depth: 2.7, lobes, phase: phase + (turn * 2 * Math.PI) / 3 })}
          />
        ))}
      </g>
      <text
        x="20"
        y="20"
        dy="0.36em"
        textAnchor="middle"
        fontSize={letters.length > 1 ? 12.5 : 15}
        fontWeight="700"
        fill={`oklch(0.96 0.025 ${hue})`}
      >
        {letters}
      </text>
    </svg>
  );
}

/** The picture of a token, else a mark engraved from its seed; never a broken picture. Silent: its name stands beside. */
export function TokenMark({ seed, symbol, sources = [], size = 32, className }: TokenMarkProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const source = sources.find((candidate) => !failed.includes(candidate));
  return (
    <span
      className={clsx('inline-block shrink-0 overflow-hidden rounded-full bg-surface-sunken', className)}
      style={{ inlineSize: size, blockSize: size }}
    >
      {source ? (
        <img
          key={source}
          src={source}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setFailed((before) => [...before, source])}
        />
      ) : (
        <GeneratedMark seed={seed} symbol={symbol} size={size} />
      )}
    </span>
  );
}
