import type { Round } from '@besc/domain/lottery/round';
import type { PhaseView } from '@besc/domain/lottery/round-phase';
import { affordableTickets } from '@besc/domain/lottery/ticket-offer';
import { Checkbox } from '@besc/ui/checkbox';
import { Disclosure } from '@besc/ui/disclosure';
import { ErrorState } from '@besc/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmFrame } from '../../../blocks/action/confirm-frame';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { useAllowance } from '../../../blocks/action/use-allowance';
import { useConfirmation } from '../../../blocks/action/use-confirmation';
import { useWriter } from '../../../blocks/action/use-writer';
import { BalanceLine } from '../../../blocks/amount-input/balance-line';
import { useChain } from '../../../blocks/chain/chain-context';
import { Countdown } from '../../../blocks/clock/countdown';
import { useText } from '../../../blocks/language/use-text';
import { knownAmount } from '../../../blocks/token-select/shown-balance';
import { useBalance } from '../../../blocks/token-select/use-balance';
import { isRunning } from '../../../blocks/transactions/run/run-phase';
import { buyTicketsViewModel } from '../buy-tickets.view-model';
import { buyAction } from '../lottery.actions';
import { potRoomQuery, ticketCostsQuery } from '../lottery.queries';
import type { LotteryPlace } from '../lottery-place';
import { randomWord } from '../random-word';
import { type chosenNumbers, emptyForm, type TicketFormAction, ticketForm } from '../ticket-form';
import { AverageReturn } from './average-return';
import { DiscountCurve } from './discount-curve';
import { PurchaseFigures } from './purchase-figures';
import { TicketCount } from './ticket-count';
import { TicketFields } from './ticket-fields';

/** How many, which numbers, what it costs, and that it is final. Load it lazily. */
export function BuyDialog(props: {
  readonly place: LotteryPlace;
  readonly round: Round;
  readonly phase: PhaseView;
  readonly most: number;
  readonly isPaused: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { place, round, phase, most, isPaused } = props;
  const { money, game } = place;
  const writer = useWriter();
  const balance = useBalance(money);
  const allowance = useAllowance(money, game);
  const confirmation = useConfirmation(props.onClose);
  const isBusy = isRunning(confirmation.run);
  const [text, setText] = useState('1');
  const [form, setForm] = useState(() => ticketForm(emptyForm, { kind: 'count', count: 1, word: randomWord }));
  // Drawn when it is pressed, not when it is shown: what is random must not be computed twice.
  const dispatch = (action: TicketFormAction) => setForm(ticketForm(form, action));
  const [isFinal, setFinal] = useState(false);
  const [agreedRound, setAgreedRound] = useState(round.id);
  if (agreedRound !== round.id && !isBusy) {
    // What was agreed to was a purchase in the round that is over, at its price.
    setAgreedRound(round.id);
    setFinal(false);
  }
  const typed = Number(text);
  const chain = useChain();
  const { data: onChain } = useQuery(ticketCostsQuery(chain, place, round.id, Math.min(typed, most)));
  const { data: room } = useQuery(potRoomQuery(chain, place, round.id));
  const held = knownAmount(balance);
  const view = buyTicketsViewModel({
    writer,
    money,
    round,
    phase: phase.phase,
    isPaused,
    most,
    typed,
    form,
    isFinal,
    held,
    room,
    allowance,
    onChain: onChain ?? undefined,
  });
  const { count, isToApprove, state } = view;
  const { costWithDiscount } = view.costs;
  const approve = isToApprove ? writer.approvalAmount : undefined;
  const ready = (numbers: readonly number[]): Confirmable => ({
    kind: 'ready',
    action: buyAction(place, { round: round.id, numbers, cost: costWithDiscount, approve }),
  });

  function change(next: string) {
    setText(next);
    // A text that is no count drops none of the numbers that were chosen.
    if (next !== '') dispatch({ kind: 'count', count: Math.min(Number(next), most), word: randomWord });
  }

  return (
    <ConfirmFrame
      title={t('Buy tickets')}
      confirmation={confirmation}
      state={state.kind === 'ready' ? ready(state.numbers) : state}
      label={isToApprove && !writer.canBatch ? t('Enable and buy') : t('Buy')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-text-muted">
        <RoundLine round={round} phase={phase} />
        <BalanceLine balance={balance} currency={money} />
      </div>
      <TicketCount
        text={text}
        count={count}
        most={most}
        affordable={
          held === undefined || round.isLoading ? undefined : affordableTickets(round, { balance: held, most })
        }
        isDisabled={isBusy}
        onText={change}
      />
      {round.isLoading ? (
        <ErrorState title={t('Error fetching data')} />
      ) : (
        <>
          <div>
            <DiscountCurve terms={round} count={count} most={most} />
            <p className="text-xs text-text-muted">{t('Bulk discount')}</p>
          </div>
          <PurchaseFigures place={place} round={round} view={view} />
          <AverageReturn round={round} count={count || 1} cost={count === 0 ? round.price : costWithDiscount} />
        </>
      )}
      <Disclosure summary={t('View and edit your numbers')} aside={<Digits form={form} />}>
        <TicketFields form={form} isDisabled={isBusy} dispatch={dispatch} />
      </Disclosure>
      <Checkbox
        checked={isFinal}
        disabled={isBusy}
        onCheckedChange={setFinal}
        label={t(
          'I understand that purchases are final: tickets can’t be changed, returned or sold, and most win nothing.',
        )}
      />
      {phase.phase === 'on-sale' && room !== undefined && costWithDiscount > room ? (
        <Note>
          {t(
            'The prize pot has reached the limit of its bond. The operator will raise it soon; a smaller purchase may still fit.',
          )}
        </Note>
      ) : null}
      {writer.account === undefined ? <Note>{t('Please connect your wallet to continue')}</Note> : null}
    </ConfirmFrame>
  );
}

/** Which round it is, and how long tickets are sold. */
function RoundLine({ round, phase }: { readonly round: Round; readonly phase: PhaseView }) {
  const { t } = useText();
  return (
    <span>
      {t('Round #%round%', { round: String(round.id) })}
      {phase.phase === 'on-sale' ? (
        <>
          {' · '}
          {t('Sales close in')}{' '}
          <Countdown until={{ kind: 'time', seconds: BigInt(phase.salesEndAt) }} over={t('any moment now')} />
        </>
      ) : null}
    </span>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="text-sm text-text-muted">
      {children}
    </p>
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
