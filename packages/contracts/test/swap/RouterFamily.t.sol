// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../src/swap/IBescPair.sol";
import {IBescRouter} from "../../src/swap/IBescRouter.sol";
import {EventOrder} from "../support/EventOrder.sol";
import {Exchange} from "../support/Exchange.sol";
import {Permits} from "../support/Permits.sol";
import {FeeOnTransferToken} from "../zoo/FeeOnTransferToken.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {RouterBorrower} from "./RouterBorrower.sol";

/// @title What clients and test suites of this family ask of the router: selectors, events in their order, checks in theirs
contract RouterFamilyTest is Exchange, EventOrder {
    uint256 private constant LATER = type(uint256).max;
    uint256 private constant MIN = 1000;
    IBescPair private pair;
    IBescPair private native;
    ZooToken private token0;
    ZooToken private token1;

    receive() external payable {}

    function setUp() external {
        setUpExchange();
        pair = IBescPair(factory.createPair(address(tokenA), address(tokenB)));
        native = IBescPair(factory.createPair(address(tokenA), address(wbesc)));
        (token0, token1) = (ZooToken(pair.token0()), ZooToken(pair.token1()));
        vm.deal(address(this), 1000e18);
        tokenA.mint(address(this), 1000e18);
        tokenB.mint(address(this), 1000e18);
        tokenA.approve(address(router), type(uint256).max);
        tokenB.approve(address(router), type(uint256).max);
    }

    function test_Selectors_OfTheRouter() external pure {
        require(IBescRouter.factory.selector == 0xc45a0155, "factory");
        require(IBescRouter.WETH.selector == 0xad5c4648, "WETH");
        require(IBescRouter.addLiquidity.selector == 0xe8e33700, "addLiquidity");
        require(IBescRouter.addLiquidityETH.selector == 0xf305d719, "addLiquidityETH");
        require(IBescRouter.removeLiquidity.selector == 0xbaa2abde, "removeLiquidity");
        require(IBescRouter.removeLiquidityETH.selector == 0x02751cec, "removeLiquidityETH");
        require(IBescRouter.removeLiquidityWithPermit.selector == 0x2195995c, "removeLiquidityWithPermit");
        require(IBescRouter.removeLiquidityETHWithPermit.selector == 0xded9382a, "removeLiquidityETHWithPermit");
        require(IBescRouter.removeLiquidityETHSupportingFeeOnTransferTokens.selector == 0xaf2979eb, "remove, taxed");
        require(
            IBescRouter.removeLiquidityETHWithPermitSupportingFeeOnTransferTokens.selector == 0x5b0d5984,
            "remove with permit, taxed"
        );
        require(IBescRouter.swapExactTokensForTokens.selector == 0x38ed1739, "swapExactTokensForTokens");
        require(IBescRouter.swapTokensForExactTokens.selector == 0x8803dbee, "swapTokensForExactTokens");
        require(IBescRouter.swapExactETHForTokens.selector == 0x7ff36ab5, "swapExactETHForTokens");
        require(IBescRouter.swapTokensForExactETH.selector == 0x4a25d94a, "swapTokensForExactETH");
        require(IBescRouter.swapExactTokensForETH.selector == 0x18cbafe5, "swapExactTokensForETH");
        require(IBescRouter.swapETHForExactTokens.selector == 0xfb3bdb41, "swapETHForExactTokens");
        require(
            IBescRouter.swapExactTokensForTokensSupportingFeeOnTransferTokens.selector == 0x5c11d795, "tokens, taxed"
        );
        require(
            IBescRouter.swapExactETHForTokensSupportingFeeOnTransferTokens.selector == 0xb6f9de95, "from native, taxed"
        );
        require(
            IBescRouter.swapExactTokensForETHSupportingFeeOnTransferTokens.selector == 0x791ac947, "to native, taxed"
        );
        require(IBescRouter.quote.selector == 0xad615dec, "quote");
        require(IBescRouter.getAmountOut.selector == 0x054d50d4, "getAmountOut");
        require(IBescRouter.getAmountIn.selector == 0x85f8c259, "getAmountIn");
        require(IBescRouter.getAmountsOut.selector == 0xd06ca61f, "getAmountsOut");
        require(IBescRouter.getAmountsIn.selector == 0x1f00ca74, "getAmountsIn");
    }

    // --- events ---

    function test_AddLiquidity_Events() external {
        startEvents();
        router.addLiquidity(address(token0), address(token1), 1e18, 4e18, 0, 0, address(7), LATER);
        takeEvents();
        nextTransfer(address(token0), address(this), address(pair), 1e18);
        nextTransfer(address(token1), address(this), address(pair), 4e18);
        nextTransfer(address(pair), address(0), address(0), MIN);
        nextTransfer(address(pair), address(0), address(7), 2e18 - MIN);
        nextSync(address(pair), 1e18, 4e18);
        nextMint(address(pair), address(router), 1e18, 4e18);
        noMoreEvents();
    }

    function test_AddLiquidityETH_Events() external {
        startEvents();
        router.addLiquidityETH{value: 4e18}(address(tokenA), 1e18, 1e18, 4e18, address(7), LATER);
        takeEvents();
        nextTransfer(address(tokenA), address(this), address(native), 1e18);
        nextEvent(address(wbesc), keccak256("Deposit(address,uint256)"), abi.encode(router), abi.encode(4e18));
        nextTransfer(address(wbesc), address(router), address(native), 4e18);
        nextTransfer(address(native), address(0), address(0), MIN);
        nextTransfer(address(native), address(0), address(7), 2e18 - MIN);
        (uint256 amount0, uint256 amount1) = _sorted(1e18, 4e18);
        nextSync(address(native), amount0, amount1);
        nextMint(address(native), address(router), amount0, amount1);
        noMoreEvents();
    }

    function test_RemoveLiquidity_Events() external {
        router.addLiquidity(address(token0), address(token1), 1e18, 4e18, 0, 0, address(this), LATER);
        pair.approve(address(router), type(uint256).max);
        startEvents();
        router.removeLiquidity(address(token0), address(token1), 2e18 - MIN, 0, 0, address(7), LATER);
        takeEvents();
        _removal(address(this));
    }

    function test_RemoveLiquidityWithPermit_Events() external {
        address me = vm.addr(0xa11ce);
        router.addLiquidity(address(token0), address(token1), 1e18, 4e18, 0, 0, me, LATER);
        Permits.Signature memory signed = Permits.sign(0xa11ce, address(pair), address(router), 2e18 - MIN, LATER);
        startEvents();
        vm.prank(me);
        router.removeLiquidityWithPermit(
            address(token0), address(token1), 2e18 - MIN, 0, 0, address(7), LATER, false, signed.v, signed.r, signed.s
        );
        takeEvents();
        nextApproval(address(pair), me, address(router), 2e18 - MIN);
        _removal(me);
    }

    function test_SwapExactTokensForTokens_Events() external {
        router.addLiquidity(address(token0), address(token1), 5e18, 10e18, 0, 0, address(this), LATER);
        startEvents();
        router.swapExactTokensForTokens(1e18, 0, list(address(token0), address(token1)), address(7), LATER);
        takeEvents();
        nextTransfer(address(token0), address(this), address(pair), 1e18);
        nextTransfer(address(token1), address(pair), address(7), 1_663_192_997_082_117_548);
        nextSync(address(pair), 6e18, 10e18 - 1_663_192_997_082_117_548);
        nextSwap(address(pair), address(router), [uint256(1e18), 0, 0, 1_663_192_997_082_117_548], address(7));
        noMoreEvents();
    }

    function test_SwapTokensForExactTokens_Events() external {
        router.addLiquidity(address(token0), address(token1), 5e18, 10e18, 0, 0, address(this), LATER);
        startEvents();
        router.swapTokensForExactTokens(1e18, LATER, list(address(token0), address(token1)), address(7), LATER);
        takeEvents();
        nextTransfer(address(token0), address(this), address(pair), 556_947_925_368_978_001);
        nextTransfer(address(token1), address(pair), address(7), 1e18);
        nextSync(address(pair), 5e18 + 556_947_925_368_978_001, 9e18);
        nextSwap(address(pair), address(router), [uint256(556_947_925_368_978_001), 0, 0, 1e18], address(7));
        noMoreEvents();
    }

    function test_SwapsWithTheNativeCoin_NameTheRouterWhereItUnwraps() external {
        router.addLiquidityETH{value: 10e18}(address(tokenA), 5e18, 0, 0, address(this), LATER);
        startEvents();
        router.swapTokensForExactETH(1e18, LATER, list(address(tokenA), address(wbesc)), address(7), LATER);
        takeEvents();
        nextTransfer(address(tokenA), address(this), address(native), 556_947_925_368_978_001);
        nextTransfer(address(wbesc), address(native), address(router), 1e18);
        (uint256 left0, uint256 left1) = _sorted(5e18 + 556_947_925_368_978_001, 9e18);
        nextSync(address(native), left0, left1);
        (uint256 in0, uint256 in1) = _sorted(556_947_925_368_978_001, 0);
        (uint256 out0, uint256 out1) = _sorted(0, 1e18);
        nextSwap(address(native), address(router), [in0, in1, out0, out1], address(router));
        nextEvent(address(wbesc), keccak256("Withdrawal(address,uint256)"), abi.encode(router), abi.encode(1e18));
        noMoreEvents();
        equal(address(7).balance, 1e18, "paid");

        startEvents();
        uint256[] memory amounts =
            router.swapExactETHForTokens{value: 1e18}(0, list(address(wbesc), address(tokenA)), address(8), LATER);
        takeEvents();
        nextEvent(address(wbesc), keccak256("Deposit(address,uint256)"), abi.encode(router), abi.encode(1e18));
        nextTransfer(address(wbesc), address(router), address(native), 1e18);
        nextTransfer(address(tokenA), address(native), address(8), amounts[1]);
        equal(tokenA.balanceOf(address(8)), amounts[1], "as answered");
    }

    // --- checks ---

    function test_ROUTER11_NativeEnds_AreAskedBeforeAnyAmount() external {
        router.addLiquidityETH{value: 10e18}(address(tokenA), 5e18, 0, 0, address(this), LATER);
        router.addLiquidity(address(tokenA), address(tokenB), 5e18, 5e18, 0, 0, address(this), LATER);
        address[] memory wrong = list(address(tokenA), address(tokenB));
        address[][3] memory paths = [wrong, new address[](0), new address[](1)];
        for (uint256 i = 0; i < 3; ++i) {
            bytes memory expected = reason("BescRouter: INVALID_PATH");
            vm.expectRevert(expected);
            router.swapExactETHForTokens(0, paths[i], address(7), LATER);
            vm.expectRevert(expected);
            router.swapExactETHForTokensSupportingFeeOnTransferTokens(0, paths[i], address(7), LATER);
            vm.expectRevert(expected);
            router.swapETHForExactTokens(100e18, paths[i], address(7), LATER);
            vm.expectRevert(expected);
            router.swapTokensForExactETH(1e18, 0, paths[i], address(7), LATER);
            vm.expectRevert(expected);
            router.swapExactTokensForETH(0, 1e18, paths[i], address(7), LATER);
            vm.expectRevert(expected);
            router.swapExactTokensForETHSupportingFeeOnTransferTokens(0, 0, paths[i], address(7), LATER);
        }
    }

    function test_GetAmounts_OfSmallPools() external {
        router.addLiquidity(address(token0), address(token1), 10_000, 10_000, 0, 0, address(this), LATER);
        address[] memory path = list(address(token0), address(token1));
        uint256[] memory amounts = router.getAmountsOut(2, path);
        require(amounts.length == 2 && amounts[0] == 2 && amounts[1] == 1, "out");
        amounts = router.getAmountsIn(1, path);
        require(amounts.length == 2 && amounts[0] == 2 && amounts[1] == 1, "in");
    }

    function test_AddLiquidity_AfterAGiftToAnEmptyPair() external {
        token0.mint(address(pair), 1);
        pair.sync();
        router.addLiquidity(address(token0), address(token1), 1e18, 4e18, 1e18, 4e18, address(7), LATER);
        equal(pair.balanceOf(address(7)), 2e18 - MIN, "shares");
    }

    function test_AddLiquidity_AfterGiftsOfBothToAnEmptyPair() external {
        token0.mint(address(pair), 1);
        token1.mint(address(pair), 1);
        pair.sync();
        router.addLiquidity(address(token0), address(token1), 1e18, 4e18, 1e18, 4e18, address(7), LATER);
        equal(pair.balanceOf(address(7)), 2e18 - MIN, "shares");
        // From now on the ratio holds.
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_B_AMOUNT"));
        router.addLiquidity(address(token0), address(token1), 1e18, 5e18, 0, 5e18, address(7), LATER);
    }

    function test_ROUTER7_RemoveLiquidityETH_Taxed_WithMinimumsOfWhatThePairHolds() external {
        FeeOnTransferToken taxed = new FeeOnTransferToken();
        taxed.mint(address(this), 10e18);
        taxed.approve(address(router), type(uint256).max);
        router.addLiquidityETH{value: 4e18}(address(taxed), 1e18, 1e18, 4e18, address(this), LATER);
        IBescPair shares = pairOf(address(taxed), address(wbesc));
        uint256 liquidity = shares.balanceOf(address(this));
        uint256 token = taxed.balanceOf(address(shares)) * liquidity / shares.totalSupply();
        uint256 coin = wbesc.balanceOf(address(shares)) * liquidity / shares.totalSupply();
        shares.approve(address(router), type(uint256).max);
        router.removeLiquidityETHSupportingFeeOnTransferTokens(
            address(taxed), liquidity, token, coin, address(7), LATER
        );
        equal(address(7).balance, coin, "coin");
        equal(taxed.balanceOf(address(7)), token - token * 3 / 100, "taxed once");
    }

    function test_EverySwap_AnswersItsAmounts_AlsoToADelegate() external {
        router.addLiquidity(address(token0), address(token1), 5e18, 10e18, 0, 0, address(this), LATER);
        router.addLiquidityETH{value: 10e18}(address(tokenA), 5e18, 0, 0, address(this), LATER);
        // Runs the router's code as its own: nothing of the router may live in storage or in its address.
        RouterBorrower borrower = new RouterBorrower(address(router));
        tokenA.approve(address(borrower), type(uint256).max);
        tokenB.approve(address(borrower), type(uint256).max);
        address[] memory path = list(address(token0), address(token1));
        address[] memory sell = list(address(tokenA), address(wbesc));
        address[] memory buy = list(address(wbesc), address(tokenA));
        _answers(borrower, 0, abi.encodeCall(IBescRouter.swapExactTokensForTokens, (1e18, 0, path, address(7), LATER)));
        _answers(
            borrower, 0, abi.encodeCall(IBescRouter.swapTokensForExactTokens, (1e18, LATER, path, address(7), LATER))
        );
        _answers(borrower, 1e18, abi.encodeCall(IBescRouter.swapExactETHForTokens, (0, buy, address(7), LATER)));
        _answers(borrower, 0, abi.encodeCall(IBescRouter.swapTokensForExactETH, (1e18, LATER, sell, address(7), LATER)));
        _answers(borrower, 0, abi.encodeCall(IBescRouter.swapExactTokensForETH, (1e18, 0, sell, address(7), LATER)));
        _answers(borrower, 1e18, abi.encodeCall(IBescRouter.swapETHForExactTokens, (1e17, buy, address(7), LATER)));
        equal(address(borrower).balance + wbesc.balanceOf(address(borrower)), 0, "nothing stays");
    }

    function _answers(RouterBorrower borrower, uint256 value, bytes memory data) private {
        uint256[] memory amounts = abi.decode(borrower.run{value: value}(data), (uint256[]));
        require(amounts.length == 2 && amounts[0] > 0 && amounts[1] > 0, "amounts");
    }

    function _removal(address holder) private {
        nextTransfer(address(pair), holder, address(pair), 2e18 - MIN);
        nextTransfer(address(pair), address(pair), address(0), 2e18 - MIN);
        nextTransfer(address(token0), address(pair), address(7), 1e18 - 500);
        nextTransfer(address(token1), address(pair), address(7), 4e18 - 2000);
        nextSync(address(pair), 500, 2000);
        nextBurn(address(pair), address(router), 1e18 - 500, 4e18 - 2000, address(7));
        noMoreEvents();
    }

    /// @dev Amounts of token A and the wrapped coin in the order of their pair.
    function _sorted(uint256 token, uint256 coin) private view returns (uint256 amount0, uint256 amount1) {
        return native.token0() == address(tokenA) ? (token, coin) : (coin, token);
    }
}
