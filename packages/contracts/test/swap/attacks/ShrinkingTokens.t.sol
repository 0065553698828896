// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../../src/swap/IBescPair.sol";
import {Exchange} from "../../support/Exchange.sol";
import {FeeReceiver} from "../../support/FeeReceiver.sol";
import {RebasingToken} from "../../zoo/RebasingToken.sol";

/// @title Tokens whose balances shrink leave fewer tokens in a pair than there are shares: nothing the pair computes may wrap,
/// and who has shares can always leave
contract ShrinkingTokensTest is Exchange {
    uint256 private constant MAX_SUPPLY = 2 ** 112 - 1;
    address private constant FEES = address(0xfee);

    RebasingToken private left;
    RebasingToken private right;
    IBescPair private pair;

    function setUp() external {
        setUpExchange();
        (left, right) = (new RebasingToken(), new RebasingToken());
        FeeReceiver.place(factory, FEES);
        factory.setFeeTo(FEES);
        pair = IBescPair(factory.createPair(address(left), address(right)));
        left.mint(address(pair), 1e24);
        right.mint(address(pair), 1e24);
        pair.mint(address(this));
    }

    function test_PAIR4_Mint_RevertWhen_TheSharesNoLongerFit() external {
        _shrinkTo(1e6);
        uint256 supply = pair.totalSupply();
        uint256 product = pair.kLast();
        _give(1e25);
        vm.expectRevert(reason("BescPair: OVERFLOW"));
        pair.mint(address(this));
        equal(pair.totalSupply(), supply, "supply");
        equal(pair.kLast(), product, "kLast");
        _supplyIsTheSumOfBalances();
    }

    function test_PAIR4_Mint_ToTheLastShareThatFits() external {
        _shrinkTo(1e6);
        // A share of 1e18 for each token unit: so many units fit, and not one more.
        uint256 units = (MAX_SUPPLY - pair.totalSupply()) / 1e18;
        _give(units + 1);
        vm.expectRevert(reason("BescPair: OVERFLOW"));
        pair.mint(address(this));
        pair.skim(address(1));
        _give(units);
        equal(pair.mint(address(this)), units * 1e18, "minted");
        require(pair.totalSupply() <= MAX_SUPPLY, "fits");
        _supplyIsTheSumOfBalances();
    }

    function test_PAIR8_Burn_IsOpenWhenTheProtocolShareNoLongerFits() external {
        _shrinkTo(1e6);
        _give((MAX_SUPPLY - pair.totalSupply()) / 1e18);
        pair.mint(address(this));
        // Growth whose protocol part would lift the supply over what fits.
        (uint256 reserve,,) = pair.getReserves();
        _give(reserve);
        pair.sync();
        uint256 supply = pair.totalSupply();
        uint256 shares = 1e30;
        pair.transfer(address(pair), shares);
        (uint256 amount0, uint256 amount1) = pair.burn(address(this));
        require(amount0 > 0 && amount1 > 0, "paid");
        equal(pair.totalSupply(), supply - shares, "nothing was added");
        equal(pair.balanceOf(FEES), 0, "the protocol lets go");
        _supplyIsTheSumOfBalances();
        // As soon as there is room again, it has its part of what grows from then on.
        pair.transfer(address(pair), pair.balanceOf(address(this)) / 2);
        pair.burn(address(this));
        (reserve,,) = pair.getReserves();
        _give(reserve);
        pair.sync();
        pair.transfer(address(pair), 1e30);
        pair.burn(address(this));
        require(pair.balanceOf(FEES) > 0, "and takes again");
        _supplyIsTheSumOfBalances();
    }

    function test_PAIR14_ShrunkToNothing_AndBack() external {
        _shrinkTo(0);
        _give(5);
        vm.expectRevert();
        pair.mint(address(this));
        pair.sync();
        left.rebase(1e18);
        right.rebase(1e18);
        pair.sync();
        pair.transfer(address(pair), pair.balanceOf(address(this)));
        pair.burn(address(this));
        require(left.balanceOf(address(this)) > 9e23, "left again with what was supplied");
        _supplyIsTheSumOfBalances();
    }

    /// @dev The steepest price there is, over the longest times: the sums wrap by design, and nothing else does.
    function test_PAIR15_AccumulatorsWrap() external {
        IBescPair steep = supplied(tokenA, tokenB, MAX_SUPPLY, 1);
        bool first = address(tokenA) < address(tokenB);
        uint256 before = first ? steep.price1CumulativeLast() : steep.price0CumulativeLast();
        uint256 sum = before;
        for (uint256 i = 1; i <= 3; ++i) {
            vm.warp(i * type(uint32).max);
            uint256 elapsed = i == 1 ? type(uint32).max - 1 : type(uint32).max;
            steep.sync();
            unchecked {
                sum += (MAX_SUPPLY << 112) * elapsed;
            }
        }
        equal(first ? steep.price1CumulativeLast() : steep.price0CumulativeLast(), sum, "sum modulo 2^256");
        require(sum < (MAX_SUPPLY << 112) * type(uint32).max, "which has wrapped");
    }

    /// @dev Any order of shrinking, growing, settling, supplying, trading and leaving.
    function testFuzz_PAIR4_PAIR14_AnyOrder(uint256[24] calldata steps) external {
        for (uint256 i = 0; i < steps.length; ++i) {
            uint256 amount = steps[i] >> 8;
            uint256 kind = steps[i] % 8;
            if (kind == 0) _setFactor(left, within(amount, 1, 2 ** 112));
            else if (kind == 1) _setFactor(right, within(amount, 1, 2 ** 112));
            else if (kind == 2) _try(abi.encodeCall(IBescPair.sync, ()));
            else if (kind == 3) _try(abi.encodeCall(IBescPair.skim, (address(1))));
            else if (kind == 4) _supply(within(amount, 1, 2 ** 112));
            else if (kind == 5) _supply(2 ** 112 - 1);
            else if (kind == 6) _trade(amount);
            else _leave(amount);
            _supplyIsTheSumOfBalances();
            require(pair.totalSupply() <= MAX_SUPPLY, "supply fits");
            require(pair.kLast() <= MAX_SUPPLY * MAX_SUPPLY, "and so does the root of k");
        }
    }

    function _supply(uint256 amount) private {
        left.mint(address(pair), _raw(left, amount));
        right.mint(address(pair), _raw(right, amount));
        _try(abi.encodeCall(IBescPair.mint, (address(this))));
    }

    function _trade(uint256 amount) private {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        if (reserve1 == 0) return;
        RebasingToken paid = address(left) < address(right) ? left : right;
        paid.mint(address(pair), _raw(paid, reserve0));
        _try(abi.encodeCall(IBescPair.swap, (0, within(amount, 1, reserve1), address(1), "")));
    }

    function _leave(uint256 amount) private {
        uint256 held = pair.balanceOf(address(this));
        if (held == 0) return;
        pair.transfer(address(pair), within(amount, 1, held));
        _try(abi.encodeCall(IBescPair.burn, (address(this))));
    }

    function _shrinkTo(uint256 balance) private {
        _setFactor(left, balance);
        _setFactor(right, balance);
        pair.sync();
    }

    /// @dev So that the pair holds `balance`, or the next value below that the token can show.
    function _setFactor(RebasingToken token, uint256 balance) private {
        token.rebase(1e18);
        uint256 held = token.balanceOf(address(pair));
        if (held > 0) token.rebase(balance * 1e18 / held);
    }

    /// @dev The same amount of both tokens to the pair, counted as its balance shows them.
    function _give(uint256 amount) private {
        left.mint(address(pair), _raw(left, amount));
        right.mint(address(pair), _raw(right, amount));
    }

    function _raw(RebasingToken token, uint256 amount) private view returns (uint256) {
        uint256 factor = token.factor();
        return factor == 0 ? 0 : (amount * 1e18 + factor - 1) / factor;
    }

    function _try(bytes memory data) private {
        (bool done,) = address(pair).call(data);
        done;
    }

    function _supplyIsTheSumOfBalances() private view {
        uint256 sum = pair.balanceOf(address(0)) + pair.balanceOf(address(this)) + pair.balanceOf(FEES)
            + pair.balanceOf(address(pair));
        equal(pair.totalSupply(), sum, "PAIR-4 supply");
    }
}
