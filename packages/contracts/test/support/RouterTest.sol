// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../src/swap/IBescPair.sol";
import {FeeOnTransferToken} from "../zoo/FeeOnTransferToken.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {Exchange} from "./Exchange.sol";

/// @dev A router with supplied pairs, and a holder with a key who allows it everything.
abstract contract RouterTest is Exchange {
    uint256 internal constant KEY = 0xa11ce;
    uint256 internal constant LATER = type(uint256).max;
    address internal immutable _me = vm.addr(KEY);
    FeeOnTransferToken internal taxed;

    receive() external payable {}

    function setUp() external {
        setUpExchange();
        taxed = new FeeOnTransferToken();
        vm.deal(address(this), 1000e18);
        supplied(tokenA, tokenB, 5e18, 10e18);
        supplied(tokenB, tokenC, 10e18, 10e18);
        _native(tokenA, 10e18);
        _native(taxed, 10e18);
        ZooToken[4] memory tokens = [tokenA, tokenB, tokenC, ZooToken(address(taxed))];
        for (uint256 i = 0; i < 4; ++i) {
            tokens[i].mint(_me, 100e18);
            vm.prank(_me);
            tokens[i].approve(address(router), type(uint256).max);
        }
        vm.deal(_me, 100e18);
    }

    function _fails(bytes memory data, string memory text) internal {
        vm.prank(_me);
        (bool success, bytes memory why) = address(router).call(data);
        require(!success && sameReason(why, text), text);
    }

    function _empty() internal view {
        equal(address(router).balance, 0, "ROUTER-1 native");
        equal(wbesc.balanceOf(address(router)), 0, "ROUTER-1 wbesc");
        equal(tokenA.balanceOf(address(router)) + tokenB.balanceOf(address(router)), 0, "ROUTER-1 tokens");
        equal(tokenC.balanceOf(address(router)) + taxed.balanceOf(address(router)), 0, "ROUTER-1 tokens");
    }

    function _native(ZooToken token, uint256 amount) internal {
        address pair = factory.createPair(address(token), address(wbesc));
        token.mint(pair, amount);
        wbesc.deposit{value: amount}();
        wbesc.transfer(pair, amount);
        IBescPair(pair).mint(address(this));
    }
}
