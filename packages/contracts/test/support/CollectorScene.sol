// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../src/swap/IBescPair.sol";
import {IFeeCollector} from "../../src/swap/IFeeCollector.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {Deployed} from "./Deployed.sol";
import {Exchange} from "./Exchange.sol";

/// @title An exchange with its collector, deep pools between the anchors, all at one to one
abstract contract CollectorScene is Exchange {
    address internal constant BURN = 0x000000000000000000000000000000000000dEaD;
    address internal constant TREASURY = address(0x7ea);
    address internal constant OPERATOR = address(0x09);
    uint256 internal constant DEEP = 1_000_000e18;

    IFeeCollector internal collector;
    ZooToken internal money;
    ZooToken internal stable;

    function setUpCollector() internal {
        setUpExchange();
        (money, stable) = (tokenA, new ZooToken());
        vm.deal(address(this), 1e30);
        collector = Deployed.feeCollector(factory, _anchors(), address(this), TREASURY, OPERATOR);
        factory.setFeeTo(address(collector));
        pool(address(money), address(wbesc), DEEP, DEEP);
        pool(address(money), address(stable), DEEP, DEEP);
        pool(address(wbesc), address(stable), DEEP, DEEP);
    }

    function _anchors() internal view returns (address[] memory) {
        return list(address(money), address(wbesc), address(stable));
    }

    /// @dev Adds liquidity, at any ratio to a new pair; its LP is this contract's.
    function pool(address a, address b, uint256 amountA, uint256 amountB) internal returns (IBescPair pair) {
        address known = factory.getPair(a, b);
        pair = IBescPair(known == address(0) ? factory.createPair(a, b) : known);
        give(a, address(pair), amountA);
        give(b, address(pair), amountB);
        pair.mint(address(this));
    }

    /// @dev New tokens, but of LP: what this contract holds.
    function give(address token, address to, uint256 amount) internal {
        if (token == address(wbesc)) wbesc.deposit{value: amount}();
        if (token == address(wbesc) || _isLp(token)) ZooToken(token).transfer(to, amount);
        else ZooToken(token).mint(to, amount);
    }

    function trade(IBescPair pair, address tokenIn, uint256 amount) internal returns (uint256 out) {
        (uint256 r0, uint256 r1,) = pair.getReserves();
        bool first = tokenIn == pair.token0();
        give(tokenIn, address(pair), amount);
        out = router.getAmountOut(amount, first ? r0 : r1, first ? r1 : r0);
        pair.swap(first ? 0 : out, first ? out : 0, address(this), "");
    }

    /// @dev Sells back what a trade brought.
    function tradeBack(IBescPair pair, address tokenIn, uint256 amount) internal {
        (uint256 r0, uint256 r1,) = pair.getReserves();
        bool first = tokenIn == pair.token0();
        ZooToken(tokenIn).transfer(address(pair), amount);
        uint256 out = router.getAmountOut(amount, first ? r0 : r1, first ? r1 : r0);
        pair.swap(first ? 0 : out, first ? out : 0, address(this), "");
    }

    function withdraw(IBescPair pair, uint256 liquidity) internal {
        pair.transfer(address(pair), liquidity);
        pair.burn(address(this));
    }

    /// @dev All that hold an anchor.
    function observeAll() internal {
        for (uint256 i = 0; i < factory.allPairsLength(); ++i) {
            try collector.observe(one(factory.allPairs(i))) {} catch {}
        }
    }

    function observeAndWait() internal {
        observeAll();
        vm.warp(block.timestamp + 30 minutes);
    }

    function convert(IBescPair pair, uint256 liquidity, uint256 minimum) internal returns (uint256 received) {
        vm.prank(OPERATOR);
        (received,) = collector.convertPair(address(pair), liquidity, minimum);
    }

    /// @dev Whether the operator can convert now, whatever it brings.
    function converts(IBescPair pair, uint256 liquidity) internal virtual returns (bool done) {
        vm.prank(OPERATOR);
        (done,) = address(collector).call(abi.encodeCall(collector.convertPair, (address(pair), liquidity, 0)));
    }

    function arrived() internal view returns (uint256) {
        return money.balanceOf(TREASURY) + money.balanceOf(BURN);
    }

    function one(address value) internal pure returns (address[] memory values) {
        values = new address[](1);
        values[0] = value;
    }

    function _isLp(address token) private view returns (bool) {
        for (uint256 i = 0; i < factory.allPairsLength(); ++i) {
            if (factory.allPairs(i) == token) return true;
        }
        return false;
    }

    receive() external payable {}
}
