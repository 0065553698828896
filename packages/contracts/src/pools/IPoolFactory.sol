// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Makes pools, pays in all they can ever pay out, and lists them
/// @notice Clients read from here which pools there are, in the order they were made.
interface IPoolFactory {
    event NewSmartChefContract(address indexed pool);

    /// @notice Less arrived in the pool than it can pay out.
    error NotFunded(uint256 received, uint256 needed);
    /// @notice The reward token charges its sender, on top of what is sent.
    error SenderCharged(uint256 charged);

    /// @notice The wrapped coin, which native pools stake.
    function wrapped() external view returns (address);

    function poolLength() external view returns (uint256);

    function pools(uint256 index) external view returns (address);

    function isPool(address account) external view returns (bool);

    /// @notice Makes a pool and pays its whole reward in, from the caller; the owner only.
    /// @param poolLimitPerUser In wei; 0 for no limit
    /// @param admin The owner of the pool
    function deployPool(
        address stakedToken,
        address rewardToken,
        uint256 rewardPerBlock,
        uint256 startBlock,
        uint256 bonusEndBlock,
        uint256 poolLimitPerUser,
        address admin
    ) external returns (address pool);

    /// @notice The same for a pool in which the chain's coin is staked; the owner only.
    /// @param operator Keeps the pool's list of those who may stake no more
    function deployNativePool(
        address rewardToken,
        uint256 rewardPerBlock,
        uint256 startBlock,
        uint256 bonusEndBlock,
        uint256 poolLimitPerUser,
        address admin,
        address operator
    ) external returns (address pool);
}
