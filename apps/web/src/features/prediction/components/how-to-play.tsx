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
    t('Pick UP if you think BESC will be higher at the end of the next round, or DOWN if lower, and set your amount.'),
    t('When a round locks, its price is set and entries close.'),
    t('When it closes, the winning side shares all bets in proportion to their size, minus a %rate% fee.', { rate }),
    t(
      'If the prices are equal, all bets are burned. Bets are refunded if one side is empty or the round can’t finish in time.',
    ),
    ...(minimumMove > 0n
      ? [t('Bets are also refunded if the price moves less than %move%.', { move: bpsText(minimumMove, locale) })]
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
            'Your odds: prices are unpredictable over so short a time. Guessing returns your bets minus the fee on average: a loss of %rate% per round.',
            { rate },
          )}
        </p>
        <TurnCost minimumMove={minimumMove} />
        <p className="text-sm text-text-muted">
          {t(
            'Anyone can execute a round when it’s due and check its price: the oracle’s last one before the boundary.',
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
      {t('Prices are averages of at least a minute on this exchange’s own markets, so trades can swing a round.')}{' '}
      {cost
        ? t(
            'Moving the BESC price by %move% for a minute and back costs about %cost% in fees today. For a bigger round, that could pay off.',
            { move, cost },
          )
        : null}
    </p>
  );
}
