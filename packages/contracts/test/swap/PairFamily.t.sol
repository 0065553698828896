// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescFactory} from "../../src/swap/IBescFactory.sol";
import {IBescLiquidityToken} from "../../src/swap/IBescLiquidityToken.sol";
import {IBescPair} from "../../src/swap/IBescPair.sol";
import {EventOrder, PairTopics} from "../support/EventOrder.sol";
import {Exchange} from "../support/Exchange.sol";
import {FeeReceiver} from "../support/FeeReceiver.sol";
import {Permits} from "../support/Permits.sol";
import {ZooToken} from "../zoo/ZooToken.sol";

/// @title What clients and test suites of this family ask of factory and pair: selectors, events in their order, figures
contract PairFamilyTest is Exchange, EventOrder {
    IBescPair private pair;
    ZooToken private token0;
    ZooToken private token1;

    function setUp() external {
        setUpExchange();
        pair = IBescPair(factory.createPair(address(tokenA), address(tokenB)));
        (token0, token1) = (ZooToken(pair.token0()), ZooToken(pair.token1()));
    }

    function test_Selectors_OfFactoryAndPair() external pure {
        require(IBescFactory.createPair.selector == 0xc9c65396, "createPair");
        require(IBescFactory.getPair.selector == 0xe6a43905, "getPair");
        require(IBescFactory.allPairs.selector == 0x1e3dd18b, "allPairs");
        require(IBescFactory.allPairsLength.selector == 0x574f2ba3, "allPairsLength");
        require(IBescFactory.feeTo.selector == 0x017e7e58, "feeTo");
        require(IBescFactory.feeToSetter.selector == 0x094b7415, "feeToSetter");
        require(IBescFactory.setFeeTo.selector == 0xf46901ed, "setFeeTo");
        require(IBescFactory.setFeeToSetter.selector == 0xa2e74af6, "setFeeToSetter");
        require(IBescFactory.INIT_CODE_PAIR_HASH.selector == 0x5855a25a, "INIT_CODE_PAIR_HASH");
        require(IBescPair.getReserves.selector == 0x0902f1ac, "getReserves");
        require(IBescPair.token0.selector == 0x0dfe1681, "token0");
        require(IBescPair.token1.selector == 0xd21220a7, "token1");
        require(IBescPair.factory.selector == 0xc45a0155, "factory");
        require(IBescPair.price0CumulativeLast.selector == 0x5909c0d5, "price0CumulativeLast");
        require(IBescPair.price1CumulativeLast.selector == 0x5a3d5493, "price1CumulativeLast");
        require(IBescPair.kLast.selector == 0x7464fc3d, "kLast");
        require(IBescPair.MINIMUM_LIQUIDITY.selector == 0xba9a7a56, "MINIMUM_LIQUIDITY");
        require(IBescPair.mint.selector == 0x6a627842, "mint");
        require(IBescPair.burn.selector == 0x89afcb44, "burn");
        require(IBescPair.swap.selector == 0x022c0d9f, "swap");
        require(IBescPair.skim.selector == 0xbc25cf77, "skim");
        require(IBescPair.sync.selector == 0xfff6cae9, "sync");
        require(IBescPair.initialize.selector == 0x485cc955, "initialize");
        require(IBescLiquidityToken.permit.selector == 0xd505accf, "permit");
        require(IBescLiquidityToken.nonces.selector == 0x7ecebe00, "nonces");
        require(IBescLiquidityToken.DOMAIN_SEPARATOR.selector == 0x3644e515, "DOMAIN_SEPARATOR");
        require(IBescLiquidityToken.PERMIT_TYPEHASH.selector == 0x30adf81f, "PERMIT_TYPEHASH");
    }

    function test_PAIR18_CreatePair_TellsSortedTokensAndTheCount() external {
        startEvents();
        address created = factory.createPair(address(tokenC), address(tokenA));
        takeEvents();
        (address first, address second) =
            address(tokenA) < address(tokenC) ? (address(tokenA), address(tokenC)) : (address(tokenC), address(tokenA));
        nextEvent(address(factory), PairTopics.PAIR_CREATED, abi.encode(first, second), abi.encode(created, 2));
        noMoreEvents();
    }

    function test_Mint_EventsOfTheFirstAndOfALaterOne() external {
        _pay(1e18, 4e18);
        startEvents();
        equal(pair.mint(address(7)), 2e18 - 1000, "shares");
        takeEvents();
        nextTransfer(address(pair), address(0), address(0), 1000);
        nextTransfer(address(pair), address(0), address(7), 2e18 - 1000);
        nextSync(address(pair), 1e18, 4e18);
        nextMint(address(pair), address(this), 1e18, 4e18);
        noMoreEvents();

        _pay(1e18, 4e18);
        startEvents();
        pair.mint(address(7));
        takeEvents();
        nextTransfer(address(pair), address(0), address(7), 2e18);
        nextSync(address(pair), 2e18, 8e18);
        nextMint(address(pair), address(this), 1e18, 4e18);
        noMoreEvents();
    }

    function test_Swap_EventsInBothDirections() external {
        _mint(5e18, 10e18);
        token0.mint(address(pair), 1e18);
        startEvents();
        pair.swap(0, 1_663_192_997_082_117_548, address(7), "");
        takeEvents();
        nextTransfer(address(token1), address(pair), address(7), 1_663_192_997_082_117_548);
        nextSync(address(pair), 6e18, 10e18 - 1_663_192_997_082_117_548);
        nextSwap(address(pair), address(this), [uint256(1e18), 0, 0, 1_663_192_997_082_117_548], address(7));
        noMoreEvents();

        token1.mint(address(pair), 1e18);
        startEvents();
        pair.swap(1e17, 0, address(7), "");
        takeEvents();
        nextTransfer(address(token0), address(pair), address(7), 1e17);
        nextSync(address(pair), 6e18 - 1e17, 11e18 - 1_663_192_997_082_117_548);
        nextSwap(address(pair), address(this), [uint256(0), 1e18, 1e17, 0], address(7));
        noMoreEvents();
    }

    function test_Burn_Events() external {
        _mint(3e18, 3e18);
        pair.transfer(address(pair), 3e18 - 1000);
        startEvents();
        pair.burn(address(7));
        takeEvents();
        nextTransfer(address(pair), address(pair), address(0), 3e18 - 1000);
        nextTransfer(address(token0), address(pair), address(7), 3e18 - 1000);
        nextTransfer(address(token1), address(pair), address(7), 3e18 - 1000);
        nextSync(address(pair), 1000, 1000);
        nextBurn(address(pair), address(this), 3e18 - 1000, 3e18 - 1000, address(7));
        noMoreEvents();
    }

    function test_BurnFrom_TellsOfTheSharesAsIfTheyPassedThroughThePair() external {
        _mint(3e18, 3e18);
        pair.approve(address(9), 1e18);
        startEvents();
        vm.prank(address(9));
        pair.burnFrom(address(this), 1e18, address(7), address(8));
        takeEvents();
        nextTransfer(address(pair), address(this), address(pair), 1e18);
        nextTransfer(address(pair), address(pair), address(0), 1e18);
        nextTransfer(address(token0), address(pair), address(7), 1e18);
        nextTransfer(address(token1), address(pair), address(8), 1e18);
        nextSync(address(pair), 2e18, 2e18);
        nextBurn(address(pair), address(9), 1e18, 1e18, address(7));
        noMoreEvents();
        equal(pair.balanceOf(address(pair)), 0, "nothing stays");
    }

    function test_SkimAndSync_Events() external {
        _mint(1e18, 2e18);
        _pay(5, 7);
        startEvents();
        pair.skim(address(7));
        takeEvents();
        nextTransfer(address(token0), address(pair), address(7), 5);
        nextTransfer(address(token1), address(pair), address(7), 7);
        noMoreEvents();

        _pay(5, 7);
        startEvents();
        pair.sync();
        takeEvents();
        nextSync(address(pair), 1e18 + 5, 2e18 + 7);
        noMoreEvents();
    }

    function test_Share_Events() external {
        _mint(1e18, 1e18);
        address owner = vm.addr(0xa11ce);
        Permits.Signature memory signed = Permits.sign(0xa11ce, address(pair), address(9), 5, block.timestamp);
        startEvents();
        require(pair.approve(address(9), 10), "answers true");
        require(pair.transfer(owner, 3), "answers true");
        vm.prank(address(9));
        require(pair.transferFrom(address(this), owner, 4), "answers true");
        pair.permit(owner, address(9), 5, block.timestamp, signed.v, signed.r, signed.s);
        takeEvents();
        nextApproval(address(pair), address(this), address(9), 10);
        nextTransfer(address(pair), address(this), owner, 3);
        nextTransfer(address(pair), address(this), owner, 4);
        nextApproval(address(pair), owner, address(9), 5);
        noMoreEvents();
    }

    function test_PLAT19_Swap_KnownFigures() external {
        uint256[4][7] memory cases = [
            [uint256(1), 5, 10, 1_663_192_997_082_117_548],
            [uint256(1), 10, 5, 453_512_161_854_967_037],
            [uint256(2), 5, 10, 2_852_037_169_406_719_085],
            [uint256(2), 10, 5, 831_596_498_541_058_774],
            [uint256(1), 10, 10, 907_024_323_709_934_075],
            [uint256(1), 100, 100, 987_648_209_114_086_982],
            [uint256(1), 1000, 1000, 996_505_985_279_683_515]
        ];
        for (uint256 i = 0; i < cases.length; ++i) {
            ZooToken a = new ZooToken();
            ZooToken b = new ZooToken();
            bool first = address(a) < address(b);
            IBescPair other = supplied(a, b, cases[i][1] * 1e18, cases[i][2] * 1e18);
            a.mint(address(other), cases[i][0] * 1e18);
            uint256 out = cases[i][3];
            vm.expectRevert(reason("BescPair: K"));
            other.swap(first ? 0 : out + 1, first ? out + 1 : 0, address(this), "");
            other.swap(first ? 0 : out, first ? out : 0, address(this), "");
            equal(b.balanceOf(address(this)), out, "paid");
        }
    }

    function test_PLAT20_PAIR11_KnownShareOfOneTrade() external {
        FeeReceiver.place(factory, address(0xfee));
        factory.setFeeTo(address(0xfee));
        _mint(1000e18, 1000e18);
        equal(pair.kLast(), 1e42, "the product");
        token1.mint(address(pair), 1e18);
        pair.swap(996_505_985_279_683_515, 0, address(7), "");
        equal(pair.kLast(), 1e42, "a swap leaves it");
        pair.transfer(address(pair), 1000e18 - 1000);
        pair.burn(address(7));
        equal(pair.balanceOf(address(0xfee)), 399_600_808_782_202, "8/25 of the growth");
        equal(pair.totalSupply(), 1000 + 399_600_808_782_202, "all others left");
        equal(token0.balanceOf(address(pair)), 399_202_444_663_908, "stays for the share");
        equal(token1.balanceOf(address(pair)), 400_000_249_751_562, "stays for the share");
    }

    function test_PLAT20_NoShareWithoutReceiver() external {
        _mint(1000e18, 1000e18);
        token1.mint(address(pair), 1e18);
        pair.swap(996_505_985_279_683_515, 0, address(7), "");
        pair.transfer(address(pair), 1000e18 - 1000);
        pair.burn(address(7));
        equal(pair.totalSupply(), 1000, "the locked minimum alone");
    }

    function _pay(uint256 amount0, uint256 amount1) private {
        token0.mint(address(pair), amount0);
        token1.mint(address(pair), amount1);
    }

    function _mint(uint256 amount0, uint256 amount1) private {
        _pay(amount0, amount1);
        pair.mint(address(this));
    }
}
