// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMintingStation} from "./IMintingStation.sol";

/// @title Sells the starters, kinds 5 to 9: one to a wallet, for life
interface IStarterFactory {
    event BunnyMint(address indexed to, uint256 indexed tokenId, uint256 indexed bunnyId);
    event TokenPriceSet(uint256 tokenPrice);
    event TreasurySet(address indexed treasury);
    event FeeClaim(address indexed treasury, uint256 amount);

    error AlreadyClaimed(address user);
    error NotStarter(uint256 bunnyId);
    error NotStarted(uint256 startBlockNumber);
    error PriceAboveCap(uint256 tokenPrice, uint256 cap);
    error ZeroAddress();

    function money() external view returns (address);
    function station() external view returns (IMintingStation);

    /// @notice The first block in which one can be had.
    function startBlockNumber() external view returns (uint256);

    /// @notice Wei of MONEY, at most `MAX_RAISE` times what it was at first.
    function tokenPrice() external view returns (uint256);
    function launchPrice() external view returns (uint256);
    function MAX_RAISE() external view returns (uint256);
    function treasury() external view returns (address);
    function hasClaimed(address user) external view returns (bool);

    /// @notice Whether the user may have one now, for the price; never reverts.
    function canMint(address user) external view returns (bool);

    /// @notice A kind as the family's sales tell it.
    /// @return tokenURI Where its metadata is; empty before there is a place
    /// @return thresholdUser The last number of a user who may buy it: all may
    /// @return cost Wei of MONEY
    /// @return isActive Whether it is sold now
    /// @return isCreated Whether it is a kind of this sale
    function bunnyCharacteristics(uint256 bunnyId)
        external
        view
        returns (string memory tokenURI, uint256 thresholdUser, uint256 cost, bool isActive, bool isCreated);

    /// @notice Takes the price from the caller and mints a starter for it.
    function mintNFT(uint256 bunnyId) external returns (uint256 tokenId);

    /// @notice The owner only.
    function updateTokenPrice(uint256 newTokenPrice) external;

    /// @notice The owner only.
    function setTreasury(address newTreasury) external;

    /// @notice Sends what was paid to the treasury; anybody may call.
    function claimFee() external;
}
