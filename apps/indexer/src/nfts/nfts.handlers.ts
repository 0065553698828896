import { ponder } from 'ponder:registry';
import { onKind, onTransfer } from './on-item';
import { onLocked } from './on-locked';
import { onOwner } from './on-owner';
import { onStarter } from './on-starter';
import { onBaseURI, onKindName, onKindURI } from './on-uri';

ponder.on('Bunnies:BunnyKind', onKind);
ponder.on('Bunnies:BunnyNameSet', onKindName);
ponder.on('Bunnies:BunnyURISet', onKindURI);
ponder.on('Bunnies:BaseURISet', onBaseURI);
ponder.on('Bunnies:Locked', onLocked);
ponder.on('Bunnies:Transfer', onTransfer);
ponder.on('Squad:BaseURISet', onBaseURI);
ponder.on('Squad:Locked', onLocked);
ponder.on('Squad:OwnershipTransferred', onOwner);
ponder.on('Squad:Transfer', onTransfer);
ponder.on('StarterFactory:BunnyMint', onStarter);
