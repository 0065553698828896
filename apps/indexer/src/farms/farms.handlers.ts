import { ponder } from 'ponder:registry';
import { onEmission } from './on-emission';
import { onFarmAction } from './on-farm-action';
import { onCallExecuted, onCallScheduled, onOperationCancelled } from './on-farm-end';
import { onFarmSetup } from './on-farm-setup';
import { onRewardOwed } from './on-reward-owed';
import { onEmissionChange, onFarmAdd, onFarmSet } from './on-weights';

// The engine executes every file in src, this one for what it registers.
ponder.on('FarmMaster:setup', onFarmSetup);
ponder.on('FarmMaster:PoolAdd', onFarmAdd);
ponder.on('FarmMaster:PoolSet', onFarmSet);
ponder.on('FarmMaster:EmissionChange', onEmissionChange);
ponder.on('Money:Emission', onEmission);
ponder.on('FarmMaster:RewardOwed', onRewardOwed);
ponder.on('FarmMaster:Deposit', onFarmAction('deposit'));
ponder.on('FarmMaster:Withdraw', onFarmAction('withdraw'));
ponder.on('FarmMaster:EmergencyWithdraw', onFarmAction('emergencyWithdraw'));
ponder.on('Timelock:CallScheduled', onCallScheduled);
ponder.on('Timelock:CallExecuted', onCallExecuted);
ponder.on('Timelock:Cancelled', onOperationCancelled);
