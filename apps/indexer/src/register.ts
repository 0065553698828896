import { ponder } from 'ponder:registry';
import { onBlock } from './blocks/on-block';
import { onBurn } from './swap/on-burn';
import { onMint } from './swap/on-mint';
import { onPairCreated } from './swap/on-pair-created';
import { onSetup } from './swap/on-setup';
import { onSwap } from './swap/on-swap';
import { onSync } from './swap/on-sync';
import { onTransfer } from './swap/on-transfer';

// The one place that joins events with their handlers: a new feature adds its lines here.
ponder.on('Factory:setup', onSetup);
ponder.on('Factory:PairCreated', onPairCreated);
ponder.on('Pair:Transfer', onTransfer);
ponder.on('Pair:Sync', onSync);
ponder.on('Pair:Swap', onSwap);
ponder.on('Pair:Mint', onMint);
ponder.on('Pair:Burn', onBurn);
ponder.on('Block:block', onBlock);
