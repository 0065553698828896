// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescRouter} from "../../src/swap/IBescRouter.sol";
import {RouterTest} from "../support/RouterTest.sol";
import {FalseOnFailureToken} from "../zoo/FalseOnFailureToken.sol";
import {ReentrantToken} from "../zoo/ReentrantToken.sol";

contract BescRouterTest is RouterTest {
    function test_Configuration() external view {
        equal(router.factory(), address(factory), "factory");
        equal(router.WETH(), address(wbesc), "wrapped");
    }

    // --- pure functions ---

    function test_Quote() external {
        equal(router.quote(1, 100, 200), 2, "in ratio");
        equal(router.quote(2, 200, 100), 1, "in ratio");
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_AMOUNT"));
        router.quote(0, 100, 200);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_LIQUIDITY"));
        router.quote(1, 0, 200);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_LIQUIDITY"));
        router.quote(1, 100, 0);
    }

    function test_PLAT19_GetAmountOutAndIn() external {
        equal(router.getAmountOut(2, 100, 100), 1, "out");
        equal(router.getAmountIn(1, 100, 100), 2, "in");
        equal(router.getAmountOut(10_000, 10_000, 10_000), 4993, "9975 of 10000 against 19975");
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_INPUT_AMOUNT"));
        router.getAmountOut(0, 100, 100);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_LIQUIDITY"));
        router.getAmountOut(2, 0, 100);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_LIQUIDITY"));
        router.getAmountOut(2, 100, 0);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_OUTPUT_AMOUNT"));
        router.getAmountIn(0, 100, 100);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_LIQUIDITY"));
        router.getAmountIn(100, 100, 100);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_LIQUIDITY"));
        router.getAmountIn(1, 0, 100);
    }

    function testFuzz_ROUTER5_InverseFunctions(uint256 out, uint256 rIn, uint256 rOut) external view {
        rIn = within(rIn, 1, 2 ** 112 - 1);
        rOut = within(rOut, 2, 2 ** 112 - 1);
        out = within(out, 1, rOut - 1);
        uint256 needed = router.getAmountIn(out, rIn, rOut);
        require(router.getAmountOut(needed, rIn, rOut) >= out, "suffices");
        if (needed > 2) require(router.getAmountOut(needed - 2, rIn, rOut) < out, "by one step");
    }

    function test_ROUTER11_Paths() external {
        address[] memory path = new address[](1);
        path[0] = address(tokenA);
        _refusesPath(path);
        _refusesPath(new address[](0));
        path = new address[](5);
        for (uint256 i = 0; i < 5; ++i) {
            path[i] = i % 2 == 0 ? address(tokenA) : address(tokenB);
        }
        _refusesPath(path);
        _refusesPath(list(address(tokenA), address(tokenA)));
        _refusesPath(list(address(tokenA), address(tokenB), address(tokenB)));
        // A pair that the factory did not make is never asked.
        _refusesPath(list(address(tokenA), address(tokenC)));
        vm.expectRevert(reason("BescRouter: OVERFLOW"));
        router.getAmountsOut(2 ** 112, list(address(tokenA), address(tokenB)));
    }

    function test_ROUTER11_NativeEnds() external {
        address[] memory path = list(address(tokenA), address(tokenB));
        bytes memory why = reason("BescRouter: INVALID_PATH");
        vm.startPrank(_me);
        vm.expectRevert(why);
        router.swapExactETHForTokens{value: 1e6}(0, path, _me, LATER);
        vm.expectRevert(why);
        router.swapETHForExactTokens{value: 1e18}(1e6, path, _me, LATER);
        vm.expectRevert(why);
        router.swapExactTokensForETH(1e6, 0, path, _me, LATER);
        vm.expectRevert(why);
        router.swapTokensForExactETH(1e6, 1e18, path, _me, LATER);
        vm.expectRevert(why);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 1e6}(0, path, _me, LATER);
        vm.expectRevert(why);
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(1e6, 0, path, _me, LATER);
        vm.stopPrank();
    }

    // --- every function's deadline and receiver ---

    function test_ROUTER4_EveryFunction_RevertWhen_Expired() external {
        vm.warp(1000);
        bytes[] memory calls = _allCalls(_me, 999);
        for (uint256 i = 0; i < calls.length; ++i) {
            _fails(calls[i], "BescRouter: EXPIRED");
        }
    }

    function test_ROUTER1_EveryFunction_RevertWhen_TheRouterOrNobodyReceives() external {
        bytes[] memory calls = _allCalls(address(router), LATER);
        for (uint256 i = 0; i < calls.length; ++i) {
            _fails(calls[i], "BescRouter: INVALID_TO");
        }
        calls = _allCalls(address(0), LATER);
        for (uint256 i = 0; i < calls.length; ++i) {
            _fails(calls[i], "BescRouter: INVALID_TO");
        }
    }

    function test_ROUTER10_Receive_RevertWhen_NotWbesc() external {
        vm.prank(_me);
        (bool sent, bytes memory why) = address(router).call{value: 1}("");
        require(!sent && sameReason(why, "BescRouter: ONLY_WBESC"), "ROUTER-10");
    }

    // --- swaps ---

    function test_SwapExactTokensForTokens_ThreeHops() external {
        address[] memory path = list(address(wbesc), address(tokenA), address(tokenB), address(tokenC));
        uint256[] memory quoted = router.getAmountsOut(1e17, path);
        vm.startPrank(_me);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_OUTPUT_AMOUNT"));
        router.swapExactETHForTokens{value: 1e17}(quoted[3] + 1, path, _me, LATER);
        uint256[] memory amounts = router.swapExactETHForTokens{value: 1e17}(quoted[3], path, address(7), LATER);
        vm.stopPrank();
        equal(tokenC.balanceOf(address(7)), quoted[3], "received");
        for (uint256 i = 0; i < 4; ++i) {
            equal(amounts[i], quoted[i], "amounts");
        }
        _empty();
    }

    function test_SwapTokensForExactTokens_SpendsTheQuote() external {
        address[] memory path = list(address(tokenA), address(tokenB), address(tokenC));
        uint256[] memory quoted = router.getAmountsIn(1e17, path);
        vm.startPrank(_me);
        vm.expectRevert(reason("BescRouter: EXCESSIVE_INPUT_AMOUNT"));
        router.swapTokensForExactTokens(1e17, quoted[0] - 1, path, _me, LATER);
        router.swapTokensForExactTokens(1e17, quoted[0], path, address(7), LATER);
        vm.stopPrank();
        equal(tokenC.balanceOf(address(7)), 1e17, "received");
        equal(tokenA.balanceOf(_me), 100e18 - quoted[0], "spent");
        _empty();
    }

    function test_ROUTER8_SwapETHForExactTokens_RefundsTheSender() external {
        address[] memory path = list(address(wbesc), address(tokenA));
        uint256 due = router.getAmountsIn(1e17, path)[0];
        vm.startPrank(_me);
        vm.expectRevert(reason("BescRouter: EXCESSIVE_INPUT_AMOUNT"));
        router.swapETHForExactTokens{value: due - 1}(1e17, path, address(7), LATER);
        router.swapETHForExactTokens{value: due + 5}(1e17, path, address(7), LATER);
        vm.stopPrank();
        equal(_me.balance, 100e18 - due, "refunded to the sender");
        equal(address(7).balance, 0, "not to the receiver");
        _empty();
    }

    function test_SwapToNative_BothForms() external {
        address[] memory path = list(address(tokenA), address(wbesc));
        uint256 quote = router.getAmountsOut(1e17, path)[1];
        vm.startPrank(_me);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_OUTPUT_AMOUNT"));
        router.swapExactTokensForETH(1e17, quote + 1, path, address(7), LATER);
        router.swapExactTokensForETH(1e17, quote, path, address(7), LATER);
        equal(address(7).balance, quote, "received");
        uint256 due = router.getAmountsIn(1e17, path)[0];
        vm.expectRevert(reason("BescRouter: EXCESSIVE_INPUT_AMOUNT"));
        router.swapTokensForExactETH(1e17, due - 1, path, address(8), LATER);
        router.swapTokensForExactETH(1e17, due, path, address(8), LATER);
        vm.stopPrank();
        equal(address(8).balance, 1e17, "received exactly");
        _empty();
    }

    function test_Swap_RevertWhen_TheReceiverRefusesNative() external {
        vm.prank(_me);
        vm.expectRevert(reason("BescRouter: NATIVE_TRANSFER_FAILED"));
        router.swapExactTokensForETH(1e17, 0, list(address(tokenA), address(wbesc)), address(factory), LATER);
    }

    function test_ROUTER2_Swap_RevertWhen_NoAllowance_EvenOfATokenThatAnswersFalse() external {
        FalseOnFailureToken liar = new FalseOnFailureToken();
        supplied(liar, tokenA, 1e18, 1e18);
        vm.expectRevert(reason("BescRouter: TRANSFER_FROM_FAILED"));
        router.swapExactTokensForTokens(1e6, 0, list(address(liar), address(tokenA)), _me, LATER);
        // Another's unlimited approval is of no use to us.
        vm.expectRevert(reason("BescRouter: TRANSFER_FROM_FAILED"));
        router.swapExactTokensForTokens(1e6, 0, list(address(tokenA), address(tokenB)), address(this), LATER);
    }

    // --- fee on transfer ---

    function test_ROUTER7_Taxed_CountsWhatArrives() external {
        uint256 arrived = 1e18 - 1e18 * 3 / 100;
        uint256 quote = router.getAmountsOut(arrived, list(address(taxed), address(wbesc)))[1];
        vm.startPrank(_me);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_OUTPUT_AMOUNT"));
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(
            1e18, quote + 1, list(address(taxed), address(wbesc)), address(7), LATER
        );
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(
            1e18, quote, list(address(taxed), address(wbesc)), address(7), LATER
        );
        equal(address(7).balance, quote, "native for what arrived");

        uint256 paid = router.getAmountsOut(1e18, list(address(wbesc), address(taxed)))[1];
        uint256 received = paid - paid * 3 / 100;
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_OUTPUT_AMOUNT"));
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 1e18}(
            received + 1, list(address(wbesc), address(taxed)), address(7), LATER
        );
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 1e18}(
            received, list(address(wbesc), address(taxed)), address(7), LATER
        );
        equal(taxed.balanceOf(address(7)), received, "less the tax");

        // Several hops, the taxed token first; the minimum is the receiver's own growth.
        address[] memory path = list(address(taxed), address(wbesc), address(tokenA), address(tokenB));
        quote = router.getAmountsOut(arrived, path)[3];
        tokenB.mint(address(7), 5e18);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_OUTPUT_AMOUNT"));
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(1e18, quote + 1, path, address(7), LATER);
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(1e18, quote, path, address(7), LATER);
        vm.stopPrank();
        equal(tokenB.balanceOf(address(7)), quote + 5e18, "paid");
        _empty();
    }

    function test_ROUTER1_Taxed_CannotTakeWbescOfAnOuterCall() external {
        ReentrantToken hook = new ReentrantToken();
        _native(hook, 1e18);
        hook.mint(_me, 1e18);
        vm.prank(_me);
        hook.approve(address(router), type(uint256).max);
        bytes memory inner = abi.encodeCall(
            IBescRouter.swapExactTokensForETHSupportingFeeOnTransferTokens,
            (0, 0, list(address(tokenA), address(wbesc)), address(0xbad), LATER)
        );
        hook.setHook(address(router), inner);
        vm.prank(_me);
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(
            1e17, 0, list(address(hook), address(wbesc)), address(7), LATER
        );
        equal(address(0xbad).balance, 0, "nothing for the inner call");
        _empty();
    }

    function test_ROUTER7_Taxed_PaysOnlyWhatThisCallBrought() external {
        wbesc.deposit{value: 1e18}();
        wbesc.transfer(address(router), 1e18);
        uint256 quote = router.getAmountsOut(1e17, list(address(tokenA), address(wbesc)))[1];
        vm.prank(_me);
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(
            1e17, 0, list(address(tokenA), address(wbesc)), address(7), LATER
        );
        equal(address(7).balance, quote, "not what somebody left here");
    }

    function _allCalls(address to, uint256 deadline) private view returns (bytes[] memory calls) {
        address[] memory path = list(address(tokenA), address(tokenB));
        (address a, address b) = (address(tokenA), address(tokenB));
        calls = new bytes[](17);
        calls[0] = abi.encodeCall(IBescRouter.addLiquidity, (a, b, 1e6, 1e6, 0, 0, to, deadline));
        calls[1] = abi.encodeCall(IBescRouter.addLiquidityETH, (a, 1e6, 0, 0, to, deadline));
        calls[2] = abi.encodeCall(IBescRouter.removeLiquidity, (a, b, 1, 0, 0, to, deadline));
        calls[3] = abi.encodeCall(IBescRouter.removeLiquidityETH, (a, 1, 0, 0, to, deadline));
        calls[4] = abi.encodeCall(
            IBescRouter.removeLiquidityWithPermit, (a, b, 1, 0, 0, to, deadline, false, 27, bytes32(0), bytes32(0))
        );
        calls[5] = abi.encodeCall(
            IBescRouter.removeLiquidityETHWithPermit, (a, 1, 0, 0, to, deadline, false, 27, bytes32(0), bytes32(0))
        );
        calls[6] =
            abi.encodeCall(IBescRouter.removeLiquidityETHSupportingFeeOnTransferTokens, (a, 1, 0, 0, to, deadline));
        calls[7] = abi.encodeCall(
            IBescRouter.removeLiquidityETHWithPermitSupportingFeeOnTransferTokens,
            (a, 1, 0, 0, to, deadline, false, 27, bytes32(0), bytes32(0))
        );
        calls[8] = abi.encodeCall(IBescRouter.swapExactTokensForTokens, (1e6, 0, path, to, deadline));
        calls[9] = abi.encodeCall(IBescRouter.swapTokensForExactTokens, (1e6, 1e18, path, to, deadline));
        calls[10] = abi.encodeCall(IBescRouter.swapExactETHForTokens, (0, path, to, deadline));
        calls[11] = abi.encodeCall(IBescRouter.swapTokensForExactETH, (1e6, 1e18, path, to, deadline));
        calls[12] = abi.encodeCall(IBescRouter.swapExactTokensForETH, (1e6, 0, path, to, deadline));
        calls[13] = abi.encodeCall(IBescRouter.swapETHForExactTokens, (1e6, path, to, deadline));
        calls[14] = abi.encodeCall(
            IBescRouter.swapExactTokensForTokensSupportingFeeOnTransferTokens, (1e6, 0, path, to, deadline)
        );
        calls[15] =
            abi.encodeCall(IBescRouter.swapExactETHForTokensSupportingFeeOnTransferTokens, (0, path, to, deadline));
        calls[16] = abi.encodeCall(
            IBescRouter.swapExactTokensForETHSupportingFeeOnTransferTokens, (1e6, 0, path, to, deadline)
        );
    }

    function _refusesPath(address[] memory path) private {
        bytes[] memory calls = new bytes[](4);
        calls[0] = abi.encodeCall(IBescRouter.getAmountsOut, (1e6, path));
        calls[1] = abi.encodeCall(IBescRouter.getAmountsIn, (1e6, path));
        calls[2] = abi.encodeCall(IBescRouter.swapExactTokensForTokens, (1e6, 0, path, _me, LATER));
        calls[3] = abi.encodeCall(
            IBescRouter.swapExactTokensForTokensSupportingFeeOnTransferTokens, (1e6, 0, path, _me, LATER)
        );
        for (uint256 i = 0; i < 4; ++i) {
            _fails(calls[i], "BescRouter: INVALID_PATH");
        }
    }
}
