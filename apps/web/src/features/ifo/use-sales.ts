import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { useChainHead } from '../../blocks/clock/use-chain-head';
import { useContractTokens } from '../../blocks/token-select/use-contract-tokens';
import { useAccount } from '../../blocks/wallet/use-account';
import { salesQuery } from './ifo.queries';
import type { IfoPlace } from './ifo-place';
import { type SaleView, saleView } from './sale-view';

/** The newest sales with what the account has in them, the newest first. */
export function useSales(place: IfoPlace, most: number) {
  const chain = useChain();
  const { address: account } = useAccount();
  const query = useQuery(salesQuery(chain, place, most, account));
  const block = useChainHead()?.block;
  const addresses = new Set(query.data?.known.flatMap(({ sale }) => [sale.raised, sale.offered]));
  const { tokens } = useContractTokens([...addresses]);
  const sales = query.data?.known.map(({ sale, holding }): SaleView => {
    return saleView({ sale, holding, block: block === undefined ? undefined : Number(block), tokens });
  });
  return { query, sales, account, count: query.data?.count, isPartly: query.data?.isPartly ?? false };
}
