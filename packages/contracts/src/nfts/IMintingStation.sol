// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBunnies} from "./IBunnies.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";

/// @title Mints Bunnies for those who have MINTER_ROLE
/// @notice Starters, campaigns and competitions mint through it. Its admin names kinds and fixes where their pictures are.
/// @dev WARNING: MINTER_ROLE mints any kind without end. Give it to contracts, never to a person.
interface IMintingStation is IAccessControl {
    function MINTER_ROLE() external view returns (bytes32);

    function bunnies() external view returns (IBunnies);

    /// @notice MINTER_ROLE only.
    function mintCollectible(address to, uint256 bunnyId) external returns (uint256 tokenId);

    /// @notice The admin only, as are all below; what can be set is in `IBunnies`.
    function setBunnyName(uint256 bunnyId, string calldata name) external;
    function setBunnyURI(uint256 bunnyId, string calldata uri) external;
    function setBaseURI(string calldata baseURI) external;
    function lock() external;

    /// @notice Gives the collection to another station, which mints from then on.
    function changeOwnershipNFTContract(address newOwner) external;
}
