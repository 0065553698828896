// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../../src/swap/IBescPair.sol";
import {Exchange} from "../../support/Exchange.sol";
import {ReentrantToken} from "../../zoo/ReentrantToken.sol";
import {ZooToken} from "../../zoo/ZooToken.sol";
import {Intruder} from "./Intruder.sol";

/// @title Every hook that a trade leaves to others: transfers of a token, the flash callback, receiving the native coin
contract ReentrancyTest is Exchange {
    uint256 private constant LATER = type(uint256).max;
    address private constant VICTIM = address(0xa11ce);

    ReentrantToken private hooked;
    IBescPair private pair;
    Intruder private intruder;

    receive() external payable {}

    function setUp() external {
        setUpExchange();
        vm.deal(address(this), 1000e18);
        wbesc.deposit{value: 300e18}();
        // Above WBESC: a removal then pays the wrapped coin to the router before the token's hook runs.
        do {
            hooked = new ReentrantToken();
        } while (address(hooked) < address(wbesc));
        pair = _nativePair(hooked);
        _nativePair(tokenA);
        intruder = new Intruder{value: 10e18}(pair, router, tokenA);
        tokenA.mint(address(intruder), 1e18);
        tokenA.mint(VICTIM, 10e18);
        hooked.mint(VICTIM, 10e18);
        vm.deal(VICTIM, 10e18);
        vm.startPrank(VICTIM);
        tokenA.approve(address(router), type(uint256).max);
        hooked.approve(address(router), type(uint256).max);
        vm.stopPrank();
    }

    function test_PAIR16_TokenHook_EveryDoorOfThePair() external {
        hooked.setHook(address(intruder), abi.encodeCall(Intruder.everyDoor, ()));
        bool first = address(hooked) < address(wbesc);
        wbesc.transfer(address(pair), 1e18);
        pair.swap(first ? 1e17 : 0, first ? 0 : 1e17, VICTIM, "");
        pair.skim(VICTIM);
        pair.transfer(address(pair), 1e18);
        pair.burn(VICTIM);
        pair.approve(address(this), 1e18);
        pair.burnFrom(address(this), 1e18, VICTIM, VICTIM);
        equal(intruder.tried(), 28, "in swap, skim, burn and burnFrom");
        equal(intruder.entered(), 0, "no door was open");
    }

    function test_PAIR16_FlashCallback_EveryDoorOfThePair() external {
        hooked.mint(address(pair), 1e18);
        pair.swap(1e15, 0, address(intruder), hex"01");
        equal(intruder.tried(), 7, "every door");
        equal(intruder.entered(), 0, "no door was open");
    }

    /// @dev Wherever the native coin is received, the router holds nothing of it any more.
    function test_ROUTER1_NativeHook_FindsAnEmptyRouter() external {
        address to = address(intruder);
        address[] memory out = list(address(tokenA), address(wbesc));
        vm.startPrank(VICTIM);
        router.swapExactTokensForETH(1e17, 0, out, to, LATER);
        router.swapTokensForExactETH(1e16, 1e18, out, to, LATER);
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(1e17, 0, out, to, LATER);
        vm.stopPrank();
        IBescPair shares = pairOf(address(tokenA), address(wbesc));
        shares.approve(address(router), type(uint256).max);
        router.removeLiquidityETH(address(tokenA), 1e18, 0, 0, to, LATER);
        router.removeLiquidityETHSupportingFeeOnTransferTokens(address(tokenA), 1e18, 0, 0, to, LATER);
        vm.startPrank(to);
        router.swapETHForExactTokens{value: 1e18}(1e16, list(address(wbesc), address(tokenA)), VICTIM, LATER);
        router.addLiquidityETH{value: 1e18}(address(tokenA), 1e16, 0, 0, VICTIM, LATER);
        vm.stopPrank();
        equal(intruder.seenInRouter(), 0, "seen from the hook");
        _empty();
    }

    /// @dev While the token's hook runs, the removed wrapped coin lies in the router: no other caller can have it unwrapped.
    function test_ROUTER1_TokenHookDuringARemoval_TakesNothingOfIt() external {
        hooked.setHook(address(intruder), abi.encodeCall(Intruder.rob, ()));
        pair.transfer(VICTIM, 10e18);
        vm.startPrank(VICTIM);
        pair.approve(address(router), type(uint256).max);
        uint256 coin = VICTIM.balance;
        (, uint256 amountETH) = router.removeLiquidityETH(address(hooked), 10e18, 0, 0, VICTIM, LATER);
        vm.stopPrank();
        require(hooked.accepted() > 0, "the hook ran");
        equal(amountETH, 10e18, "the victim's part");
        equal(VICTIM.balance, coin + 10e18, "and all of it arrived");
        _empty();
    }

    /// @dev The same on the way of a trade that ends in native coin.
    function test_ROUTER1_TokenHookDuringATaxedSale_TakesNothingOfIt() external {
        uint256 quoted = router.getAmountsOut(1e18, list(address(hooked), address(wbesc)))[1];
        hooked.setHook(address(intruder), abi.encodeCall(Intruder.rob, ()));
        uint256 coin = VICTIM.balance;
        vm.startPrank(VICTIM);
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(
            1e18, quoted, list(address(hooked), address(wbesc)), VICTIM, LATER
        );
        vm.stopPrank();
        require(hooked.accepted() > 0, "the hook ran");
        equal(VICTIM.balance, coin + quoted, "all that was quoted");
        _empty();
    }

    /// @dev A hook between the two transfers of a supplier trades with the pair, which then takes what has arrived for the
    /// trader's: the supplier would get no share, so nothing of it happens.
    function test_PAIR2_TokenHookWhileSupplying_IsRefusedAsAWhole() external {
        wbesc.transfer(address(hooked), 1e18);
        vm.prank(address(hooked));
        wbesc.approve(address(router), type(uint256).max);
        (uint256 before0, uint256 before1) = _perShare();
        address[] memory path = list(address(wbesc), address(hooked));
        hooked.setHook(address(router), abi.encodeCall(router.swapExactTokensForTokens, (1e18, 0, path, VICTIM, LATER)));
        uint256 held = hooked.balanceOf(VICTIM);
        vm.startPrank(VICTIM);
        vm.expectRevert(reason("BescPair: INSUFFICIENT_LIQUIDITY_MINTED"));
        router.addLiquidityETH{value: 1e18}(address(hooked), 1e18, 1e18, 1e18, VICTIM, LATER);
        vm.stopPrank();
        equal(hooked.balanceOf(VICTIM), held, "the supplier keeps the tokens");
        equal(VICTIM.balance, 10e18, "and the coin");
        (uint256 after0, uint256 after1) = _perShare();
        equal(after0 * after1, before0 * before1, "the pair is as it was");
        _empty();
    }

    function _perShare() private view returns (uint256 amount0, uint256 amount1) {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        uint256 supply = pair.totalSupply();
        return (reserve0 * 1e18 / supply, reserve1 * 1e18 / supply);
    }

    function _nativePair(ZooToken token) private returns (IBescPair made) {
        made = IBescPair(factory.createPair(address(token), address(wbesc)));
        token.mint(address(made), 100e18);
        wbesc.transfer(address(made), 100e18);
        made.mint(address(this));
    }

    function _empty() private view {
        equal(address(router).balance, 0, "no coin in the router");
        equal(wbesc.balanceOf(address(router)), 0, "no wrapped coin");
        equal(hooked.balanceOf(address(router)) + tokenA.balanceOf(address(router)), 0, "no tokens");
    }
}
