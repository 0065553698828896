import type { InfoTransaction, TransactionKind } from '@besc/domain/info/info-transaction';
import type { TokenFigures } from '@besc/domain/info/token-figures';
import { TextLink } from '@besc/ui/text-link';
import { Link } from 'wouter';
import { UsdFigure } from '../../blocks/amounts/usd-figure';
import type { Text } from '../../blocks/language/text';
import type { ListColumn, ListFilter } from '../../blocks/list/list-column';
import { AccountName } from '../../blocks/name-service/account-name';
import type { ToldToken } from '../../blocks/token-select/use-told-tokens';
import { TokenAmountText } from './components/token-amount-text';
import { TransactionTime } from './components/transaction-time';
import { poolPath } from './info-paths';

const sentences: Readonly<Record<TransactionKind, { readonly text: string }>> = {
  swap: { text: 'Swap %one% for %other%' },
  add: { text: 'Add %one% and %other%' },
  remove: { text: 'Remove %one% and %other%' },
};

/** The columns of transactions. */
export function transactionColumns(
  t: Text['t'],
  toldOf: (face: TokenFigures['token']) => ToldToken,
): readonly ListColumn<InfoTransaction>[] {
  return [
    {
      key: 'kind',
      heading: t('Transaction'),
      place: 'head',
      cell: ({ kind, amounts: [one, other], pool }) => (
        <TextLink render={<Link to={poolPath(pool)} />} className="[overflow-wrap:anywhere]">
          {t(sentences[kind].text, { one: toldOf(one.token).symbol, other: toldOf(other.token).symbol })}
        </TextLink>
      ),
    },
    {
      key: 'value',
      heading: t('Value'),
      isNumber: true,
      cell: ({ usdE18 }) => <UsdFigure e18={usdE18} />,
      sortBy: ({ usdE18 }) => usdE18,
    },
    {
      key: 'one',
      heading: t('First amount'),
      isNumber: true,
      cell: ({ amounts: [one] }) => <TokenAmountText of={one} symbol={toldOf(one.token).symbol} />,
    },
    {
      key: 'other',
      heading: t('Second amount'),
      isNumber: true,
      cell: ({ amounts: [, other] }) => <TokenAmountText of={other} symbol={toldOf(other.token).symbol} />,
    },
    { key: 'account', heading: t('Account'), isMinor: true, cell: ({ account }) => <AccountName address={account} /> },
    {
      key: 'time',
      heading: t('Time'),
      isNumber: true,
      cell: ({ time, hash }) => <TransactionTime time={time} hash={hash} />,
      sortBy: ({ time }) => time,
    },
  ];
}

/** Which kinds are shown. */
export function transactionFilters(t: Text['t']): readonly ListFilter<InfoTransaction>[] {
  return [
    {
      key: 'kind',
      label: t('Kind'),
      options: [
        { value: 'all', label: t('All'), keeps: () => true },
        { value: 'swap', label: t('Swaps'), keeps: ({ kind }) => kind === 'swap' },
        { value: 'add', label: t('Adds'), keeps: ({ kind }) => kind === 'add' },
        { value: 'remove', label: t('Removes'), keeps: ({ kind }) => kind === 'remove' },
      ],
    },
  ];
}
