import { addressOf } from '@besc/contracts/deploy/address-of';
import { addPath } from '@besc/domain/liquidity/liquidity-path';
import { blocksPerDay } from '@besc/domain/shared/constants';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { NumberText } from '@besc/ui/number-text';
import { TextLink } from '@besc/ui/text-link';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { rateText } from '../../../blocks/amounts/rate-text';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useChain } from '../../../blocks/chain/chain-context';
import { addressUrl } from '../../../blocks/chain/explorer-url';
import { useText } from '../../../blocks/language/use-text';
import { CopyButton } from '../../../blocks/wallet/copy-button';
import { useAccount } from '../../../blocks/wallet/use-account';
import { useWalletActions } from '../../../blocks/wallet/use-wallet-actions';
import { farmPath } from '../farm-path';
import type { FarmRow } from '../farm-row';
import { DetailPart } from './detail-part';

/** A wallet lists no longer symbol than this (EIP-747 wallets refuse it). */
const longestSymbol = 11;

/** Weight, emission, value and reserves of a farm, and where to look further. */
export function FarmFacts({ row }: { readonly row: FarmRow }) {
  const { t, locale } = useText();
  const { settings } = useChain();
  const { address } = useAccount();
  const { watchToken } = useWalletActions();
  const { token, quoteToken, value, lpToken, lpSymbol } = row;
  const contract = addressUrl(settings, addressOf(settings, 'farms', 'master'));
  const pair = row.farm.lpAddress && addressUrl(settings, row.farm.lpAddress);
  return (
    <DetailPart
      title={t('Facts')}
      aside={
        <CopyButton
          label={t('Copy a link to %farm%', { farm: lpSymbol })}
          text={`${location.origin}${farmPath(row)}`}
        />
      }
    >
      <dl>
        <DataRow label={t('Value locked')}>
          <UsdText value={row.stakedUsd} />
        </DataRow>
        <DataRow
          label={t('Share of all rewards')}
          help={{ name: t('About the multiplier'), text: t('The multiplier is a farm’s weight among all farms.') }}
        >
          <NumberText value={rateText(row.poolWeight, locale)} unit={row.multiplier && `(${row.multiplier})`} />
        </DataRow>
        <DataRow label={t('MONEY per day')}>
          <ShownAmount
            amount={row.moneyPerBlock && row.moneyPerBlock * BigInt(blocksPerDay)}
            decimals={18}
            meaning="held"
          />
        </DataRow>
        {value && token && quoteToken ? (
          <DataRow label={t('Staked (in %symbol%)', { symbol: quoteToken.symbol })}>
            <ShownAmount amount={value.lpTotalInQuoteToken} decimals={quoteToken.decimals} meaning="held" />
          </DataRow>
        ) : null}
      </dl>
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {token && quoteToken ? (
          <li>
            <TextLink
              of={lpSymbol}
              className="inline-flex min-h-11 min-w-11 items-center"
              render={<Link to={addPath(token.address, quoteToken.address)} />}
            >
              {t('Add liquidity')}
            </TextLink>
          </li>
        ) : null}
        {contract ? (
          <li>
            <TextLink of={lpSymbol} href={contract} isExternal className="inline-flex min-h-11 min-w-11 items-center">
              {t('View Contract')}
            </TextLink>
          </li>
        ) : null}
        {pair ? (
          <li>
            <TextLink of={lpSymbol} href={pair} isExternal className="inline-flex min-h-11 min-w-11 items-center">
              {t('See pair')}
            </TextLink>
          </li>
        ) : null}
      </ul>
      {address === undefined || row.farm.lpAddress === undefined ? null : (
        <div className="mt-auto pt-1">
          <Button
            size="small"
            wide
            of={lpSymbol}
            icon={<Plus size={16} aria-hidden />}
            onClick={() => void watchToken({ ...lpToken, symbol: lpToken.symbol.slice(0, longestSymbol).trim() })}
          >
            {t('Add LP token to wallet')}
          </Button>
        </div>
      )}
    </DetailPart>
  );
}
