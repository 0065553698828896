import { ponder } from 'ponder:registry';
import {
  onDrawn,
  onPrice,
  onProceeds,
  onPromise,
  onProperties,
  onRefundsOpen,
  onReserve,
  onSnapshot,
  onStatus,
  onWordReserved,
} from './on-sale';
import { onMint, onPurchase, onRefund } from './on-tickets';

ponder.on('SquadSale:SaleStatusUpdate', onStatus);
ponder.on('SquadSale:TicketPriceSet', onPrice);
ponder.on('SquadSale:SalePropertiesSet', onProperties);
ponder.on('SquadSale:SnapshotTaken', onSnapshot);
ponder.on('SquadSale:Whitelisted', onPromise);
ponder.on('SquadSale:ReserveTickets', onReserve);
ponder.on('SquadSale:WordReserved', onWordReserved);
ponder.on('SquadSale:RandomnessDrawn', onDrawn);
ponder.on('SquadSale:RefundsOpen', onRefundsOpen);
ponder.on('SquadSale:ProceedsClaim', onProceeds);
ponder.on('SquadSale:TicketsPurchase', onPurchase);
ponder.on('SquadSale:TicketsMint', onMint);
ponder.on('SquadSale:Refund', onRefund);
