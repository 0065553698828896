import { bracketChance, winChance } from '@besc/domain/lottery/ticket-odds';
import { Button } from '@besc/ui/button';
import { Dialog } from '@besc/ui/dialog';
import { useText } from '../../../blocks/language/use-text';
import { lotteryOverlay } from '../lottery-overlay';
import { oneIn } from '../number-texts';
import { type RuledGame, useGameRules } from '../use-game-rules';
import { PaperTicket, TicketsMark } from './paper-ticket';

/** The example of the rules: its first two digits match. */
const [exampleDrawn, examples] = [14_217, [14_217, 14_212, 14_298, 19_217]] as const;

/** The rules, the chances and an example, in plain words. Load it lazily. */
export function HowToPlayDialog(props: RuledGame & { readonly onClose: () => void }) {
  const { t, locale } = useText();
  const { onClose } = props;
  const rules = useGameRules(props);
  const results = [t('All 4 match'), t('3 match'), t('2 match'), t('No prize: the first digit differs')];
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={t('How to play')} closeLabel={t('Close')}>
      <div className="flex flex-col gap-4">
        <TicketsMark className="size-16" />
        <ol className="flex list-decimal flex-col gap-3 ps-5 text-sm">
          {rules.steps.map(({ title, text }) => (
            <li key={title}>
              <span className="font-semibold">{title}.</span> {text}
            </li>
          ))}
        </ol>
        <div>
          <p className="mb-2 text-sm text-text-muted">{t('If 4217 is drawn:')}</p>
          <ul className="grid grid-cols-2 gap-2">
            {examples.map((number, index) => (
              <li key={number}>
                <PaperTicket
                  number={number}
                  drawn={exampleDrawn}
                  tone={index === 3 ? 'faint' : 'prize'}
                  name={String(number - 10_000)}
                >
                  {results[index]}
                </PaperTicket>
              </li>
            ))}
          </ul>
        </div>
        <p className="rounded-control bg-surface-sunken p-3 text-sm">
          {t(
            'Your odds: 1 in %any% tickets wins a prize. Exactly two digits match 1 in %two%, three 1 in %three%, all four 1 in %all%.',
            {
              any: oneIn(winChance, locale),
              all: oneIn(bracketChance(3), locale),
              three: oneIn(bracketChance(2), locale),
              two: oneIn(bracketChance(1), locale),
            },
          )}
        </p>
        <ul className="flex list-disc flex-col gap-2 ps-5 text-sm text-text-muted">
          {rules.money.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Button kind="primary" wide onClick={() => lotteryOverlay.open({ kind: 'buy' })}>
          {t('Buy tickets')}
        </Button>
      </div>
    </Dialog>
  );
}
