import { ponder } from 'ponder:registry';
import { onBondRaised, onBondSet, onCommitted, onWithdrawn } from './on-commitment';
import { onExpired, onNoted, onRequested, onReserved, onRevealed } from './on-word';

ponder.on('CommitRandom:BondSet', onBondSet);
ponder.on('CommitRandom:Committed', onCommitted);
ponder.on('CommitRandom:BondRaised', onBondRaised);
ponder.on('CommitRandom:Withdrawn', onWithdrawn);
ponder.on('CommitRandom:Reserved', onReserved);
ponder.on('CommitRandom:Requested', onRequested);
ponder.on('CommitRandom:Noted', onNoted);
ponder.on('CommitRandom:Revealed', onRevealed);
ponder.on('CommitRandom:Expired', onExpired);
