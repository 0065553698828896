// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @title An ordinary token of fixed supply, all of it its owner's at first
contract ListToken is ERC20Permit {
    uint8 private immutable _DECIMALS;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply, address owner)
        ERC20(name_, symbol_)
        ERC20Permit(name_)
    {
        _DECIMALS = decimals_;
        _mint(owner, supply);
    }

    /// @notice How many digits of an amount stand behind the point.
    function decimals() public view override returns (uint8) {
        return _DECIMALS;
    }
}
