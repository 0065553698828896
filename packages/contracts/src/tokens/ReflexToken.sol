// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescFactory} from "../swap/IBescFactory.sol";
import {IBescPair} from "../swap/IBescPair.sol";
import {IReflexToken} from "./IReflexToken.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title A token that takes 10% of every transfer
/// @dev Balances are kept as parts; an amount is parts divided by `_rate`. Taking parts out of the world without
/// lowering the supply makes every remaining part worth more: that is the redistribution.
contract ReflexToken is IReflexToken, ERC20 {
    uint256 private constant TAX_DENOMINATOR = 100;
    uint256 private constant REFLECT_PERCENT = 5;
    uint256 private constant LIQUIDITY_PERCENT = 5;

    IBescFactory public immutable factory;
    address public immutable counterToken;
    uint256 private immutable _SUPPLY;

    uint256 private _totalParts;
    mapping(address account => uint256) private _parts;

    constructor(
        string memory name_,
        string memory symbol_,
        uint256 supply,
        address owner,
        IBescFactory factory_,
        address counterToken_
    ) ERC20(name_, symbol_) {
        factory = factory_;
        counterToken = counterToken_;
        _SUPPLY = supply;
        // A multiple of the supply, so that the first rate is exact.
        _totalParts = type(uint256).max - (type(uint256).max % supply);
        _parts[owner] = _totalParts;
        emit Transfer(address(0), owner, supply);
    }

    function addToLiquidity() external {
        address pair = factory.getPair(address(this), counterToken);
        if (pair == address(0)) revert NoLiquidityPair();
        uint256 amount = balanceOf(address(this));
        uint256 parts = _parts[address(this)];
        _parts[address(this)] = 0;
        _parts[pair] += parts;
        emit Transfer(address(this), pair, amount);
        emit LiquidityAdded(pair, amount);
        IBescPair(pair).sync();
    }

    /// @notice Fixed for ever.
    function totalSupply() public view override returns (uint256) {
        return _SUPPLY;
    }

    /// @notice Grows with other people's transfers.
    function balanceOf(address account) public view override returns (uint256) {
        return _parts[account] / _rate();
    }

    /// @dev Replaces the ledger of the base: every transfer is taxed, nothing is minted or burned.
    function _update(address from, address to, uint256 amount) internal override {
        uint256 rate = _rate();
        uint256 balance = _parts[from] / rate;
        if (balance < amount) revert ERC20InsufficientBalance(from, balance, amount);
        uint256 reflected = amount * REFLECT_PERCENT / TAX_DENOMINATOR;
        uint256 toLiquidity = amount * LIQUIDITY_PERCENT / TAX_DENOMINATOR;
        uint256 received = amount - reflected - toLiquidity;

        _parts[from] -= amount * rate;
        _parts[to] += received * rate;
        _parts[address(this)] += toLiquidity * rate;
        _totalParts -= reflected * rate;

        emit Transfer(from, to, received);
        if (toLiquidity > 0) emit Transfer(from, address(this), toLiquidity);
        emit Reflected(reflected);
    }

    function _rate() private view returns (uint256) {
        return _totalParts / _SUPPLY;
    }
}
