// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../src/swap/IBescPair.sol";
import {Exchange} from "../support/Exchange.sol";
import {FeeReceiver} from "../support/FeeReceiver.sol";
import {Permits} from "../support/Permits.sol";
import {FalseOnFailureToken} from "../zoo/FalseOnFailureToken.sol";
import {ReentrantToken} from "../zoo/ReentrantToken.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {FlashBorrower} from "./FlashBorrower.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

contract BescPairTest is Exchange {
    uint256 private constant KEY = 0xa11ce;
    uint256 private constant HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0;
    IBescPair private pair;
    ZooToken private token0;
    ZooToken private token1;

    function setUp() external {
        setUpExchange();
        pair = IBescPair(factory.createPair(address(tokenA), address(tokenB)));
        (token0, token1) = (ZooToken(pair.token0()), ZooToken(pair.token1()));
    }

    // --- shares ---

    function test_FirstMint_LocksTheMinimum() external {
        _mint(1e18, 4e18);
        equal(pair.totalSupply(), 2e18, "supply");
        equal(pair.balanceOf(address(0)), 1000, "PAIR-5 locked");
        equal(pair.balanceOf(address(this)), 2e18 - 1000, "shares");
        equal(pair.MINIMUM_LIQUIDITY(), 1000, "minimum");
    }

    function test_FirstMint_RevertWhen_NotAboveTheMinimum() external {
        token0.mint(address(pair), 1000);
        token1.mint(address(pair), 1000);
        vm.expectRevert(reason("BescPair: INSUFFICIENT_LIQUIDITY_MINTED"));
        pair.mint(address(this));
    }

    function test_Mint_RevertWhen_NothingCame() external {
        _mint(1e18, 1e18);
        vm.expectRevert(reason("BescPair: INSUFFICIENT_LIQUIDITY_MINTED"));
        pair.mint(address(this));
    }

    function test_Mint_TakesTheSmallerShare() external {
        _mint(1e18, 1e18);
        token0.mint(address(pair), 1e18);
        token1.mint(address(pair), 5e17);
        equal(pair.mint(address(7)), 5e17, "the smaller side decides");
    }

    function test_Burn_PaysProRata() external {
        _mint(3e18, 3e18);
        pair.transfer(address(pair), 3e18 - 1000);
        (uint256 amount0, uint256 amount1) = pair.burn(address(7));
        equal(amount0, 3e18 - 1000, "PAIR-12");
        equal(token1.balanceOf(address(7)), amount1, "paid");
        equal(pair.totalSupply(), 1000, "PAIR-5");
    }

    function test_Burn_RevertWhen_NoShares() external {
        _mint(1e18, 1e18);
        vm.expectRevert(reason("BescPair: INSUFFICIENT_LIQUIDITY_BURNED"));
        pair.burn(address(this));
    }

    function test_BurnFrom_NeedsAllowanceAndBalance() external {
        _mint(1e18, 1e18);
        vm.prank(address(9));
        vm.expectRevert(reason("BescPair: INSUFFICIENT_ALLOWANCE"));
        pair.burnFrom(address(this), 1e6, address(9), address(9));
        pair.approve(address(9), 2e6);
        vm.prank(address(9));
        pair.burnFrom(address(this), 1e6, address(7), address(8));
        equal(pair.allowance(address(this), address(9)), 1e6, "allowance used");
        equal(token0.balanceOf(address(7)), 1e6, "first receiver");
        equal(token1.balanceOf(address(8)), 1e6, "second receiver");
        vm.prank(address(10));
        pair.approve(address(this), type(uint256).max);
        vm.expectRevert(reason("BescPair: INSUFFICIENT_BALANCE"));
        pair.burnFrom(address(10), 1e6, address(9), address(9));
    }

    // --- swaps: PLAT-19 ---

    function test_PLAT19_Swap_FloorOfTheFormula() external {
        _mint(5e18, 10e18);
        token0.mint(address(pair), 1e18);
        uint256 out = uint256(1e18) * 9975 * 10e18 / (5e18 * 10_000 + 1e18 * 9975);
        vm.expectRevert(reason("BescPair: K"));
        pair.swap(0, out + 1, address(this), "");
        pair.swap(0, out, address(this), "");
        equal(token1.balanceOf(address(this)), out, "paid");
    }

    function test_PLAT19_Swap_FeeIsTakenOnEitherSide() external {
        _mint(1e18, 1e18);
        // Paid back in the same token: 25/10000 of what comes in, exactly.
        token0.mint(address(pair), 1e18);
        pair.swap(997_500_000_000_000_000, 0, address(this), "");
        token1.mint(address(pair), 1e18);
        uint256 reserve = 1e18;
        vm.expectRevert(reason("BescPair: K"));
        pair.swap(0, reserve * 9976 / 10_000, address(this), "");
        pair.swap(0, reserve * 9975 / 10_000, address(this), "");
    }

    function test_Swap_Reverts() external {
        _mint(1e18, 1e18);
        vm.expectRevert(reason("BescPair: INSUFFICIENT_OUTPUT_AMOUNT"));
        pair.swap(0, 0, address(this), "");
        vm.expectRevert(reason("BescPair: INSUFFICIENT_LIQUIDITY"));
        pair.swap(1e18, 0, address(this), "");
        vm.expectRevert(reason("BescPair: INSUFFICIENT_LIQUIDITY"));
        pair.swap(0, 1e18, address(this), "");
        vm.expectRevert(reason("BescPair: INSUFFICIENT_INPUT_AMOUNT"));
        pair.swap(1, 0, address(this), "");
        vm.expectRevert(reason("BescPair: INVALID_TO"));
        pair.swap(1, 0, address(token0), "");
        vm.expectRevert(reason("BescPair: INVALID_TO"));
        pair.swap(1, 0, address(token1), "");
    }

    function test_Swap_RevertWhen_ATransferAnswersFalse() external {
        FalseOnFailureToken liar = new FalseOnFailureToken();
        IBescPair other = supplied(liar, tokenA, 1e18, 1e18);
        liar.mint(address(other), 1);
        vm.prank(address(other));
        liar.transfer(address(1), 1e18);
        bool first = address(liar) < address(tokenA);
        tokenA.mint(address(other), 1e18);
        vm.expectRevert(reason("BescPair: TRANSFER_FAILED"));
        other.swap(first ? 1e17 : 0, first ? 0 : 1e17, address(this), "");
    }

    function test_PAIR16_TokenHook_CannotReenter() external {
        ReentrantToken hook = new ReentrantToken();
        IBescPair other = supplied(hook, tokenA, 1e18, 1e18);
        hook.setHook(address(other), abi.encodeCall(IBescPair.sync, ()));
        bool first = address(hook) < address(tokenA);
        tokenA.mint(address(other), 1e18);
        other.swap(first ? 1e17 : 0, first ? 0 : 1e17, address(this), "");
        equal(hook.accepted(), 0, "re-entered");
        equal(hook.refused(), 1, "tried");
    }

    function test_PAIR17_Flash_PaysTheFeeOrReverts() external {
        _mint(1e18, 1e18);
        FlashBorrower borrower = new FlashBorrower();
        vm.expectRevert(reason("BescPair: INSUFFICIENT_INPUT_AMOUNT"));
        borrower.borrow(pair, 1e17, 0, 0, 0);
        vm.expectRevert(reason("BescPair: K"));
        borrower.borrow(pair, 1e17, 0, 1e17, 0);
        borrower.borrow(pair, 1e17, 0, uint256(1e17) * 10_000 / 9975 + 1, 0);
        equal(borrower.refused(), 6, "locked for all six");
        require(borrower.sawLocked() && !pair.locked(), "lock shows inside, not after");
    }

    // --- protocol share: PLAT-20 to PLAT-22 ---

    function test_PLAT20_PLAT21_PLAT22_ProtocolShareOfGrowth() external {
        FeeReceiver.place(factory, address(0xfee));
        factory.setFeeTo(address(0xfee));
        _mint(1000e18, 1000e18);
        for (uint256 i = 0; i < 10; ++i) {
            _swap0(100e18);
        }
        uint256 last = Math.sqrt(pair.kLast());
        (uint256 r0, uint256 r1,) = pair.getReserves();
        uint256 root = Math.sqrt(r0 * r1);
        _mint(1e18, r1 * 1e18 / r0);
        uint256 share = pair.balanceOf(address(0xfee));
        uint256 supplyThen = pair.totalSupply() - pair.balanceOf(address(7));
        // Worth of the protocol's shares / worth of all growth = 8/25.
        uint256 growth = root - last;
        uint256 worth = share * root / supplyThen;
        require(worth <= growth * 8 / 25 + 1 && worth + 2 >= growth * 8 / 25, "PAIR-11");
    }

    function test_PAIR11_NoShareWithoutReceiver_AndNoneOfOldGrowth() external {
        _mint(1000e18, 1000e18);
        _swap0(100e18);
        equal(pair.kLast(), 0, "not counted");
        FeeReceiver.place(factory, address(0xfee));
        factory.setFeeTo(address(0xfee));
        _mint(1e18, 1e18);
        equal(pair.balanceOf(address(0xfee)), 0, "nothing of growth before the receiver was set");
        require(pair.kLast() > 0, "counted from here");
        _swap0(100e18);
        _mint(1e18, 1e18);
        require(pair.balanceOf(address(0xfee)) > 0, "of growth since");
    }

    // --- skim, sync, accumulators ---

    function test_PAIR13_SkimAndSync() external {
        _mint(1e18, 2e18);
        token0.mint(address(pair), 5);
        token1.mint(address(pair), 7);
        pair.skim(address(7));
        equal(token0.balanceOf(address(7)), 5, "skimmed 0");
        equal(token1.balanceOf(address(7)), 7, "skimmed 1");
        token0.mint(address(pair), 5);
        pair.sync();
        (uint256 r0, uint256 r1,) = pair.getReserves();
        equal(r0, 1e18 + 5, "synced 0");
        equal(r1, 2e18, "synced 1");
    }

    function test_PAIR14_ReservesFit112Bits() external {
        token0.mint(address(pair), type(uint112).max);
        token1.mint(address(pair), type(uint112).max);
        pair.mint(address(this));
        (uint256 r0,,) = pair.getReserves();
        equal(r0, type(uint112).max, "the largest reserve");
        token0.mint(address(pair), 1);
        vm.expectRevert(reason("BescPair: OVERFLOW"));
        pair.sync();
        vm.expectRevert(reason("BescPair: OVERFLOW"));
        pair.mint(address(this));
        vm.expectRevert(reason("BescPair: OVERFLOW"));
        pair.swap(0, 1, address(this), "");
        pair.transfer(address(pair), 1e18);
        pair.burn(address(this));
    }

    function test_PAIR15_Accumulators() external {
        _mint(3e18, 6e18);
        (,, uint32 start) = pair.getReserves();
        vm.warp(start + 10);
        pair.sync();
        equal(pair.price0CumulativeLast(), (uint256(2) << 112) * 10, "price of token0");
        equal(pair.price1CumulativeLast(), (uint256(1) << 112) / 2 * 10, "price of token1");
        pair.sync();
        equal(pair.price0CumulativeLast(), (uint256(2) << 112) * 10, "once a second");
        token0.mint(address(pair), 3e18);
        vm.warp(start + 20);
        pair.sync();
        equal(pair.price0CumulativeLast(), (uint256(2) << 112) * 20, "the old price counts for the time it stood");
        (,, uint32 time) = pair.getReserves();
        equal(time, start + 20, "time");
        vm.warp(2 ** 32 + 5);
        pair.sync();
        (,, time) = pair.getReserves();
        equal(time, 5, "time wraps");
        equal(
            pair.price0CumulativeLast(),
            (uint256(2) << 112) * 20 + (uint256(1) << 112) * (2 ** 32 + 5 - start - 20),
            "over the wrap"
        );
    }

    // --- the token of shares ---

    function test_Metadata() external view {
        require(keccak256(bytes(pair.name())) == keccak256("BESC Swap LP"), "name");
        require(keccak256(bytes(pair.symbol())) == keccak256("BESC-LP"), "symbol");
        equal(pair.decimals(), 18, "decimals");
        equal(pair.factory(), address(factory), "factory");
        require(pair.token0() < pair.token1(), "sorted");
    }

    function test_TransferFrom_UsesAllowance_UnlessUnlimited() external {
        _mint(1e18, 1e18);
        pair.approve(address(9), 10);
        vm.prank(address(9));
        pair.transferFrom(address(this), address(7), 4);
        equal(pair.allowance(address(this), address(9)), 6, "used");
        vm.prank(address(9));
        vm.expectRevert(reason("BescPair: INSUFFICIENT_ALLOWANCE"));
        pair.transferFrom(address(this), address(7), 7);
        pair.approve(address(9), type(uint256).max);
        vm.prank(address(9));
        pair.transferFrom(address(this), address(7), 4);
        equal(pair.allowance(address(this), address(9)), type(uint256).max, "unlimited");
        equal(pair.balanceOf(address(7)), 8, "received");
        vm.prank(address(7));
        vm.expectRevert(reason("BescPair: INSUFFICIENT_BALANCE"));
        pair.transfer(address(9), 9);
    }

    function test_Permit_ApprovesOnce() external {
        Permits.Signature memory signed = Permits.sign(KEY, address(pair), address(9), 5, block.timestamp);
        pair.permit(vm.addr(KEY), address(9), 5, block.timestamp, signed.v, signed.r, signed.s);
        equal(pair.allowance(vm.addr(KEY), address(9)), 5, "approved");
        equal(pair.nonces(vm.addr(KEY)), 1, "nonce");
        vm.expectRevert(reason("BescPair: INVALID_SIGNATURE"));
        pair.permit(vm.addr(KEY), address(9), 5, block.timestamp, signed.v, signed.r, signed.s);
    }

    function test_Permit_Reverts() external {
        address owner = vm.addr(KEY);
        Permits.Signature memory signed = Permits.sign(KEY, address(pair), address(9), 5, 100);
        vm.warp(101);
        vm.expectRevert(reason("BescPair: EXPIRED"));
        pair.permit(owner, address(9), 5, 100, signed.v, signed.r, signed.s);
        signed = Permits.sign(KEY, address(pair), address(9), 5, 200);
        vm.expectRevert(reason("BescPair: INVALID_SIGNATURE"));
        pair.permit(owner, address(9), 6, 200, signed.v, signed.r, signed.s);
        // The other half of the curve: the same signature in another form.
        uint256 order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141;
        require(uint256(signed.s) <= HALF_ORDER, "signers give the low s");
        vm.expectRevert(reason("BescPair: INVALID_SIGNATURE"));
        pair.permit(owner, address(9), 5, 200, signed.v == 27 ? 28 : 27, signed.r, bytes32(order - uint256(signed.s)));
        // A signature that recovers to the zero address approves nothing.
        vm.expectRevert(reason("BescPair: INVALID_SIGNATURE"));
        pair.permit(address(0), address(9), 5, 200, 99, signed.r, signed.s);
        // Signed for another chain.
        vm.chainId(97);
        vm.expectRevert(reason("BescPair: INVALID_SIGNATURE"));
        pair.permit(owner, address(9), 5, 200, signed.v, signed.r, signed.s);
        signed = Permits.sign(KEY, address(pair), address(9), 5, 200);
        pair.permit(owner, address(9), 5, 200, signed.v, signed.r, signed.s);
    }

    function test_DomainSeparator_FollowsTheChainId() external {
        bytes32 expected = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("BESC Swap LP"),
                keccak256("1"),
                uint256(97),
                address(pair)
            )
        );
        vm.chainId(97);
        require(pair.DOMAIN_SEPARATOR() == expected, "domain");
        require(
            pair.PERMIT_TYPEHASH()
                == keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
            "type"
        );
    }

    function test_Initialize_RevertWhen_AnyoneCalls() external {
        vm.expectRevert(reason("BescPair: FORBIDDEN"));
        pair.initialize(address(1), address(2));
        vm.prank(address(factory));
        vm.expectRevert(reason("BescPair: FORBIDDEN"));
        pair.initialize(address(1), address(2));
    }

    // --- fuzz ---

    function testFuzz_PAIR1_PAIR9_Swap(uint256 r0, uint256 r1, uint256 amountIn) external {
        r0 = within(r0, 1e4, 2 ** 100);
        r1 = within(r1, 1e4, 2 ** 100);
        amountIn = within(amountIn, 1, 2 ** 100);
        _mint(r0, r1);
        uint256 out = amountIn * 9975 * r1 / (r0 * 10_000 + amountIn * 9975);
        token0.mint(address(pair), amountIn);
        if (out + 1 < r1) {
            vm.expectRevert(reason("BescPair: K"));
            pair.swap(0, out + 1, address(7), "");
        }
        if (out > 0) pair.swap(0, out, address(7), "");
        (uint256 n0, uint256 n1,) = pair.getReserves();
        require(n0 * n1 >= r0 * r1, "PAIR-1");
    }

    function testFuzz_PAIR6_MintAndBurn(uint256 r0, uint256 r1, uint256 a0, uint256 a1) external {
        _mint(within(r0, 1e4, 2 ** 100), within(r1, 1e4, 2 ** 100));
        (a0, a1) = (within(a0, 1, 2 ** 100), within(a1, 1, 2 ** 100));
        token0.mint(address(pair), a0);
        token1.mint(address(pair), a1);
        try pair.mint(address(pair)) {
            try pair.burn(address(7)) returns (uint256 back0, uint256 back1) {
                require(back0 <= a0 && back1 <= a1, "PAIR-6");
            } catch {}
        } catch {}
    }

    function _mint(uint256 amount0, uint256 amount1) private {
        token0.mint(address(pair), amount0);
        token1.mint(address(pair), amount1);
        pair.mint(pair.totalSupply() == 0 ? address(this) : address(7));
    }

    function _swap0(uint256 amountIn) private {
        (uint256 r0, uint256 r1,) = pair.getReserves();
        token0.mint(address(pair), amountIn);
        pair.swap(0, amountIn * 9975 * r1 / (r0 * 10_000 + amountIn * 9975), address(9), "");
    }
}
