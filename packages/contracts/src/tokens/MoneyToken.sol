// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMoneyToken} from "./IMoneyToken.sol";
import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @title MONEY, the reward token
/// @dev The admin moves in two steps, two days apart. There is no delegation: voting power comes from balances.
contract MoneyToken is IMoneyToken, ERC20Permit, ERC20Burnable, AccessControlDefaultAdminRules {
    /// @notice Ten years of blocks, one each 3 seconds.
    uint256 private constant TEN_YEARS_OF_BLOCKS = 105_120_000;
    /// @notice What a deployment may create at its beginning, at most.
    uint256 public constant MAX_GENESIS = 10_000_000e18;
    /// @notice Genesis plus 0.009 MONEY for each block of ten years.
    uint256 public constant CAP = MAX_GENESIS + 0.009e18 * TEN_YEARS_OF_BLOCKS;

    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");

    /// @param holder Gets the first supply, and no role with it.
    constructor(address admin, address holder, uint256 genesis)
        ERC20("MONEY", "MONEY")
        ERC20Permit("MONEY")
        AccessControlDefaultAdminRules(2 days, admin)
    {
        if (genesis > MAX_GENESIS) revert CapExceeded(genesis, MAX_GENESIS);
        _emit(holder, genesis);
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        _emit(to, amount);
    }

    function _emit(address to, uint256 amount) private {
        _mint(to, amount);
        if (totalSupply() > CAP) revert CapExceeded(totalSupply(), CAP);
        emit Emission(to, amount);
    }
}
