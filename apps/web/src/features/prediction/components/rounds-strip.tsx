import { IconButton } from '@besc/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../../blocks/language/use-text';
import { useReducedMotion } from '../../../lib/use-reduced-motion';
import type { CardView } from '../prediction.view-model';
import { RoundCard } from './round-card';

/**
 * The cards side by side. They move by themselves when another round is live, by touch, by the buttons, and by the arrow
 * keys while the row has the focus.
 */
export function RoundsStrip(props: {
  readonly cards: readonly CardView[];
  readonly now: number;
  readonly isPaused: boolean;
}) {
  const { t } = useText();
  const { cards, now, isPaused } = props;
  const row = useRef<HTMLDivElement>(null);
  const isCalm = useReducedMotion();
  const live = (cards.find(({ kind }) => kind === 'live') ?? cards.find(({ kind }) => kind === 'next') ?? cards.at(-1))
    ?.epoch;
  /** The round in the middle, until somebody looks at others; the next epoch brings them back. */
  const followed = useRef<number>(undefined);
  const leave = () => {
    followed.current = undefined;
  };

  const wasMoved = useRef(false);
  useEffect(() => {
    followed.current = live;
    showRound(row.current, live, wasMoved.current && !isCalm ? 'smooth' : 'auto');
    wasMoved.current = true;
  }, [live, isCalm]);

  useEffect(() => {
    // A window that changes stops a movement half way.
    const onResize = () => showRound(row.current, followed.current, 'auto');
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    // What scrolls must be reached by keyboard.
    element.tabIndex = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined || event.target !== element) return;
      event.preventDefault();
      followed.current = undefined;
      scrollByCards(element, step, isCalm);
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [isCalm]);

  /** Along the reading direction. */
  function move(cardsAlong: number): void {
    const element = row.current;
    leave();
    if (element)
      scrollByCards(element, getComputedStyle(element).direction === 'rtl' ? -cardsAlong : cardsAlong, isCalm);
  }

  return (
    <div className="flex flex-col gap-2">
      <section
        ref={row}
        aria-label={t('Rounds (use the arrow keys)')}
        onWheel={leave}
        onTouchMove={leave}
        // On a card it presses something, on the row its scroll bar.
        onPointerDown={(event) => event.target === row.current && leave()}
        className="relative flex snap-x gap-4 overflow-x-auto px-1 py-2 [scrollbar-width:thin]"
      >
        {cards.map((card) => (
          <div key={card.epoch} data-epoch={card.epoch} className="flex shrink-0 snap-center">
            <RoundCard card={card} now={now} isPaused={isPaused} />
          </div>
        ))}
      </section>
      <div className="flex justify-center gap-2">
        <IconButton
          label={t('Earlier rounds')}
          icon={<ChevronLeft size={20} aria-hidden className="rtl:rotate-180" />}
          onClick={() => move(-1)}
        />
        <IconButton
          label={t('Later rounds')}
          icon={<ChevronRight size={20} aria-hidden className="rtl:rotate-180" />}
          onClick={() => move(1)}
        />
      </div>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const gap = 16;

/** Brings the card of a round into the middle. */
function showRound(element: HTMLElement | null, epoch: number | undefined, behavior: ScrollBehavior): void {
  const card = element?.querySelector<HTMLElement>(`[data-epoch="${epoch}"]`);
  if (!element || !card) return;
  element.scrollTo({ left: card.offsetLeft - (element.clientWidth - card.clientWidth) / 2, behavior });
}

/** To the right, or to the left below zero. */
function scrollByCards(element: HTMLElement, count: number, isCalm: boolean): void {
  const width = element.querySelector('[data-epoch]')?.clientWidth ?? 0;
  element.scrollBy({ left: count * (width + gap), behavior: isCalm ? 'auto' : 'smooth' });
}
