// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBUSDC} from "./IBUSDC.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @title The stable token of the test deployments
contract BUSDC is IBUSDC, ERC20Permit {
    /// @notice The production chain, where nothing may be minted for nothing.
    uint256 public constant PRODUCTION_CHAIN = 2372;
    uint256 public constant DAILY_CAP = 10_000e18;

    mapping(address account => mapping(uint256 day => uint256)) private _minted;

    constructor(address owner, uint256 initialSupply) ERC20("BESC USD Coin", "BUSDC") ERC20Permit("BESC USD Coin") {
        _mint(owner, initialSupply);
    }

    function mint(uint256 amount) external {
        if (block.chainid == PRODUCTION_CHAIN) revert FaucetClosed(block.chainid);
        uint256 left = mintableToday(msg.sender);
        if (amount > left) revert DailyCapExceeded(amount, left);
        _minted[msg.sender][block.timestamp / 1 days] += amount;
        _mint(msg.sender, amount);
    }

    function mintableToday(address account) public view returns (uint256 amount) {
        return DAILY_CAP - _minted[account][block.timestamp / 1 days];
    }
}
