// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescFactory} from "../../../src/swap/IBescFactory.sol";
import {IBescPair} from "../../../src/swap/IBescPair.sol";
import {IFeeCollector} from "../../../src/swap/IFeeCollector.sol";
import {CollectorScene} from "../../support/CollectorScene.sol";
import {ZooToken} from "../../zoo/ZooToken.sol";

/// @title LP of one pair as a token of another: a trap when selling all one holds of a token
contract LpAsTokenTest is CollectorScene {
    IBescPair private income;

    function setUp() external {
        setUpCollector();
        income = pool(address(tokenB), address(wbesc), 100_000e18, 100_000e18);
        income.transfer(address(collector), 1000e18);
    }

    function test_LpBesideAnAnchor_Waits_AndTheIncomeGoesOn() external {
        _waits(pool(address(income), address(money), 100e18, 1e18));
    }

    function test_LpBesideAToken_Waits() external {
        _waits(pool(address(income), address(tokenC), 100e18, 100e18));
    }

    function test_TwoKindsOfLp_Wait() external {
        _waits(pool(address(income), address(pairOf(address(money), address(wbesc))), 100e18, 100e18));
    }

    /// @dev It answers as the real pair does, but the factory knows another at these tokens; a token may know the factory, too.
    function test_ATokenThatSaysItIsLp_IsSoldLikeOthers() external {
        Impostor fake = new Impostor(factory, income.token0(), income.token1());
        IBescPair pair = pool(address(fake), address(wbesc), 1000e18, 1000e18);
        pair.transfer(address(collector), 10e18);
        observeAndWait();
        require(convert(pair, 10e18, 0) > 19.6e18, "sold");
    }

    function _waits(IBescPair pair) private {
        pair.transfer(address(collector), 1e18);
        observeAndWait();
        vm.prank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(IFeeCollector.NoWay.selector, address(pair)));
        collector.convertPair(address(pair), 1e18, 0);
        equal(pair.balanceOf(address(collector)), 1e18, "nothing of it is lost");
        require(convert(income, type(uint256).max, 0) > 1960e18, "the income itself is converted");
    }
}

contract Impostor is ZooToken {
    IBescFactory public factory;
    address public token0;
    address public token1;

    constructor(IBescFactory factory_, address token0_, address token1_) {
        (factory, token0, token1) = (factory_, token0_, token1_);
    }
}
