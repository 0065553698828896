// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Exchange} from "../../support/Exchange.sol";
import {FeeOnTransferToken} from "../../zoo/FeeOnTransferToken.sol";
import {ZooToken} from "../../zoo/ZooToken.sol";

/// @title Paths that end with the token they began with: the payer is then often the recipient, and what is paid must not be
/// taken for something that went missing from what is received
contract RoundTripsTest is Exchange {
    uint256 private constant LATER = type(uint256).max;
    address private constant PAYER = address(0xa11ce);
    address private constant OTHER = address(0xb0b);

    function setUp() external {
        setUpExchange();
        supplied(tokenA, tokenB, 100e18, 200e18);
        supplied(tokenB, tokenC, 200e18, 100e18);
        supplied(tokenC, tokenA, 100e18, 150e18);
        _nativePair(tokenA, 100e18, 100e18);
        _nativePair(tokenB, 200e18, 150e18);
        tokenA.mint(PAYER, 1e18);
        vm.deal(PAYER, 3e18);
        vm.startPrank(PAYER);
        wbesc.deposit{value: 1e18}();
        tokenA.approve(address(router), type(uint256).max);
        wbesc.approve(address(router), type(uint256).max);
        vm.stopPrank();
    }

    function test_ROUTER7_TaxedTokens_RoundTripToThePayer() external {
        _tokens(PAYER, 1e18);
    }

    function test_ROUTER7_TaxedTokens_RoundTripToThePayerWhoKeepsSome() external {
        tokenA.mint(PAYER, 5e18);
        _tokens(PAYER, 1e18);
    }

    function test_ROUTER7_TaxedTokens_RoundTripToAnother() external {
        tokenA.mint(OTHER, 2e18);
        _tokens(OTHER, 1e18);
    }

    function testFuzz_ROUTER7_TaxedTokens_RoundTrip(uint256 amount, uint256 owned, bool toAnother) external {
        tokenA.mint(PAYER, within(owned, 0, 1e24));
        _tokens(toAnother ? OTHER : PAYER, within(amount, 1e6, 1e18));
    }

    function test_ROUTER7_TaxedNativeIn_RoundTrip_ToThePayerAndToAnother() external {
        _nativeIn(PAYER);
        _nativeIn(OTHER);
    }

    function test_ROUTER7_TaxedNativeOut_RoundTrip_ToThePayerAndToAnother() external {
        _nativeOut(PAYER);
        _nativeOut(OTHER);
    }

    function test_ROUTER7_TaxedTokens_RoundTripOfAReallyTaxedToken() external {
        FeeOnTransferToken taxed = new FeeOnTransferToken();
        _pairOfTaxed(taxed, tokenB);
        _pairOfTaxed(taxed, tokenC);
        taxed.mint(PAYER, 1e18);
        address[] memory path = list(address(taxed), address(tokenB), address(tokenC), address(taxed));
        vm.startPrank(PAYER);
        taxed.approve(address(router), type(uint256).max);
        // 3% go on the way in and 3% of what comes out.
        uint256 out = router.getAmountsOut(1e16 - 3e14, path)[3];
        out -= out * 3 / 100;
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_OUTPUT_AMOUNT"));
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(1e16, out + 1, path, PAYER, LATER);
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(1e16, out, path, PAYER, LATER);
        equal(taxed.balanceOf(PAYER), 1e18 - 1e16 + out, "less both taxes");
        vm.stopPrank();
    }

    function test_ROUTER12_ExactForms_RoundTrip() external {
        address[] memory path = list(address(tokenA), address(tokenB), address(tokenC), address(tokenA));
        address[] memory native = list(address(wbesc), address(tokenA), address(tokenB), address(wbesc));
        vm.startPrank(PAYER);
        uint256 held = tokenA.balanceOf(PAYER);
        uint256[] memory amounts = router.swapExactTokensForTokens(1e17, 0, path, PAYER, LATER);
        equal(tokenA.balanceOf(PAYER), held - 1e17 + amounts[3], "exact in");
        held = tokenA.balanceOf(PAYER);
        amounts = router.swapTokensForExactTokens(1e16, 1e17, path, PAYER, LATER);
        equal(tokenA.balanceOf(PAYER), held - amounts[0] + 1e16, "exact out");

        held = wbesc.balanceOf(PAYER);
        amounts = router.swapExactETHForTokens{value: 1e17}(0, native, PAYER, LATER);
        equal(wbesc.balanceOf(PAYER), held + amounts[3], "native in");
        held = wbesc.balanceOf(PAYER);
        uint256 coin = PAYER.balance;
        amounts = router.swapETHForExactTokens{value: 1e17}(1e16, native, PAYER, LATER);
        equal(wbesc.balanceOf(PAYER), held + 1e16, "exact out for native");
        equal(PAYER.balance, coin - amounts[0], "and the rest back");

        (held, coin) = (wbesc.balanceOf(PAYER), PAYER.balance);
        amounts = router.swapExactTokensForETH(1e17, 0, native, PAYER, LATER);
        equal(wbesc.balanceOf(PAYER), held - 1e17, "paid wrapped");
        equal(PAYER.balance, coin + amounts[3], "native out");
        (held, coin) = (wbesc.balanceOf(PAYER), PAYER.balance);
        amounts = router.swapTokensForExactETH(1e16, 1e17, native, PAYER, LATER);
        equal(wbesc.balanceOf(PAYER), held - amounts[0], "paid what it cost");
        equal(PAYER.balance, coin + 1e16, "exact native out");
        vm.stopPrank();
        _empty();
    }

    function _tokens(address to, uint256 amount) private {
        address[] memory path = list(address(tokenA), address(tokenB), address(tokenC), address(tokenA));
        uint256 out = router.getAmountsOut(amount, path)[3];
        (uint256 paid, uint256 owned) = (tokenA.balanceOf(PAYER), tokenA.balanceOf(to));
        vm.startPrank(PAYER);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_OUTPUT_AMOUNT"));
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(amount, out + 1, path, to, LATER);
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(amount, out, path, to, LATER);
        vm.stopPrank();
        equal(tokenA.balanceOf(PAYER), to == PAYER ? paid - amount + out : paid - amount, "paid");
        equal(tokenA.balanceOf(to), to == PAYER ? paid - amount + out : owned + out, "received");
        _empty();
    }

    function _nativeIn(address to) private {
        address[] memory path = list(address(wbesc), address(tokenA), address(tokenB), address(wbesc));
        uint256 out = router.getAmountsOut(1e18, path)[3];
        uint256 owned = wbesc.balanceOf(to);
        vm.startPrank(PAYER);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_OUTPUT_AMOUNT"));
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 1e18}(out + 1, path, to, LATER);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 1e18}(out, path, to, LATER);
        vm.stopPrank();
        equal(wbesc.balanceOf(to), owned + out, "received wrapped");
        _empty();
    }

    function _nativeOut(address to) private {
        address[] memory path = list(address(wbesc), address(tokenA), address(tokenB), address(wbesc));
        uint256 out = router.getAmountsOut(1e17, path)[3];
        uint256 owned = to.balance;
        vm.startPrank(PAYER);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_OUTPUT_AMOUNT"));
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(1e17, out + 1, path, to, LATER);
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(1e17, out, path, to, LATER);
        vm.stopPrank();
        equal(to.balance, owned + out, "received native");
        _empty();
    }

    function _nativePair(ZooToken token, uint256 tokens, uint256 coin) private {
        address pair = factory.createPair(address(token), address(wbesc));
        vm.deal(address(this), coin);
        wbesc.deposit{value: coin}();
        wbesc.transfer(pair, coin);
        token.mint(pair, tokens);
        pairOf(address(token), address(wbesc)).mint(address(this));
    }

    function _pairOfTaxed(FeeOnTransferToken taxed, ZooToken token) private {
        address pair = factory.createPair(address(taxed), address(token));
        taxed.mint(pair, 100e18);
        token.mint(pair, 100e18);
        pairOf(address(taxed), address(token)).mint(address(this));
    }

    function _empty() private view {
        equal(tokenA.balanceOf(address(router)), 0, "the router keeps no token");
        equal(wbesc.balanceOf(address(router)), 0, "nor wrapped coin");
        equal(address(router).balance, 0, "nor coin");
    }
}
