import type { Round } from '@besc/domain/lottery/round';
import { roundPot, ticketsSold } from '@besc/domain/lottery/round';
import type { PhaseView } from '@besc/domain/lottery/round-phase';
import { winChance } from '@besc/domain/lottery/ticket-odds';
import { affordableTickets, bulkDiscount, purchaseError, ticketCosts } from '@besc/domain/lottery/ticket-offer';
import { Button } from '@besc/ui/button';
import { Checkbox } from '@besc/ui/checkbox';
import { DataRow } from '@besc/ui/data-row';
import { Dialog } from '@besc/ui/dialog';
import { Disclosure } from '@besc/ui/disclosure';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButtons } from '../../../blocks/action/action-buttons';
import type { Blocker } from '../../../blocks/action/blocker';
import { firstBlocker } from '../../../blocks/action/first-blocker';
import { useAllowance } from '../../../blocks/action/use-allowance';
import { useWriter } from '../../../blocks/action/use-writer';
import { BalanceLine } from '../../../blocks/amount-input/balance-line';
import { useChain } from '../../../blocks/chain/chain-context';
import { isStale, useChainState } from '../../../blocks/chain/use-chain-state';
import { Countdown } from '../../../blocks/clock/countdown';
import { useText } from '../../../blocks/language/use-text';
import { approvalAmount } from '../../../blocks/preferences/approval-amount';
import { usePreference } from '../../../blocks/preferences/use-preference';
import { ConfirmButton } from '../../../blocks/staking/confirm-button';
import { NetworkCost } from '../../../blocks/staking/network-cost';
import { useConfirmation } from '../../../blocks/staking/use-confirmation';
import { useBalance } from '../../../blocks/token-select/use-balance';
import { buyAction } from '../lottery.actions';
import { potRoomQuery, ticketCostsQuery } from '../lottery.queries';
import type { LotteryPlace } from '../lottery-place';
import { oneIn, partText } from '../number-texts';
import { randomWord } from '../random-word';
import { chosenNumbers, noTickets, type TicketFormAction, ticketForm } from '../ticket-form';
import { AverageReturn } from './average-return';
import { DiscountCurve } from './discount-curve';
import { MoneyText } from './money-text';
import { TicketCount } from './ticket-count';
import { TicketFields } from './ticket-fields';

/** Gas of a purchase, of each ticket in it, and of an approval; at most. */
const [purchaseGas, ticketGas, approvalGas] = [110_000n, 45_000n, 60_000n];

/** How many, which numbers, what it costs, and that it is final. Load it lazily. */
export function BuyDialog(props: {
  readonly place: LotteryPlace;
  readonly round: Round;
  readonly phase: PhaseView;
  readonly most: number;
  readonly isPaused: boolean;
  readonly onClose: () => void;
}) {
  const { t, locale } = useText();
  const { place, round, phase, most, isPaused } = props;
  const { money, game } = place;
  const writer = useWriter();
  const balance = useBalance(money);
  const allowance = useAllowance(money, game);
  const chosenAllowance = usePreference(approvalAmount);
  const isOld = isStale(useChainState(false));
  const confirmation = useConfirmation(props.onClose);
  const { isBusy } = confirmation;
  const [text, setText] = useState('1');
  const [form, setForm] = useState(() => ticketForm(noTickets, { kind: 'count', count: 1, word: randomWord }));
  // Drawn when it is pressed, not when it is shown: what is random must not be computed twice.
  const dispatch = (action: TicketFormAction) => setForm(ticketForm(form, action));
  const [isFinal, setFinal] = useState(false);
  const typed = Number(text);
  // Beyond the most nothing is drawn; the button says why.
  const count = Math.min(typed, most);
  const chain = useChain();
  const onChain = useQuery(ticketCostsQuery(chain, place, round.id, count));
  const { data: room } = useQuery(potRoomQuery(chain, place, round.id));
  const { cost, discount, costWithDiscount } = onChain.data ?? ticketCosts(round, count);
  const rate = partText(bulkDiscount(round, count), locale);
  const held = balance.kind === 'known' ? balance.amount : undefined;
  const numbers = chosenNumbers(form);
  const isToApprove = (allowance.amount ?? costWithDiscount) < costWithDiscount;

  function change(next: string) {
    setText(next);
    dispatch({ kind: 'count', count: Math.min(Number(next), most), word: randomWord });
  }

  function state(): Blocker | { readonly kind: 'ready'; readonly numbers: readonly number[] } {
    const blocker = firstBlocker(writer);
    if (blocker !== undefined) return blocker;
    if (isOld) return { kind: 'offline' };
    if (isPaused) return { kind: 'error', text: 'The lottery is paused' };
    if (phase.phase !== 'on-sale') return { kind: 'error', text: 'Sales of this round are over' };
    if (held === undefined) return { kind: 'loading' };
    switch (purchaseError({ count: typed, most, cost: costWithDiscount, balance: held, room })) {
      case 'no-tickets':
        return { kind: 'error', text: 'Enter how many tickets' };
      case 'too-many':
        return { kind: 'error', text: 'Too many tickets for one purchase' };
      case 'insufficient-balance':
        return { kind: 'error', text: 'Insufficient %symbol% balance', symbol: money.symbol };
      case 'no-room':
        return { kind: 'error', text: 'The prize pot is full for now' };
      default:
        if (numbers === undefined) return { kind: 'error', text: 'A number needs four digits' };
        if (!isFinal) return { kind: 'error', text: 'Acknowledge that purchases are final' };
        // What is signed is what the contract itself has said.
        return onChain.data ? { kind: 'ready', numbers } : { kind: 'loading' };
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || confirmation.close()}
      title={t('Buy tickets')}
      closeLabel={t('Close')}
      isSticky={confirmation.isAsking}
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-text-muted">
          <span>
            {t('Round #%round%', { round: String(round.id) })}
            {phase.phase === 'on-sale' ? (
              <>
                {' · '}
                {t('Sales close in')}{' '}
                <Countdown until={{ kind: 'time', seconds: BigInt(phase.salesEndAt) }} over={t('any moment')} />
              </>
            ) : null}
          </span>
          <BalanceLine balance={balance} currency={money} />
        </div>
        <TicketCount
          text={text}
          count={count}
          most={most}
          affordable={held === undefined ? undefined : affordableTickets(round, { balance: held, most })}
          isDisabled={isBusy}
          onText={change}
        />
        <div>
          <DiscountCurve terms={round} count={count} most={most} />
          <p className="text-xs text-text-muted">{t('What you save by buying more at once')}</p>
        </div>
        <dl>
          <DataRow label={t('Price of a ticket')}>
            <MoneyText place={place} amount={round.price} meaning="paid" />
          </DataRow>
          <DataRow label={t('Without a discount')}>
            <MoneyText place={place} amount={cost} meaning="paid" />
          </DataRow>
          <DataRow label={t('Discount of %rate%', { rate })}>
            <MoneyText place={place} amount={discount} meaning="held" tone="reward" />
          </DataRow>
          <DataRow label={t('You pay')} isStrong>
            <MoneyText place={place} amount={costWithDiscount} meaning="paid" hasUsd />
          </DataRow>
          <DataRow label={t('Fee')}>{t('None: all of it goes to the prizes')}</DataRow>
          <DataRow label={t('Chance of a prize, each ticket')}>
            {t('1 in %chances%', { chances: oneIn(winChance, locale) })}
          </DataRow>
          <NetworkCost gas={purchaseGas + ticketGas * BigInt(count) + (isToApprove ? approvalGas : 0n)} />
        </dl>
        <AverageReturn
          price={count === 0 ? round.price : costWithDiscount / BigInt(count)}
          pot={roundPot(round) + costWithDiscount}
          tickets={ticketsSold(round) + BigInt(count)}
          shares={round.shares}
        />
        <Disclosure summary={t('View and edit your numbers')} aside={<Digits form={form} />}>
          <TicketFields form={form} isDisabled={isBusy} dispatch={dispatch} />
        </Disclosure>
        <Checkbox
          checked={isFinal}
          disabled={isBusy}
          onCheckedChange={setFinal}
          label={t(
            'I understand that purchases are final: a ticket cannot be changed, given back or sold, and most tickets win nothing.',
          )}
        />
        {phase.phase === 'on-sale' && room !== undefined && costWithDiscount > room ? (
          <p role="status" className="text-sm text-text-muted">
            {t(
              'A prize pot is as large as the bond of its number allows. The operator raises it soon; fewer tickets may fit.',
            )}
          </p>
        ) : null}
        {writer.account === undefined ? (
          <p className="text-sm text-text-muted">{t('Please connect your wallet to continue')}</p>
        ) : null}
        {isBusy ? (
          <ConfirmButton confirmation={confirmation} onConfirm={() => {}} />
        ) : allowance.isPending && isToApprove ? (
          <Button kind="primary" size="large" wide pending={t('Enabling')} />
        ) : (
          <ActionButtons state={state()}>
            {(ready) => (
              <ConfirmButton
                confirmation={confirmation}
                label={isToApprove && !writer.canBatch ? t('Enable and buy') : t('Buy')}
                onConfirm={() =>
                  confirmation.confirm(
                    buyAction(place, {
                      ...{ round: round.id, numbers: ready.numbers, cost: costWithDiscount },
                      approve: isToApprove ? chosenAllowance : undefined,
                    }),
                  )
                }
              />
            )}
          </ActionButtons>
        )}
      </div>
    </Dialog>
  );
}

/** The first of the numbers, so that one sees that there are some. */
function Digits({ form }: { readonly form: Parameters<typeof chosenNumbers>[0] }) {
  const shown = form.tickets.slice(0, 3).map(({ digits }) => digits || '–');
  return (
    <span dir="ltr" className="text-text-muted tabular-nums max-sm:hidden">
      {shown.join(' · ')}
      {form.tickets.length > shown.length ? ' …' : ''}
    </span>
  );
}
