import { ponder } from 'ponder:registry';
import { onClaim } from './on-claim';
import { onLotteryPaused, onLotteryUnpaused, onRandomSourceSet } from './on-game';
import { onPurchase } from './on-purchase';
import { onClose, onInjection, onOpen } from './on-round';
import { onDrawn, onRefunding } from './settle-round';

ponder.on('Lottery:RandomSourceSet', onRandomSourceSet);
ponder.on('Lottery:LotteryOpen', onOpen);
ponder.on('Lottery:LotteryInjection', onInjection);
ponder.on('Lottery:TicketsPurchase', onPurchase);
ponder.on('Lottery:LotteryClose', onClose);
ponder.on('Lottery:LotteryNumberDrawn', onDrawn);
ponder.on('Lottery:LotteryRefunding', onRefunding);
ponder.on('Lottery:TicketsClaim', onClaim);
ponder.on('Lottery:Paused', onLotteryPaused);
ponder.on('Lottery:Unpaused', onLotteryUnpaused);
