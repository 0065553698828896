import { type LeaderboardPeriod, leaderboardPeriods } from '@besc/domain/prediction/leaderboard-period';
import type { Address } from '@besc/domain/shared/address';
import { parseRecipient } from '@besc/domain/swap/recipient';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { NumberText } from '@besc/ui/number-text';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { Select } from '@besc/ui/select';
import { TextField } from '@besc/ui/text-field';
import { type LeaderboardOrder, type LeaderboardRow, leaderboardOrders } from '@besc/wire/prediction/fetch-leaderboard';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ArrowDownWideNarrow, Medal } from 'lucide-react';
import { ShownAmount } from '../../blocks/amounts/shown-amount';
import { useChain } from '../../blocks/chain/chain-context';
import { DataDelayedNotice } from '../../blocks/charts/data-delayed-notice';
import { useText } from '../../blocks/language/use-text';
import { QueryView } from '../../blocks/list/query-view';
import { AccountAvatar } from '../../blocks/name-service/account-avatar';
import { AccountName } from '../../blocks/name-service/account-name';
import { accountProblem } from '../../blocks/name-service/account-problem';
import { resolvedRecipient } from '../../blocks/name-service/resolved-recipient';
import { useNameLookup } from '../../blocks/name-service/use-name-lookup';
import { useQueryParams } from '../../blocks/navigation/use-query-params';
import { useAccount } from '../../blocks/wallet/use-account';
import { numberFormat } from '../../lib/number-format';
import { AccountRecord } from './components/account-record';
import { BullAndBear } from './components/animals';
import { SignedAmount } from './components/signed-amount';
import { leaderboardQuery, recordQuery } from './prediction.queries';
import { predictionPlace } from './prediction-place';
import { bpsText } from './price-text';

/** Who has played best, by filters that stand in the address. */
export function LeaderboardScreen() {
  const { t } = useText();
  const { settings } = useChain();
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      <h1 className="text-2xl font-semibold">{t('Leaderboard')}</h1>
      {predictionPlace(settings) === undefined ? (
        <EmptyState title={t('Prediction isn’t available on this chain.')} picture={<BullAndBear />} />
      ) : (
        <Leaderboard />
      )}
    </div>
  );
}

function oneOf<Value extends string>(values: readonly Value[], text: string | undefined, otherwise: Value): Value {
  return values.find((value) => value === text) ?? otherwise;
}

function Leaderboard() {
  const { t } = useText();
  const chain = useChain();
  const { address: account } = useAccount();
  const { params, setParams } = useQueryParams();
  const period = oneOf<LeaderboardPeriod>(leaderboardPeriods, params.timePeriod, 'all');
  const orderBy = oneOf<LeaderboardOrder>(leaderboardOrders, params.orderBy, 'netAmount');
  const query = useInfiniteQuery(leaderboardQuery(chain, period, orderBy));
  const own = useQuery(recordQuery(chain, account, period));
  const rows = query.data && distinctRows(query.data.pages.flat());
  const text = params.address ?? '';
  const typed = parseRecipient(text);
  const lookup = useNameLookup(typed.kind === 'name' ? typed.text : undefined);
  const resolved = resolvedRecipient(text, lookup);
  const problem = accountProblem({ text, resolved, lookup });
  const open = (address: Address | undefined) => setParams({ address });
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <SegmentedControl
          label={t('Time period')}
          value={period}
          onValueChange={(next) => setParams({ timePeriod: next === 'all' ? undefined : next })}
          options={[
            { value: 'all', label: t('All') },
            { value: '1d', label: t('Today') },
            { value: '7d', label: t('This week') },
            { value: '1m', label: t('This month') },
          ]}
        />
        <Select
          label={t('Rank By')}
          icon={<ArrowDownWideNarrow size={18} aria-hidden />}
          value={orderBy}
          onValueChange={(next) => setParams({ orderBy: next === 'netAmount' ? undefined : next })}
          options={[
            { value: 'netAmount', label: t('Net Winnings') },
            { value: 'totalAmount', label: t('Total BESC') },
            { value: 'averageAmount', label: t('Average bet') },
            { value: 'totalBets', label: t('Rounds Played') },
            { value: 'winRate', label: t('Win Rate') },
          ]}
        />
        <TextField
          label={t('Address or name')}
          name="address"
          value={text}
          onValueChange={(next) => setParams({ address: next === '' ? undefined : next })}
          placeholder="0x…"
          error={problem && t(problem)}
          hint={resolved.kind === 'pending' ? <span role="status">{t('Looking up the name')}</span> : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
      <p className="text-sm text-text-muted">
        {t(
          'Accounts with at least 10 bets. Net counts finished rounds; days, weeks (from Monday) and months are in UTC.',
        )}
      </p>
      <DataDelayedNotice of="history" />
      {resolved.kind === 'address' ? (
        <AccountRecord account={resolved.address} period={period} onClose={() => open(undefined)} />
      ) : null}
      <div className={standings}>
        <QueryView
          query={query}
          data={rows}
          height="h-80"
          failure={t('The leaderboard isn’t available right now.')}
          empty={
            <EmptyState title={t('No results found.')}>
              {t('No one has 10 bets and a result in this period yet.')}
            </EmptyState>
          }
        >
          {(listed) => <Rows rows={listed} account={account} orderBy={orderBy} onOpen={open} />}
        </QueryView>
        {account && own.data ? (
          <section
            aria-label={t('Your place')}
            className={clsx('rounded-card border border-primary bg-primary-soft', rowsOfGrid)}
          >
            <ul className={rowsOfGrid}>
              <Row row={own.data} place={placeOf(rows, account)} isOwn orderBy={orderBy} onOpen={open} />
            </ul>
          </section>
        ) : null}
      </div>
      {query.hasNextPage ? (
        <Button wide pending={query.isFetchingNextPage && t('Loading')} onClick={() => void query.fetchNextPage()}>
          {t('View more')}
        </Button>
      ) : null}
    </>
  );
}

/** Each account once: one that has changed places between the reads of two pages is in both. */
function distinctRows(rows: readonly LeaderboardRow[]): readonly LeaderboardRow[] {
  const known = new Set<Address>();
  return rows.filter(({ account }) => !known.has(account) && known.add(account));
}

function placeOf(rows: readonly LeaderboardRow[] | undefined, account: Address): number | undefined {
  const index = rows?.findIndex((row) => row.account === account) ?? -1;
  return index < 0 ? undefined : index + 1;
}

function Rows(props: {
  readonly rows: readonly LeaderboardRow[];
  readonly account: Address | undefined;
  readonly orderBy: LeaderboardOrder;
  readonly onOpen: (account: Address) => void;
}) {
  return (
    <ol className={clsx('divide-y divide-border rounded-card border border-border bg-surface-raised', rowsOfGrid)}>
      {props.rows.map((row, index) => (
        <Row
          key={row.account}
          row={row}
          place={index + 1}
          isOwn={row.account === props.account}
          orderBy={props.orderBy}
          onOpen={props.onOpen}
        />
      ))}
    </ol>
  );
}

/** On wide screens all rows, also one's own below them, share the columns of one grid. */
const standings = 'flex flex-col gap-5 *:col-span-full md:grid md:grid-cols-[auto_1fr_auto_auto_auto] md:gap-x-4';
const rowsOfGrid = 'md:grid md:grid-cols-subgrid *:col-span-full';

const medals = ['text-warning', 'text-text-muted', 'text-reward'] as const;

function Row(props: {
  readonly row: LeaderboardRow;
  readonly place: number | undefined;
  readonly isOwn: boolean;
  readonly orderBy: LeaderboardOrder;
  readonly onOpen: (account: Address) => void;
}) {
  const { t, locale } = useText();
  const { row, place, isOwn, orderBy } = props;
  const medal = place === undefined ? undefined : medals[place - 1];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 md:grid md:grid-cols-subgrid">
      <span className="flex w-10 items-center gap-1 font-semibold tabular-nums">
        {medal ? <Medal size={18} aria-hidden className={medal} /> : null}
        {place ?? '–'}
      </span>
      <button
        type="button"
        className="flex min-h-11 min-w-0 flex-[1_1_11rem] items-center gap-2 text-start font-medium tabular-nums hover:underline"
        onClick={() => props.onOpen(row.account)}
      >
        <AccountAvatar address={row.account} size={28} />
        <span className="min-w-0">
          <AccountName address={row.account} />
        </span>
        {isOwn ? <span className="text-sm text-primary">{t('you')}</span> : null}
      </button>
      <span className="text-sm text-text-muted md:text-end">
        {bpsText(row.winRate, locale)} · {t('%won% of %total%', { won: row.wonBets, total: row.decidedBets })}
      </span>
      <Played row={row} orderBy={orderBy} />
      <span className="ms-auto min-w-28 text-end font-semibold md:ms-0">
        <SignedAmount amount={row.netAmount} />
      </span>
    </li>
  );
}

/** What an account has bet, or how often, by name: the figure that decides its place is never left out. */
function Played({ row, orderBy }: { readonly row: LeaderboardRow; readonly orderBy: LeaderboardOrder }) {
  const { t, locale } = useText();
  const isDeciding = orderBy !== 'netAmount' && orderBy !== 'winRate';
  return (
    <span className={clsx('text-sm text-text-muted md:text-end', isDeciding ? 'max-sm:w-full' : 'max-sm:hidden')}>
      {orderBy === 'totalBets' ? (
        <>
          {t('Rounds Played')} <NumberText value={numberFormat(locale, {}).format(row.totalBets)} />
        </>
      ) : orderBy === 'averageAmount' ? (
        <>
          {t('Average bet')} <ShownAmount amount={row.averageAmount} decimals={18} meaning="held" symbol="BESC" />
        </>
      ) : (
        <>
          {t('Total bet')} <ShownAmount amount={row.totalAmount} decimals={18} meaning="paid" symbol="BESC" />
        </>
      )}
    </span>
  );
}
