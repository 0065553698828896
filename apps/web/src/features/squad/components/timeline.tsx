import type { Sale } from '@besc/domain/squad/sale';
import type { SalePhase } from '@besc/domain/squad/sale-phase';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Countdown } from '../../../blocks/clock/countdown';
import { useText } from '../../../blocks/language/use-text';

/** How far a sale is, by the four phases that it has. */
const places: Readonly<Record<SalePhase, number>> = {
  coming: -1,
  presale: 0,
  public: 1,
  over: 2,
  drawing: 2,
  claim: 2,
  refunding: 2,
};

/** The phases of a sale as a line, with the time until the next one. */
export function Timeline(props: {
  readonly sale: Sale;
  readonly phase: SalePhase;
  readonly isRevealed: boolean | undefined;
}) {
  const { t } = useText();
  const { sale, phase, isRevealed } = props;
  const now = phase === 'claim' && isRevealed ? 3 : places[phase];
  const until = (seconds: number, over: string): ReactNode => (
    <Countdown until={{ kind: 'time', seconds: BigInt(seconds) }} over={over} />
  );
  const claim = () => {
    if (phase === 'over' || phase === 'drawing') return t('The draw is on');
    return now > 2 ? t('Mint at any time') : now === 2 ? t('Open') : t('After the draw');
  };
  const steps: readonly (readonly [title: string, text: ReactNode])[] = [
    [
      t('Presale'),
      now > 0
        ? t('Over')
        : now < 0
          ? t('For first-generation holders')
          : sale.start === 0
            ? t('Open')
            : until(sale.start, t('Over')),
    ],
    [
      t('Public sale'),
      now > 1
        ? t('Over')
        : now === 1
          ? until(sale.end, t('Over'))
          : sale.start === 0
            ? t('For active profiles')
            : until(sale.start, t('Open')),
    ],
    [phase === 'refunding' ? t('Refunds') : t('Claim'), claim()],
    // Of a sale that is paid back nothing is revealed.
    ...(phase === 'refunding'
      ? []
      : [[t('Reveal'), now > 2 ? t('All portraits are shown') : t('After the claim begins')] as const]),
  ];
  return (
    <ol className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4">
      {steps.map(([title, text], place) => (
        <li
          key={title}
          aria-current={place === now ? 'step' : undefined}
          className={clsx('border-t-2 pt-2', place <= now ? 'border-accent' : 'border-border')}
        >
          <p className={clsx('text-sm font-semibold', place > now && 'text-text-muted')}>{title}</p>
          <p className="text-sm text-text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
