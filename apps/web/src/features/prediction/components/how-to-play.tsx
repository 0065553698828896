import { turnCost } from '@besc/domain/prediction/turn-cost';
import { fraction } from '@besc/domain/shared/fraction';
import { Dialog } from '@besc/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { formatUsd } from '../../../blocks/prices/format-usd';
import { coinDepthQuery } from '../prediction.queries';
import { bpsText } from '../price-text';
import { BullAndBear } from './animals';

/** The rules and the chances in plain words. Load it lazily. */
export function HowToPlayDialog(props: {
  readonly fee: bigint | undefined;
  /** A smaller move decides nothing, in hundredths of a percent. */
  readonly minimumMove: bigint;
  readonly onClose: () => void;
}) {
  const { t, locale } = useText();
  const { fee, minimumMove, onClose } = props;
  const rate = fee === undefined ? '–' : bpsText(fee, locale);
  const steps = [
    t('Say whether BESC will cost more (UP) or less (DOWN) at the end of the next round, and with how much.'),
    t('When a round locks, its price is locked too, and nobody can enter any more.'),
    t('When it closes, those on the right side share all bets by what they bet, less a fee of %rate%.', { rate }),
    t(
      'Equal prices burn all bets. Otherwise bets come back when one side is empty or the round cannot be finished in time.',
    ),
    ...(minimumMove > 0n
      ? [t('Bets come back as well when the price moves by less than %move%.', { move: bpsText(minimumMove, locale) })]
      : []),
  ];
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={t('How to play')} closeLabel={t('Close')}>
      <div className="flex flex-col gap-4">
        <BullAndBear />
        <ol className="flex list-decimal flex-col gap-2 ps-5 text-sm">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="rounded-control bg-surface-sunken p-3 text-sm">
          {t(
            'The chances, plainly: nobody knows where a price goes in so short a time. Who guesses gets back, on average, the bets less the fee: %rate% is lost on average each round.',
            { rate },
          )}
        </p>
        <TurnCost minimumMove={minimumMove} />
        <p className="text-sm text-text-muted">
          {t(
            'Anyone can execute a round when it is due, and anyone can check its price: it is the oracle’s last one before the boundary.',
          )}
        </p>
      </div>
    </Dialog>
  );
}

/** The least move that a figure is told for where the game has none, in hundredths of a percent. */
const toldMove = 5n;

/** What a trade that turns a round costs, at the depth of now of the pair of coin and dollar. */
function TurnCost({ minimumMove }: { readonly minimumMove: bigint }) {
  const { t, locale } = useText();
  const depth = useQuery(coinDepthQuery(useChain())).data;
  const moveBps = minimumMove > 0n ? minimumMove : toldMove;
  const move = bpsText(moveBps, locale);
  const cost = depth && formatUsd(fraction(turnCost(depth.amount, moveBps), 10n ** BigInt(depth.decimals)), locale);
  return (
    <p className="text-sm text-text-muted">
      {t('Prices are means of a minute or longer in this exchange’s own markets, so trades can turn a round.')}{' '}
      {cost
        ? t(
            'Moving BESC against the dollar by %move% for a minute, and back, costs about %cost% in fees today. A round that holds more can be worth it to somebody.',
            { move, cost },
          )
        : null}
    </p>
  );
}
