// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Farms: MONEY for those who stake LP, and in farm 0 for those who stake MONEY
/// @notice A farm's part of each block's MONEY is its points among all points. It is minted when paid, and only to the
/// staker who earned it: there is no team share, no stock of rewards, no receipt token and no way to move stakes elsewhere.
/// @dev Blocks from `startBlock` to `endBlock` are paid for, at most `MAX_MONEY_PER_BLOCK` each, so all that can ever be minted
/// here is known. A farm without a stake earns nothing meanwhile. Should minting fail, what is due is noted and paid with
/// the next reward that can be; leaving is never blocked.
interface IFarmMaster {
    event Deposit(address indexed user, uint256 indexed pid, uint256 amount);
    event Withdraw(address indexed user, uint256 indexed pid, uint256 amount);
    event EmergencyWithdraw(address indexed user, uint256 indexed pid, uint256 amount);
    event PoolAdd(uint256 indexed pid, address indexed lpToken, uint256 allocPoint);
    event PoolSet(uint256 indexed pid, uint256 allocPoint);
    event EmissionChange(uint256 moneyPerBlock);
    /// @notice MONEY could not be minted; `user` is owed `amount` in all.
    event RewardOwed(address indexed user, uint256 indexed pid, uint256 amount);

    /// @notice There is no such farm.
    error UnknownPool(uint256 pid);
    /// @notice The token has a farm already, or is none.
    error InvalidLpToken(address lpToken);
    error TooManyPools();
    error InsufficientStake(uint256 amount, uint256 staked);
    /// @notice A new rate is at most the first one, and within a quarter of the last.
    error InvalidEmission(uint256 moneyPerBlock);
    error LengthMismatch();
    error Reentered();

    /// @notice First block that is paid for.
    function startBlock() external view returns (uint256);

    /// @notice First block that is not paid for any more.
    function endBlock() external view returns (uint256);

    /// @notice MONEY of each block for all farms, in wei.
    function moneyPerBlock() external view returns (uint256);

    function totalAllocPoint() external view returns (uint256);

    function poolLength() external view returns (uint256);

    /// @return lpToken What is staked
    /// @return allocPoint A hundred are the multiplier "1X"
    /// @return lastRewardBlock Block up to which rewards are in `accMoneyPerShare`
    /// @return accMoneyPerShare MONEY of one wei staked from the beginning, times 1e12, rounded down
    function poolInfo(uint256 pid)
        external
        view
        returns (address lpToken, uint256 allocPoint, uint256 lastRewardBlock, uint256 accMoneyPerShare);

    /// @return amount What the account has staked, in wei
    /// @return rewardDebt MONEY that was earned by such an amount before the account was paid last
    function userInfo(uint256 pid, address account) external view returns (uint256 amount, uint256 rewardDebt);

    /// @notice What is staked in a farm; any other balance of the token belongs to no account.
    function totalStaked(uint256 pid) external view returns (uint256);

    /// @notice What an account is paid when it acts in this block.
    function pendingMoney(uint256 pid, address account) external view returns (uint256);

    /// @notice What could not be minted when it was due, part of `pendingMoney`.
    function owedMoney(uint256 pid, address account) external view returns (uint256);

    /// @notice How many blocks from `from` up to `to` are paid for.
    function getMultiplier(uint256 from, uint256 to) external view returns (uint256);

    /// @notice Stakes what arrives of `amount`, and pays what was earned. An amount of 0 only pays, paused or not.
    function deposit(uint256 pid, uint256 amount) external;

    /// @notice Gives back a part of the stake, and pays what was earned. What a token charges on top leaves the caller's stake
    /// by a second `Withdraw`; a stake that cannot bear it is not given back.
    function withdraw(uint256 pid, uint256 amount) external;

    /// @notice Gives back the whole stake and forgoes what was earned with it since it was paid last.
    /// @dev WARNING: unpaid rewards are lost. What is owed from before stays owed.
    function emergencyWithdraw(uint256 pid) external;

    /// @notice `deposit` in farm 0.
    function enterStaking(uint256 amount) external;

    /// @notice `withdraw` from farm 0.
    function leaveStaking(uint256 amount) external;

    /// @notice Brings a farm's rewards up to this block; anyone may, no one has to.
    function updatePool(uint256 pid) external;

    function massUpdatePools() external;

    /// @notice Adds a farm; the owner only. All farms are brought up to this block first, whatever the last argument says.
    function add(uint256 allocPoint, address lpToken, bool withUpdate) external;

    /// @notice Gives a farm other points; the owner only. All farms are brought up to this block first.
    function set(uint256 pid, uint256 allocPoint, bool withUpdate) external;

    /// @notice Sets the MONEY of each block; the owner only. All farms are brought up to this block first.
    function setMoneyPerBlock(uint256 newMoneyPerBlock) external;
}
