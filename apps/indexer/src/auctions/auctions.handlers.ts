import { ponder } from 'ponder:registry';
import { onAuctionClose, onAuctionStart, onWhitelistAdd, onWhitelistRemove } from './on-auction';
import { onAuctionBid, onAuctionClaim } from './on-auction-action';

// The engine executes every file in src, this one for what it registers.
ponder.on('FarmAuction:AuctionStart', onAuctionStart);
ponder.on('FarmAuction:AuctionBid', onAuctionBid);
ponder.on('FarmAuction:AuctionClose', onAuctionClose);
ponder.on('FarmAuction:AuctionClaim', onAuctionClaim);
ponder.on('FarmAuction:WhitelistAdd', onWhitelistAdd);
ponder.on('FarmAuction:WhitelistRemove', onWhitelistRemove);
