import type { CampaignType } from '@besc/domain/profile/campaigns';
import { rosettePath } from '@besc/ui/rosette-path';
import clsx from 'clsx';
import type { Achievement } from '../achievements';

const lobes: Readonly<Record<CampaignType, number>> = { ifo: 8, teambattle: 12, participation: 16 };
const emblems: Readonly<Record<CampaignType, string>> = {
  // A sprout, two crossed swords, a star.
  ifo: 'M32 44V28m0 6c-8 0-11-4-11-10 8 0 11 4 11 10zm0-4c0-7 4-10 11-10 0 7-4 10-11 10z',
  teambattle: 'M22 42l20-20m-20 0l20 20M20 38l6 6m12 0l6-6',
  participation: 'M32 20l3.6 8 8.4.9-6.3 5.8 1.8 8.6-7.5-4.4-7.5 4.4 1.8-8.6-6.3-5.8 8.4-.9z',
};

/** An engraved medal: in full ink when earned, in outline before, struck through when missed. */
export function Medal({ type, state }: { readonly type: CampaignType; readonly state: Achievement['state'] }) {
  const isEarned = state === 'earned';
  const isOffered = state === 'claimable' || state === 'provable';
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className={clsx(
        'size-14 shrink-0',
        isEarned ? 'text-reward' : isOffered ? 'text-primary' : 'text-text-muted opacity-60',
      )}
    >
      <circle cx="32" cy="32" r="21" className={isEarned ? 'fill-reward-soft' : 'fill-surface-sunken'} />
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        {[0, 1, 2].map((line) => (
          <path
            key={line}
            strokeWidth="0.9"
            opacity={isEarned ? 0.9 : 0.5}
            d={rosettePath({ centre: 32, radius: 23 + line * 2.6, depth: 1.8, lobes: lobes[type], phase: line * 0.9 })}
          />
        ))}
        <circle cx="32" cy="32" r="18" strokeWidth="1" strokeDasharray={isEarned ? undefined : '2 2'} />
        <path strokeWidth="2" d={emblems[type]} />
        {state === 'missed' ? <path strokeWidth="1.5" d="M16 48 48 16" /> : null}
      </g>
    </svg>
  );
}
