import { ponder } from 'ponder:registry';
import { onAdminWithdraw, onNewBlocks, onNewIfo, onPoolParameters } from './on-ifo';
import { onDeposit, onHarvest, onOfferingClaim, onOfferingOwed } from './on-ifo-action';

// The engine executes every file in src, this one for what it registers.
ponder.on('IfoFactory:NewIFOContract', onNewIfo);
ponder.on('Ifo:PoolParametersSet', onPoolParameters);
ponder.on('Ifo:NewStartAndEndBlocks', onNewBlocks);
ponder.on('Ifo:AdminWithdraw', onAdminWithdraw);
ponder.on('Ifo:Deposit', onDeposit);
ponder.on('Ifo:Harvest', onHarvest);
ponder.on('Ifo:OfferingOwed', onOfferingOwed);
ponder.on('Ifo:OfferingClaim', onOfferingClaim);
