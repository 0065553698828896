import { Disclosure } from '@besc/ui/disclosure';
import { useText } from '../../../blocks/language/use-text';

/** How an auction goes, and what is asked often. */
export function HowItWorks() {
  const { t } = useText();
  const questions = [
    {
      ask: t('How is it decided who wins?'),
      tell: t(
        'The best totals win, as many as there are places; of equal totals the earlier one. With fewer bidders than places, all win. The contract fixes it at the close.',
      ),
    },
    {
      ask: t('What is won?'),
      tell: t('A farm for the token of the project, for 7 days.'),
    },
    {
      ask: t('What happens to the bids?'),
      tell: t(
        'Winning bids are burned. All others can be reclaimed after the close, at any time. A day after the end anybody can close an auction.',
      ),
    },
  ];
  return (
    <section aria-labelledby="auctions-questions" className="flex flex-col gap-2">
      <h2 id="auctions-questions" className="text-lg font-semibold">
        {t('How it works')}
      </h2>
      {questions.map(({ ask, tell }) => (
        <Disclosure key={ask} summary={ask}>
          <p className="text-sm text-text-muted">{tell}</p>
        </Disclosure>
      ))}
    </section>
  );
}
