// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../src/swap/IBescPair.sol";
import {Permits} from "../support/Permits.sol";
import {RouterTest} from "../support/RouterTest.sol";

contract BescRouterLiquidityTest is RouterTest {
    function test_AddLiquidity_CreatesThePair() external {
        vm.prank(_me);
        (uint256 a, uint256 b, uint256 shares) =
            router.addLiquidity(address(tokenA), address(tokenC), 1e18, 4e18, 1e18, 4e18, address(7), LATER);
        require(a == 1e18 && b == 4e18, "the first sets the ratio");
        equal(shares, 2e18 - 1000, "shares");
        equal(pairOf(address(tokenA), address(tokenC)).balanceOf(address(7)), shares, "receiver");
        _empty();
    }

    function test_ROUTER8_AddLiquidity_InRatioWithinLimits() external {
        vm.startPrank(_me);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_B_AMOUNT"));
        router.addLiquidity(address(tokenA), address(tokenB), 1e18, 5e18, 1e18, 2e18 + 1, _me, LATER);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_A_AMOUNT"));
        router.addLiquidity(address(tokenA), address(tokenB), 5e18, 2e18, 1e18 + 1, 2e18, _me, LATER);
        (uint256 a, uint256 b,) =
            router.addLiquidity(address(tokenA), address(tokenB), 5e18, 2e18, 1e18, 2e18, _me, LATER);
        require(a == 1e18 && b == 2e18, "in ratio");
        // Also a first supply keeps to its minimums.
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_A_AMOUNT"));
        router.addLiquidity(address(tokenA), address(tokenC), 1e18, 1e18, 2e18, 0, _me, LATER);
        vm.stopPrank();
    }

    function test_ROUTER8_AddLiquidityETH_RefundsTheSender() external {
        vm.prank(_me);
        (uint256 token, uint256 native,) =
            router.addLiquidityETH{value: 5e18}(address(tokenA), 1e18, 1e18, 1e18, address(7), LATER);
        require(token == 1e18 && native == 1e18, "in ratio");
        equal(_me.balance, 99e18, "refunded");
        _empty();
    }

    function test_RemoveLiquidity_PaysBothInTheCallersOrder() external {
        IBescPair pair = _shares();
        uint256 shares = pair.balanceOf(_me);
        vm.startPrank(_me);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_A_AMOUNT"));
        router.removeLiquidity(address(tokenB), address(tokenA), shares, 20e18, 0, _me, LATER);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_B_AMOUNT"));
        router.removeLiquidity(address(tokenB), address(tokenA), shares, 0, 20e18, _me, LATER);
        (uint256 b, uint256 a) =
            router.removeLiquidity(address(tokenB), address(tokenA), shares, 0, 0, address(7), LATER);
        vm.stopPrank();
        require(tokenA.balanceOf(address(7)) == a && tokenB.balanceOf(address(7)) == b && b > a, "paid");
    }

    function test_RemoveLiquidityETH_AndTheTaxedForm() external {
        vm.startPrank(_me);
        (,, uint256 shares) = router.addLiquidityETH{value: 1e18}(address(tokenA), 1e18, 0, 0, _me, LATER);
        pairOf(address(tokenA), address(wbesc)).approve(address(router), shares);
        (uint256 token, uint256 native) = router.removeLiquidityETH(address(tokenA), shares, 0, 0, address(7), LATER);
        require(tokenA.balanceOf(address(7)) == token && address(7).balance == native, "paid");

        (,, shares) = router.addLiquidityETH{value: 1e18}(address(taxed), 1e18, 0, 0, _me, LATER);
        pairOf(address(taxed), address(wbesc)).approve(address(router), shares);
        native = router.removeLiquidityETHSupportingFeeOnTransferTokens(address(taxed), shares, 0, 0, address(8), LATER);
        vm.stopPrank();
        require(taxed.balanceOf(address(8)) > 0 && address(8).balance == native, "paid");
        _empty();
    }

    function test_RemoveLiquidity_RevertWhen_NoPair() external {
        vm.prank(_me);
        vm.expectRevert(reason("BescRouter: INVALID_PATH"));
        router.removeLiquidity(address(tokenA), address(tokenC), 1, 0, 0, _me, LATER);
    }

    function test_ROUTER9_Permit_SurvivesAFrontRun() external {
        IBescPair pair = _shares();
        uint256 shares = pair.balanceOf(_me) / 4;
        for (uint256 i = 0; i < 4; ++i) {
            bool max = i % 2 == 1;
            uint256 value = max ? type(uint256).max : shares;
            Permits.Signature memory signed = Permits.sign(KEY, address(pair), address(router), value, LATER);
            if (i >= 2) pair.permit(_me, address(router), value, LATER, signed.v, signed.r, signed.s);
            vm.prank(_me);
            router.removeLiquidityWithPermit(
                address(tokenA), address(tokenB), shares, 0, 0, address(7), LATER, max, signed.v, signed.r, signed.s
            );
            vm.prank(_me);
            pair.approve(address(router), 0);
        }
        require(tokenA.balanceOf(address(7)) > 0, "paid");
    }

    function test_ROUTER9_Permit_RevertWhen_NeverValid() external {
        IBescPair pair = _shares();
        vm.startPrank(_me);
        pair.approve(address(router), 99);
        vm.expectRevert(reason("BescRouter: INVALID_PERMIT"));
        router.removeLiquidityWithPermit(
            address(tokenA), address(tokenB), 100, 0, 0, _me, LATER, false, 27, bytes32(uint256(1)), bytes32(uint256(1))
        );
        vm.stopPrank();
    }

    function test_ROUTER9_NativePermits_SurviveAFrontRun() external {
        vm.startPrank(_me);
        (,, uint256 shares) = router.addLiquidityETH{value: 1e18}(address(tokenA), 1e18, 0, 0, _me, LATER);
        vm.stopPrank();
        IBescPair pair = pairOf(address(tokenA), address(wbesc));
        shares /= 2;
        Permits.Signature memory signed = Permits.sign(KEY, address(pair), address(router), shares, LATER);
        pair.permit(_me, address(router), shares, LATER, signed.v, signed.r, signed.s);
        vm.prank(_me);
        router.removeLiquidityETHWithPermit(
            address(tokenA), shares, 0, 0, address(7), LATER, false, signed.v, signed.r, signed.s
        );
        signed = Permits.sign(KEY, address(pair), address(router), shares, LATER);
        pair.permit(_me, address(router), shares, LATER, signed.v, signed.r, signed.s);
        vm.prank(_me);
        router.removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(
            address(tokenA), shares, 0, 0, address(7), LATER, false, signed.v, signed.r, signed.s
        );
        require(address(7).balance > 9e17 && tokenA.balanceOf(address(7)) > 9e17, "paid");
    }

    function _shares() private returns (IBescPair pair) {
        vm.prank(_me);
        router.addLiquidity(address(tokenA), address(tokenB), 5e18, 10e18, 0, 0, _me, LATER);
        pair = pairOf(address(tokenA), address(tokenB));
        vm.prank(_me);
        pair.approve(address(router), type(uint256).max);
    }
}
