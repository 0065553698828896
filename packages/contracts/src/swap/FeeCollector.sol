// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescFactory} from "./IBescFactory.sol";
import {IBescPair} from "./IBescPair.sol";
import {IBescRouter} from "./IBescRouter.sol";
import {IFeeCollector} from "./IFeeCollector.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title Turns the protocol's LP into MONEY and splits it 3 : 5 into treasury and burn
contract FeeCollector is IFeeCollector, Ownable2Step {
    using SafeERC20 for IERC20;

    /// @notice Where burned MONEY lies, visible to everybody and out of reach.
    address public constant BURN_ADDRESS = 0x000000000000000000000000000000000000dEaD;
    /// @notice 3 of 8 parts to the treasury, the rest, rounded up, is burned.
    uint256 public constant TREASURY_PARTS = 3;
    uint256 public constant ALL_PARTS = 8;

    IBescFactory public immutable factory;
    IBescRouter public immutable router;
    address public immutable money;

    address public treasury;
    address public operator;
    mapping(address token => address) public bridge;

    constructor(IBescRouter router_, address money_, address owner_, address treasury_, address operator_)
        Ownable(owner_)
    {
        if (money_ == address(0) || treasury_ == address(0)) revert ZeroAddress();
        router = router_;
        factory = IBescFactory(router_.factory());
        money = money_;
        treasury = treasury_;
        operator = operator_;
        emit TreasurySet(treasury_);
        emit OperatorSet(operator_);
    }

    /// @inheritdoc IFeeCollector
    function convert(address[] calldata pairs, uint256[] calldata minMoneyOut) external {
        if (msg.sender != operator && msg.sender != owner()) revert Forbidden();
        if (pairs.length != minMoneyOut.length) revert LengthMismatch(pairs.length, minMoneyOut.length);
        for (uint256 i = 0; i < pairs.length; ++i) {
            _convert(pairs[i], minMoneyOut[i]);
        }
    }

    /// @inheritdoc IFeeCollector
    function setTreasury(address newTreasury) external onlyOwner {
        if (newTreasury == address(0)) revert ZeroAddress();
        treasury = newTreasury;
        emit TreasurySet(newTreasury);
    }

    /// @inheritdoc IFeeCollector
    function setOperator(address newOperator) external onlyOwner {
        operator = newOperator;
        emit OperatorSet(newOperator);
    }

    /// @inheritdoc IFeeCollector
    function setBridge(address token, address newBridge) external onlyOwner {
        bridge[token] = newBridge;
        emit BridgeSet(token, newBridge);
    }

    function _convert(address pair, uint256 minMoneyOut) private {
        address token0 = IBescPair(pair).token0();
        address token1 = IBescPair(pair).token1();
        if (factory.getPair(token0, token1) != pair) revert UnknownPair(pair);

        uint256 before = _balance(money);
        uint256 liquidity = IBescPair(pair).balanceOf(address(this));
        if (liquidity > 0) {
            IERC20(pair).safeTransfer(pair, liquidity);
            IBescPair(pair).burn(address(this));
        }
        _sell(token0);
        _sell(token1);
        uint256 total = _balance(money);
        if (total - before < minMoneyOut) revert InsufficientMoney(pair, total - before, minMoneyOut);

        // All that is held, so that MONEY somebody sent here is split by the same rule.
        uint256 toTreasury = total * TREASURY_PARTS / ALL_PARTS;
        IERC20(money).safeTransfer(treasury, toTreasury);
        IERC20(money).safeTransfer(BURN_ADDRESS, total - toTreasury);
        emit FeesConverted(pair, toTreasury, total - toTreasury);
    }

    /// @dev The fee-on-transfer form sells what arrives, whatever the token takes on the way.
    function _sell(address token) private {
        if (token == money) return;
        uint256 amount = _balance(token);
        if (amount == 0) return;
        IERC20(token).forceApprove(address(router), amount);
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
            amount, 0, _route(token), address(this), block.timestamp
        );
    }

    function _route(address token) private view returns (address[] memory path) {
        address via = bridge[token];
        address wrapped = router.WETH();
        if (via != address(0) && via != money) {
            bool direct = factory.getPair(via, money) != address(0);
            path = new address[](direct ? 3 : 4);
            path[1] = via;
            if (!direct) path[2] = wrapped;
        } else if (factory.getPair(token, money) != address(0)) {
            path = new address[](2);
        } else if (factory.getPair(token, wrapped) != address(0)) {
            path = new address[](3);
            path[1] = wrapped;
        } else {
            revert NoRoute(token);
        }
        path[0] = token;
        path[path.length - 1] = money;
    }

    function _balance(address token) private view returns (uint256) {
        return IERC20(token).balanceOf(address(this));
    }
}
