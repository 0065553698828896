import type { Address } from '@besc/domain/shared/address';
import type { MarketAsk } from '@besc/sdk/nfts/read-market';

/** What can be done with an item by the connected account. */
export interface ItemActs {
  readonly buy: boolean;
  readonly sell: boolean;
  readonly adjust: boolean;
  readonly remove: boolean;
  readonly transfer: boolean;
}

/**
 * What the account may do: buy what another offers, sell and give away what it owns and is not its picture (NFT-32, NFT-33), change
 * and take back what it offers. Taking back is possible in a closed collection, too.
 */
export function itemActs(facts: {
  readonly account: Address | undefined;
  readonly ask: MarketAsk | undefined;
  /** Who holds it on the chain; of what is offered the market. */
  readonly owner: Address | undefined;
  readonly isPicture: boolean;
  readonly isOpen: boolean;
}): ItemActs {
  const { account, ask, owner, isPicture, isOpen } = facts;
  const isSeller = account !== undefined && ask?.seller === account;
  const isOwner = account !== undefined && owner === account && ask === undefined && !isPicture;
  return {
    buy: isOpen && ask !== undefined && !isSeller,
    sell: isOpen && isOwner,
    adjust: isOpen && isSeller,
    remove: isSeller,
    transfer: isOwner,
  };
}
