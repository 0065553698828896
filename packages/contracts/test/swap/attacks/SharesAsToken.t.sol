// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescCallee} from "../../../src/swap/IBescCallee.sol";
import {IBescPair} from "../../../src/swap/IBescPair.sol";
import {Exchange} from "../../support/Exchange.sol";
import {ZooToken} from "../../zoo/ZooToken.sol";

/// @title Shares of one pair traded in another: neither pair may lose by what is done to the other
contract SharesAsTokenTest is Exchange, IBescCallee {
    uint256 private constant LATER = type(uint256).max;
    address private constant VICTIM = address(0xa11ce);

    IBescPair private inner;
    IBescPair private outer;
    uint256 private _outerRoot;

    function setUp() external {
        setUpExchange();
        inner = supplied(tokenA, tokenB, 100e18, 100e18);
        outer = IBescPair(factory.createPair(address(inner), address(tokenC)));
        inner.transfer(address(outer), 50e18);
        tokenC.mint(address(outer), 50e18);
        outer.mint(VICTIM);
        inner.approve(address(router), type(uint256).max);
        (uint256 reserve0, uint256 reserve1,) = outer.getReserves();
        _outerRoot = reserve0 * reserve1;
    }

    function test_PAIR3_SharesInAPair_AreNotBurnedByOthers() external {
        // Shares that lie in the outer pair stay there, whatever is burned, skimmed or settled in the inner one.
        inner.transfer(address(inner), 10e18);
        inner.burn(address(this));
        inner.skim(address(this));
        inner.sync();
        vm.expectRevert(reason("BescPair: INSUFFICIENT_ALLOWANCE"));
        inner.burnFrom(address(outer), 1e18, address(this), address(this));
        vm.expectRevert(reason("BescPair: INSUFFICIENT_LIQUIDITY_BURNED"));
        inner.burn(address(this));
        equal(inner.balanceOf(address(outer)), 50e18, "shares of the outer pair");
        _sound();
    }

    function test_PAIR3_PayoutsOfOnePairIntoTheOther_AreGiftsAndNoMore() external {
        // The inner pair pays its tokens to the outer, which trades neither: no share is gained by it.
        inner.transfer(address(inner), 10e18);
        inner.burn(address(outer));
        vm.expectRevert(reason("BescPair: INSUFFICIENT_LIQUIDITY_MINTED"));
        outer.mint(address(this));
        outer.skim(address(this));
        equal(inner.balanceOf(address(outer)), 50e18, "shares of the outer pair");
        _sound();
    }

    function test_PAIR17_SharesBorrowedFromTheOuter_CannotBeCashedInTheInner() external {
        // The callback burns what it borrowed, and what it got back does not buy the shares again.
        (uint256 out0, uint256 out1) = address(inner) < address(tokenC) ? (uint256(20e18), uint256(0)) : (0, 20e18);
        vm.expectRevert(reason("BescPair: K"));
        outer.swap(out0, out1, address(this), abi.encode(false));
        // Only with a fee on top of all of them.
        outer.swap(out0, out1, address(this), abi.encode(true));
        require(inner.balanceOf(address(outer)) > 50e18, "the fee");
        _sound();
    }

    function test_ROUTER_SharesThroughTheRouter_BothWaysAndOut() external {
        tokenC.mint(address(this), 10e18);
        tokenC.approve(address(router), type(uint256).max);
        address[] memory path = list(address(tokenC), address(inner));
        uint256 held = inner.balanceOf(address(this));
        uint256 out = router.swapExactTokensForTokens(1e18, 0, path, address(this), LATER)[1];
        equal(inner.balanceOf(address(this)), held + out, "bought shares");
        router.swapExactTokensForTokens(1e18, 0, list(address(inner), address(tokenC)), address(this), LATER);
        router.removeLiquidity(address(tokenA), address(tokenB), out, 1, 1, address(this), LATER);
        // Bought straight into the pair they are shares of, they would belong to the next burner.
        vm.expectRevert(reason("BescPair: INVALID_TO"));
        router.swapExactTokensForTokens(1e18, 0, path, address(inner), LATER);
        vm.startPrank(VICTIM);
        outer.approve(address(router), type(uint256).max);
        uint256 shares = outer.balanceOf(VICTIM);
        (uint256 gotShares, uint256 gotC) =
            router.removeLiquidity(address(inner), address(tokenC), shares, 1, 1, VICTIM, LATER);
        vm.stopPrank();
        require(gotShares * gotC >= (50e18 - 1000) * (50e18 - 1000), "the supplier leaves with the fees");
        _sound();
    }

    function bescCall(address, uint256 amount0, uint256 amount1, bytes calldata data) external {
        uint256 borrowed = amount0 + amount1;
        inner.transfer(address(inner), borrowed);
        inner.burn(address(this));
        ZooToken(inner.token0()).transfer(address(inner), borrowed);
        ZooToken(inner.token1()).transfer(address(inner), borrowed);
        uint256 again = inner.mint(address(this));
        require(again <= borrowed, "burned and minted again is never more");
        inner.transfer(msg.sender, abi.decode(data, (bool)) ? borrowed * 10_000 / 9975 + 1 : again);
    }

    function _sound() private view {
        equal(
            inner.totalSupply(),
            inner.balanceOf(address(0)) + inner.balanceOf(address(this)) + inner.balanceOf(address(outer))
                + inner.balanceOf(address(inner)) + inner.balanceOf(VICTIM),
            "PAIR-4 supply of the inner"
        );
        (uint256 reserve0, uint256 reserve1,) = outer.getReserves();
        require(ZooToken(outer.token0()).balanceOf(address(outer)) >= reserve0, "PAIR-3");
        require(ZooToken(outer.token1()).balanceOf(address(outer)) >= reserve1, "PAIR-3");
        if (outer.balanceOf(VICTIM) > 0) require(reserve0 * reserve1 >= _outerRoot, "PAIR-1 the outer's product");
    }
}
