// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBunnies} from "./IBunnies.sol";
import {IMintingStation} from "./IMintingStation.sol";
import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";

/// @title The minting station of the Bunnies
/// @dev The admin moves in two steps, two days apart.
contract MintingStation is IMintingStation, AccessControlDefaultAdminRules {
    bytes32 public constant override MINTER_ROLE = keccak256("MINTER_ROLE");
    IBunnies public immutable override bunnies;

    constructor(address admin, IBunnies bunnies_) AccessControlDefaultAdminRules(2 days, admin) {
        bunnies = bunnies_;
    }

    function mintCollectible(address to, uint256 bunnyId)
        external
        override
        onlyRole(MINTER_ROLE)
        returns (uint256 tokenId)
    {
        return bunnies.mint(to, bunnyId);
    }

    function setBunnyName(uint256 bunnyId, string calldata name) external override onlyRole(DEFAULT_ADMIN_ROLE) {
        bunnies.setBunnyName(bunnyId, name);
    }

    function setBunnyURI(uint256 bunnyId, string calldata uri) external override onlyRole(DEFAULT_ADMIN_ROLE) {
        bunnies.setBunnyURI(bunnyId, uri);
    }

    function setBaseURI(string calldata baseURI) external override onlyRole(DEFAULT_ADMIN_ROLE) {
        bunnies.setBaseURI(baseURI);
    }

    function lock() external override onlyRole(DEFAULT_ADMIN_ROLE) {
        bunnies.lock();
    }

    function changeOwnershipNFTContract(address newOwner) external override onlyRole(DEFAULT_ADMIN_ROLE) {
        bunnies.setStation(newOwner);
    }
}
