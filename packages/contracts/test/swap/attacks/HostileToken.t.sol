// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../../src/swap/IBescPair.sol";
import {IFeeCollector} from "../../../src/swap/IFeeCollector.sol";
import {CollectorScene} from "../../support/CollectorScene.sol";
import {SpoilToken} from "../../zoo/SpoilToken.sol";
import {ZooToken} from "../../zoo/ZooToken.sol";

/// @title A token that wants others' conversions to fail, or to take part of them
contract HostileTokenTest is CollectorScene {
    SpoilToken private spoilt;
    IBescPair private bad;
    IBescPair private good;

    function setUp() external {
        setUpCollector();
        spoilt = new SpoilToken();
        bad = pool(address(spoilt), address(wbesc), 1000e18, 1000e18);
        good = pool(address(tokenB), address(wbesc), 100_000e18, 100_000e18);
        bad.transfer(address(collector), 10e18);
        good.transfer(address(collector), 10e18);
        observeAndWait();
    }

    function test_WhateverItDoes_CostsItselfOnly() external {
        for (uint256 mood = 1; mood <= uint256(type(SpoilToken.Mood).max); ++mood) {
            spoilt.spoil(SpoilToken.Mood(mood));
            vm.prank(OPERATOR);
            try collector.convertPair{gas: 3_000_000}(address(bad), 1e18, 0) {
                require(mood == uint256(SpoilToken.Mood.Bomb), "refused");
            } catch {}
            require(convert(good, 1e18, 0) > 1.96e18, "the other is converted");
        }
    }

    function test_LookingDoesNotCallIt() external {
        spoilt.spoil(SpoilToken.Mood.BurnsGas);
        collector.market{gas: 100_000}(address(bad));
        vm.warp(block.timestamp + 1);
        collector.observe{gas: 300_000}(list(address(bad), address(good)));
        spoilt.spoil(SpoilToken.Mood.Bomb);
        collector.observe{gas: 300_000}(list(address(bad), address(good)));
    }

    function test_WhatLiesHereAndShrinks_IsNotSold_AndStopsNothing() external {
        spoilt.mint(address(collector), 500e18);
        spoilt.callBack(address(spoilt), abi.encodeCall(spoilt.shrink, (5e5)));
        uint256 before = spoilt.balanceOf(address(collector));
        converts(bad, 5e18);
        require(spoilt.balanceOf(address(collector)) * 2 >= before, "what lay here lies here");
        require(convert(good, 1e18, 0) > 1.96e18, "others go on");
    }

    /// @dev The operator owns the token: when it is worth nothing any more, the anchor's half is still sold fairly.
    function test_ATokenThatShrinks_LeavesTheAnchorsHalfProtected() external {
        spoilt.shrink(1);
        bad.sync();
        // WBESC at a quarter of its price, for the moment.
        IBescPair way = pairOf(address(wbesc), address(money));
        uint256 out = trade(way, address(wbesc), DEEP);
        require(!converts(bad, 10e18), "waits");
        tradeBack(way, address(money), out);
        require(convert(bad, 10e18, 0) > 9.8e18, "half of what it was, but all of that");
    }

    function test_ATaxOfEverything_LeavesTheAnchorsHalf() external {
        AllTax taxed = new AllTax();
        IBescPair pair = pool(address(taxed), address(wbesc), 1000e18, 1000e18);
        pair.transfer(address(collector), 10e18);
        observeAndWait();
        taxed.take();
        require(convert(pair, 10e18, 0) > 9.9e18, "the WBESC of the burn");
    }

    function test_ReentryIsRefused() external {
        collector.setOperator(address(spoilt));
        bytes memory again = abi.encodeCall(collector.convertPair, (address(good), 1e18, 0));
        spoilt.callBack(address(collector), again);
        uint256 held = good.balanceOf(address(collector));
        collector.convertPair(address(bad), 1e18, 0);
        require(!spoilt.callPassed(), "refused");
        require(bytes4(spoilt.callAnswer()) == IFeeCollector.Locked.selector, "because a conversion is under way");
        equal(good.balanceOf(address(collector)), held, "nothing else was converted");
    }

    function test_ObservingDuringATransfer_ChangesNothing() external {
        spoilt.callBack(address(collector), abi.encodeCall(collector.observe, (one(address(bad)))));
        require(convert(bad, 1e18, 0) > 1.96e18, "converts");
    }
}

contract AllTax is ZooToken {
    bool private _takes;

    function take() external {
        _takes = true;
    }

    function _move(address from, address to, uint256 value) internal override {
        super._move(from, _takes ? address(this) : to, value);
    }
}
