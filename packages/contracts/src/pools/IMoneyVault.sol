// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title MONEY that compounds: staked in farm 0 for all, with shares
/// @notice Every entry, exit and harvest first collects what the stake has earned, takes the performance fee of it and adds the
/// rest to what the shares are worth: so who comes gains nothing of the past, who leaves gets all of it, and no reward passes
/// the fee twice or not at all. What then lies here is staked again, on the way out as well. What is sent here directly
/// belongs to no account and moves no price.
/// @dev Fees are in basis points. Where a name of the family says cake it means MONEY. What shares are worth counts 1e12 wei
/// more of both assets and shares than there are: rounding a share is never worth an attack.
interface IMoneyVault {
    event Deposit(address indexed sender, uint256 amount, uint256 shares, uint256 lastDepositedTime);
    event Withdraw(address indexed sender, uint256 amount, uint256 shares);
    event Harvest(address indexed sender, uint256 performanceFee, uint256 callFee);
    event FeesSet(uint256 performanceFee, uint256 callFee, uint256 withdrawFee, uint256 withdrawFeePeriod);
    event TreasurySet(address indexed treasury);
    /// @notice The stake was taken out of the farm and lies in the vault, or was staked again.
    event Pulled(uint256 amount);
    event Restaked(uint256 amount);

    error ZeroAmount();
    /// @notice The farm owes the vault what could not be minted: who deposits now would share in it. Exits go on.
    error RewardUnpaid(uint256 owed);
    /// @notice Too little to be worth one share.
    error ZeroShares();
    error InsufficientShares(uint256 shares, uint256 held);
    /// @notice A fee above its hard cap.
    error FeeTooHigh(uint256 fee, uint256 cap);
    error InvalidTreasury();
    /// @notice Farm 0 is not one of MONEY.
    error InvalidFarm();
    /// @notice MONEY is never stuck.
    error NotAStuckToken();
    error NotPulled();
    error Reentered();

    function MAX_PERFORMANCE_FEE() external view returns (uint256);

    function MAX_CALL_FEE() external view returns (uint256);

    function MAX_WITHDRAW_FEE() external view returns (uint256);

    /// @notice In seconds.
    function MAX_WITHDRAW_FEE_PERIOD() external view returns (uint256);

    /// @notice Part of what is earned that goes to the treasury.
    function performanceFee() external view returns (uint256);

    /// @notice Part of what is earned that goes to the caller of `harvest`.
    function callFee() external view returns (uint256);

    /// @notice Part of a withdrawal that goes to the treasury, within `withdrawFeePeriod` of the account's last deposit.
    function withdrawFee() external view returns (uint256);

    /// @notice In seconds.
    function withdrawFeePeriod() external view returns (uint256);

    function treasury() external view returns (address);

    /// @notice While true everything lies in the vault, earns nothing and can be withdrawn without the farm.
    function isPulled() external view returns (bool);

    function totalShares() external view returns (uint256);

    /// @notice MONEY of all shares, staked and not, without what is still to be collected.
    function balanceOf() external view returns (uint256);

    /// @notice The part of `balanceOf` that lies in the vault until it is staked.
    function available() external view returns (uint256);

    /// @notice MONEY of 1e18 shares, in wei; 1e18 at the beginning, never less than before.
    function getPricePerFullShare() external view returns (uint256);

    /// @return shares Shares of the account
    /// @return lastDepositedTime When it deposited last; no other account can move this
    /// @return cakeAtLastUserAction What its shares were worth after its last action
    /// @return lastUserActionTime When that was
    function userInfo(address account)
        external
        view
        returns (uint256 shares, uint256 lastDepositedTime, uint256 cakeAtLastUserAction, uint256 lastUserActionTime);

    /// @notice What `harvest` pays its caller in this block: nothing while the farm cannot mint what is due.
    function calculateHarvestCakeRewards() external view returns (uint256);

    /// @notice What the stake has earned and has not been collected.
    function calculateTotalPendingCakeRewards() external view returns (uint256);

    /// @notice Deposits MONEY for shares and restarts the caller's withdrawal fee period.
    function deposit(uint256 amount) external;

    /// @notice Gives MONEY for a part of the caller's shares.
    function withdraw(uint256 shares) external;

    function withdrawAll() external;

    /// @notice Collects what was earned and stakes it, for a bounty.
    function harvest() external;

    /// @notice The owner only, like all that follows. What was earned before is collected by the fees of before, here and in
    /// `setCallFee`, without a bounty.
    function setPerformanceFee(uint256 newFee) external;

    function setCallFee(uint256 newFee) external;

    function setWithdrawFee(uint256 newFee) external;

    function setWithdrawFeePeriod(uint256 newPeriod) external;

    function setTreasury(address newTreasury) external;

    /// @notice Takes everything out of the farm, with what it has earned. A farm that fails to pay that does not stop it.
    function emergencyWithdraw() external;

    /// @notice Stakes again what was taken out.
    function earn() external;

    /// @notice Sends the owner all of a token that was sent here by mistake, except MONEY.
    function inCaseTokensGetStuck(address token) external;
}
