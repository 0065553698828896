// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A pool that pays a fixed reward a block to those who stake, from its start to its end
/// @notice All that it can ever pay is given to it when it is made. A staker can leave at any time with all that was
/// staked: before the start, after the end, when the reward cannot be paid (what is missing is noted and paid later), and
/// whatever owner and operator do. The owner can take only rewards that no stake has earned or can earn any more.
/// @dev Stake and reward may be the same token: what is staked is never paid as a reward.
/// WARNING: a reward token that takes back what it gave, or moves it and answers false, leaves too little for everybody.
interface IRewardPool {
    /// @notice What a pool is made of. Amounts are in wei, blocks are numbers; a limit of 0 is none.
    struct Terms {
        address stakedToken;
        address rewardToken;
        uint256 rewardPerBlock;
        uint256 startBlock;
        uint256 bonusEndBlock;
        uint256 poolLimitPerUser;
        address admin;
    }

    event Deposit(address indexed user, uint256 amount);
    event Withdraw(address indexed user, uint256 amount);
    event EmergencyWithdraw(address indexed user, uint256 amount);
    event NewPoolLimit(uint256 poolLimitPerUser);
    event NewRewardPerBlock(uint256 rewardPerBlock);
    event NewStartAndEndBlocks(uint256 startBlock, uint256 endBlock);
    event RewardsStop(uint256 blockNumber);
    event AdminTokenRecovery(address indexed token, uint256 amount);
    /// @notice Rewards could not be paid; `user` is owed `amount` in all.
    event RewardOwed(address indexed user, uint256 amount);

    error InsufficientStake(uint256 amount, uint256 staked);
    /// @notice The pool has ended: stakes and rewards can be taken out, nothing can be added.
    error PoolHasEnded(uint256 bonusEndBlock);
    error LimitExceeded(uint256 staked, uint256 poolLimitPerUser);
    /// @notice Rate, blocks or tokens that no pool can have, or more reward than it was given.
    error InvalidTerms();
    /// @notice What was fixed when the pool started.
    error PoolHasStarted(uint256 startBlock);
    /// @notice A limit is raised or removed, never lowered and never introduced.
    error InvalidLimit(uint256 poolLimitPerUser);
    /// @notice More than what no stake has earned or can earn.
    error ExceedsUnallocated(uint256 amount, uint256 unallocated);
    /// @notice Tokens that are staked or paid out are not recovered, under none of their addresses.
    error NotAWrongToken(address token);
    error Reentered();

    function stakedToken() external view returns (address);

    function rewardToken() external view returns (address);

    function rewardPerBlock() external view returns (uint256);

    /// @notice First block after which a reward is paid.
    function startBlock() external view returns (uint256);

    /// @notice Last block for which a reward is paid; from it on nothing can be staked.
    function bonusEndBlock() external view returns (uint256);

    function hasUserLimit() external view returns (bool);

    /// @notice The most one account may stake, in wei; 0 when there is no limit.
    function poolLimitPerUser() external view returns (uint256);

    function totalStaked() external view returns (uint256);

    /// @notice Reward of one wei staked from the beginning, in parts of `PRECISION_FACTOR`.
    function accTokenPerShare() external view returns (uint256);

    /// @notice As many parts a wei of reward has as the pool can count.
    function PRECISION_FACTOR() external view returns (uint256);

    /// @notice What an account is paid when it acts in this block.
    function pendingReward(address account) external view returns (uint256);

    /// @notice What could not be paid when it was due, part of `pendingReward`.
    function owedReward(address account) external view returns (uint256);

    /// @notice Reward the owner may take: of blocks without a stake, of a stop, of emergency exits.
    function unallocated() external view returns (uint256);

    /// @notice Gives back a part of the stake and pays what was earned. What a token charges on top leaves the caller's stake by
    /// a second `Withdraw`; a stake that cannot bear it is not given back.
    function withdraw(uint256 amount) external;

    /// @notice Gives back the whole stake without touching the reward token.
    /// @dev WARNING: what was earned since the last payment is lost. What is owed from before stays owed.
    function emergencyWithdraw() external;

    /// @notice Ends the pool with this block; the owner only.
    function stopReward() external;

    /// @notice Raises the limit, or removes it; the owner only.
    function updatePoolLimitPerUser(bool newHasUserLimit, uint256 newLimit) external;

    /// @notice Before the start, within what the pool was given; the owner only.
    function updateRewardPerBlock(uint256 newRewardPerBlock) external;

    /// @notice Before the start, within what the pool was given; the owner only.
    function updateStartAndEndBlocks(uint256 newStartBlock, uint256 newEndBlock) external;

    /// @notice Takes unallocated reward; the owner only.
    function emergencyRewardWithdraw(uint256 amount) external;

    /// @notice Takes out what was sent here by mistake; the owner only.
    function recoverWrongTokens(address token, uint256 amount) external;
}
