import type { TokenFigures } from '@besc/domain/info/token-figures';
import { UsdFigure } from '../../blocks/amounts/usd-figure';
import type { Text } from '../../blocks/language/text';
import type { ListColumn } from '../../blocks/list/list-column';
import { watchedTokens } from '../../blocks/preferences/watch-lists';
import type { ToldToken } from '../../blocks/token-select/use-told-tokens';
import { ChangeFigure } from './components/change-figure';
import { PriceFigure } from './components/price-figure';
import { TokenName } from './components/token-name';
import { WatchButton } from './components/watch-button';

/** The columns of tokens: of the table, and of the cards from the same rows. */
export function tokenColumns(
  t: Text['t'],
  toldOf: (face: TokenFigures['token']) => ToldToken,
  isSearched: boolean,
): readonly ListColumn<TokenFigures>[] {
  const searchIn = ({ token }: TokenFigures) => {
    const told = toldOf(token);
    return [told.token.symbol, told.token.name, token.symbol, token.name, token.id].join(' ');
  };
  return [
    {
      key: 'token',
      heading: t('Token'),
      place: 'head',
      cell: ({ token }) => (
        <span className="flex items-center gap-1">
          <WatchButton list={watchedTokens} address={token.id} name={toldOf(token).symbol} />
          <TokenName told={toldOf(token)} />
        </span>
      ),
      sortBy: ({ token }) => toldOf(token).symbol,
      ...(isSearched ? { searchIn } : {}),
    },
    {
      key: 'price',
      heading: t('Price'),
      isNumber: true,
      cell: ({ priceE18 }) => <PriceFigure e18={priceE18} />,
      sortBy: ({ priceE18 }) => priceE18,
    },
    {
      key: 'change',
      heading: t('24h change'),
      isNumber: true,
      cell: ({ change }) => <ChangeFigure change={change} />,
      sortBy: ({ change }) => change,
    },
    {
      key: 'volume',
      heading: t('24h volume'),
      isNumber: true,
      cell: ({ volumeE18 }) => <UsdFigure e18={volumeE18} />,
      sortBy: ({ volumeE18 }) => volumeE18,
    },
    {
      key: 'liquidity',
      heading: t('Liquidity'),
      isNumber: true,
      cell: ({ liquidityE18 }) => <UsdFigure e18={liquidityE18} />,
      sortBy: ({ liquidityE18 }) => liquidityE18,
    },
  ];
}
