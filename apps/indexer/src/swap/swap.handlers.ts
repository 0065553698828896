import { ponder } from 'ponder:registry';
import { onBurn } from './on-burn';
import { onMint } from './on-mint';
import { onPairCreated } from './on-pair-created';
import { onSetup } from './on-setup';
import { onSwap } from './on-swap';
import { onSync } from './on-sync';
import { onTransfer } from './on-transfer';

// The engine executes every file in src, this one for what it registers.
ponder.on('Factory:setup', onSetup);
ponder.on('Factory:PairCreated', onPairCreated);
ponder.on('Pair:Transfer', onTransfer);
ponder.on('Pair:Sync', onSync);
ponder.on('Pair:Swap', onSwap);
ponder.on('Pair:Mint', onMint);
ponder.on('Pair:Burn', onBurn);
