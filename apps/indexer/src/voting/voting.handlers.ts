import { ponder } from 'ponder:registry';
import { onLiquidity } from './on-liquidity';
import { onMoney } from './on-money';
import { onFarmStake, onPoolStake, onVaultShares } from './on-stake';

// The engine executes every file in src, this one for what it registers.
ponder.on('VotingMoney:Transfer', onMoney);
ponder.on('VotingFarm:Deposit', onFarmStake(1n));
ponder.on('VotingFarm:Withdraw', onFarmStake(-1n));
ponder.on('VotingFarm:EmergencyWithdraw', onFarmStake(-1n));
ponder.on('VotingPool:Deposit', onPoolStake(1n));
ponder.on('VotingPool:Withdraw', onPoolStake(-1n));
ponder.on('VotingPool:EmergencyWithdraw', onPoolStake(-1n));
ponder.on('VotingVault:Deposit', onVaultShares(1n));
ponder.on('VotingVault:Withdraw', onVaultShares(-1n));
ponder.on('VotingPair:Transfer', onLiquidity);
