// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../src/swap/IBescPair.sol";
import {IBescRouter} from "../../src/swap/IBescRouter.sol";
import {Exchange} from "../support/Exchange.sol";
import {ApproveRaceToken} from "./ApproveRaceToken.sol";
import {BlocklistToken} from "./BlocklistToken.sol";
import {Bytes32MetadataToken} from "./Bytes32MetadataToken.sol";
import {ChargeOnTopToken} from "./ChargeOnTopToken.sol";
import {DoubleEntryToken} from "./DoubleEntryToken.sol";
import {FalseOnFailureToken} from "./FalseOnFailureToken.sol";
import {FeeOnTransferToken} from "./FeeOnTransferToken.sol";
import {HugeNameToken} from "./HugeNameToken.sol";
import {ManyDecimalsToken} from "./ManyDecimalsToken.sol";
import {MaxSupplyToken} from "./MaxSupplyToken.sol";
import {NoDecimalsToken} from "./NoDecimalsToken.sol";
import {NoReturnToken} from "./NoReturnToken.sol";
import {PausableToken} from "./PausableToken.sol";
import {RebasingToken} from "./RebasingToken.sol";
import {ReentrantToken} from "./ReentrantToken.sol";
import {RevertOnZeroToken} from "./RevertOnZeroToken.sol";
import {RevertingNameToken} from "./RevertingNameToken.sol";
import {TwoDecimalsToken} from "./TwoDecimalsToken.sol";
import {Uint96Token} from "./Uint96Token.sol";
import {UpgradableToken} from "./UpgradableToken.sol";
import {ZooToken} from "./ZooToken.sol";

/// @title Odd tokens through the whole exchange: each works, or is refused, and none harms another pair
contract ZooTest is Exchange {
    uint256 private constant LATER = type(uint256).max;
    IBescPair private bystander;
    uint256 private product;

    function setUp() external {
        setUpExchange();
        bystander = supplied(tokenB, tokenC, 1e18, 1e18);
        product = bystander.totalSupply();
    }

    function test_PAIR_ROUTER_Ordinary() external {
        _works(address(new ZooToken()));
        _works(address(new FalseOnFailureToken()));
        _works(address(new NoDecimalsToken()));
        _works(address(new TwoDecimalsToken()));
        _works(address(new ManyDecimalsToken()));
        _works(address(new ApproveRaceToken()));
        _works(address(new RevertOnZeroToken()));
        _works(address(new Uint96Token()));
        _works(address(new MaxSupplyToken()));
        _works(address(new HugeNameToken()));
        _works(address(new Bytes32MetadataToken()));
        _works(address(new RevertingNameToken()));
    }

    function test_PAIR_ROUTER_NoReturnValue() external {
        NoReturnToken token = new NoReturnToken();
        token.mint(address(this), 1e20);
        token.approve(address(router), type(uint256).max);
        _roundTrip(address(token));
    }

    function test_PAIR_ROUTER_FeeOnTransfer() external {
        _works(address(new FeeOnTransferToken()));
    }

    /// @dev A pair sends as well, and its invariant counts what it is charged: nothing can be bought. Selling and leaving go on.
    function test_PAIR_ChargeOnTop_IsNeverSold_AndOnlyItsOwnPairStops() external {
        ChargeOnTopToken token = new ChargeOnTopToken();
        token.mint(address(this), 1e20);
        token.approve(address(router), type(uint256).max);
        tokenA.mint(address(this), 1e20);
        tokenA.approve(address(router), type(uint256).max);
        (,, uint256 shares) =
            router.addLiquidity(address(token), address(tokenA), 1e18, 1e18, 0, 0, address(this), LATER);
        vm.expectRevert(reason("BescPair: K"));
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
            1e12, 0, list(address(tokenA), address(token)), address(this), LATER
        );
        router.swapExactTokensForTokens(1e12, 0, list(address(token), address(tokenA)), address(this), LATER);
        IBescPair pair = pairOf(address(token), address(tokenA));
        pair.approve(address(router), shares);
        router.removeLiquidity(address(token), address(tokenA), shares * 9 / 10, 0, 0, address(this), LATER);
        (uint256 r0, uint256 r1,) = pair.getReserves();
        equal(ZooToken(pair.token0()).balanceOf(address(pair)), r0, "PAIR-3 what was charged has left the reserves");
        equal(ZooToken(pair.token1()).balanceOf(address(pair)), r1, "PAIR-3");
        _unharmed();
    }

    function test_PAIR3_Rebasing_UpIsAGift_DownIsSettledBySync() external {
        RebasingToken token = new RebasingToken();
        _works(address(token));
        IBescPair pair = pairOf(address(token), address(tokenA));
        token.rebase(2e18);
        pair.sync();
        token.rebase(5e17);
        // Reserves are ahead of balances until someone settles it; nothing can be taken meanwhile.
        tokenA.mint(address(this), 1e18);
        pair.sync();
        _swapOnce(address(token));
    }

    function test_PAIR16_Reentrant_IsRefusedAtEveryDoor() external {
        ReentrantToken token = new ReentrantToken();
        _works(address(token));
        IBescPair pair = pairOf(address(token), address(tokenA));
        bytes[4] memory doors = [
            abi.encodeCall(IBescPair.mint, (address(this))),
            abi.encodeCall(IBescPair.burn, (address(this))),
            abi.encodeCall(IBescPair.skim, (address(this))),
            abi.encodeCall(IBescPair.sync, ())
        ];
        for (uint256 i = 0; i < 4; ++i) {
            token.setHook(address(pair), doors[i]);
            uint256 accepted = token.accepted();
            tokenA.mint(address(pair), 1e12);
            bool first = pair.token0() == address(token);
            pair.swap(first ? 1e6 : 0, first ? 0 : 1e6, address(this), "");
            equal(token.accepted(), accepted, "re-entered");
        }
        _unharmed();
    }

    function test_PAIR_Blocklist_OnlyItsOwnPairStops() external {
        BlocklistToken token = new BlocklistToken();
        _works(address(token));
        token.setBlocked(address(pairOf(address(token), address(tokenA))), true);
        _refused(address(token));
    }

    function test_PAIR_Pausable_OnlyItsOwnPairStops() external {
        PausableToken token = new PausableToken();
        _works(address(token));
        token.setPaused(true);
        _refused(address(token));
        token.setPaused(false);
        _swapOnce(address(token));
    }

    function test_PAIR_Upgradable_ATaxThatAppears_NeedsTheTaxedForm() external {
        UpgradableToken token = new UpgradableToken();
        _works(address(token));
        token.upgrade(10);
        vm.expectRevert(reason("BescPair: K"));
        router.swapExactTokensForTokens(1e12, 0, list(address(token), address(tokenA)), address(this), LATER);
        _swapOnce(address(token));
        _unharmed();
    }

    function test_PAIR_DoubleEntry_OneBalanceUnderTwoNames() external {
        ZooToken real = new ZooToken();
        DoubleEntryToken second = new DoubleEntryToken(real);
        IBescPair pair = supplied(real, tokenA, 1e18, 1e18);
        // A pair of both names counts one balance twice. Only its suppliers lose by it.
        address odd = factory.createPair(address(real), address(second));
        real.mint(odd, 1e18);
        IBescPair(odd).mint(address(this));
        (uint256 r0, uint256 r1,) = pair.getReserves();
        require(r0 == 1e18 && r1 == 1e18, "the honest pair");
        _unharmed();
    }

    function test_PAIR_NonContract_IsRefused() external {
        factory.createPair(address(0x1234), address(tokenA));
        tokenA.mint(address(this), 1e18);
        tokenA.approve(address(router), type(uint256).max);
        (bool added,) = address(router)
            .call(
                abi.encodeCall(
                    IBescRouter.addLiquidity, (address(0x1234), address(tokenA), 1e6, 1e6, 0, 0, address(this), LATER)
                )
            );
        require(!added, "refused");
        _unharmed();
    }

    function _works(address token) private {
        ZooToken(token).mint(address(this), 1e20);
        ZooToken(token).approve(address(router), type(uint256).max);
        _roundTrip(token);
    }

    function _roundTrip(address token) private {
        tokenA.mint(address(this), 1e20);
        tokenA.approve(address(router), type(uint256).max);
        (,, uint256 shares) = router.addLiquidity(token, address(tokenA), 1e18, 1e18, 0, 0, address(this), LATER);
        _swapOnce(token);
        IBescPair pair = pairOf(token, address(tokenA));
        pair.approve(address(router), shares / 2);
        router.removeLiquidity(token, address(tokenA), shares / 2, 0, 0, address(this), LATER);
        (uint256 r0, uint256 r1,) = pair.getReserves();
        require(ZooToken(pair.token0()).balanceOf(address(pair)) >= r0, "PAIR-3");
        require(ZooToken(pair.token1()).balanceOf(address(pair)) >= r1, "PAIR-3");
        equal(ZooToken(token).balanceOf(address(router)), 0, "ROUTER-1");
        _unharmed();
    }

    function _swapOnce(address token) private {
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
            1e12, 1, list(token, address(tokenA)), address(this), LATER
        );
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
            1e12, 1, list(address(tokenA), token), address(this), LATER
        );
    }

    function _refused(address token) private {
        (bool sold,) = address(router)
            .call(
                abi.encodeCall(
                    IBescRouter.swapExactTokensForTokens, (1e12, 0, list(token, address(tokenA)), address(this), LATER)
                )
            );
        require(!sold, "refused");
        _unharmed();
    }

    function _unharmed() private {
        (uint256 r0, uint256 r1,) = bystander.getReserves();
        require(r0 == 1e18 && r1 == 1e18 && bystander.totalSupply() == product, "bystander");
        require(!bystander.locked(), "bystander open");
        bystander.sync();
    }
}
