import { Suspense } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { usePageOverlay } from '../../../blocks/overlay/use-page-overlay';
import { lazyPart } from '../../../lib/lazy-part';
import { nftOverlay } from '../nfts-overlay';
import { marketPlace } from '../nfts-place';

const BuyPart = lazyPart('nft-buy', async () => (await import('./buy-dialog')).BuyDialog);
const AskPart = lazyPart('nft-ask', async () => (await import('./ask-dialog')).AskDialog);
const RemovePart = lazyPart('nft-remove', async () => (await import('./remove-dialog')).RemoveDialog);
const TransferPart = lazyPart('nft-transfer', async () => (await import('./transfer-dialog')).TransferDialog);
const CollectPart = lazyPart('nft-collect', async () => (await import('./collect-dialog')).CollectDialog);

/** The dialog of the market that is open. */
export function NftDialog() {
  const { isOpen, detail } = usePageOverlay(nftOverlay);
  const place = marketPlace(useChain().settings);
  if (!isOpen) return null;
  const onClose = () => nftOverlay.close();
  const part = () => {
    if (detail.kind === 'transfer') return <TransferPart item={detail.item} onClose={onClose} />;
    if (place === undefined) return null;
    switch (detail.kind) {
      case 'buy':
        return <BuyPart place={place} items={detail.items} onClose={onClose} />;
      case 'sell':
      case 'adjust':
        return <AskPart place={place} items={detail.items} isListed={detail.kind === 'adjust'} onClose={onClose} />;
      case 'remove':
        return <RemovePart place={place} items={detail.items} onClose={onClose} />;
      case 'collect':
        return <CollectPart place={place} account={detail.account} onClose={onClose} />;
      case 'none':
        return null;
    }
  };
  return <Suspense fallback={null}>{part()}</Suspense>;
}
