// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescRouter} from "../../../src/swap/IBescRouter.sol";
import {Exchange} from "../../support/Exchange.sol";
import {ZooToken} from "../../zoo/ZooToken.sol";

/// @title Paths that no client makes: by their tokens, and by the bytes they are sent in
contract MalformedPathsTest is Exchange {
    uint256 private constant LATER = type(uint256).max;
    address private constant PAYER = address(0xa11ce);
    bytes4[9] private _forms = [
        IBescRouter.swapExactTokensForTokens.selector,
        IBescRouter.swapTokensForExactTokens.selector,
        IBescRouter.swapExactTokensForETH.selector,
        IBescRouter.swapTokensForExactETH.selector,
        IBescRouter.swapExactTokensForTokensSupportingFeeOnTransferTokens.selector,
        IBescRouter.swapExactTokensForETHSupportingFeeOnTransferTokens.selector,
        IBescRouter.swapExactETHForTokens.selector,
        IBescRouter.swapETHForExactTokens.selector,
        IBescRouter.swapExactETHForTokensSupportingFeeOnTransferTokens.selector
    ];

    function setUp() external {
        setUpExchange();
        supplied(tokenA, tokenB, 100e18, 100e18);
        supplied(tokenB, tokenC, 100e18, 100e18);
        address pair = factory.createPair(address(tokenA), address(wbesc));
        vm.deal(address(this), 100e18);
        wbesc.deposit{value: 100e18}();
        wbesc.transfer(pair, 100e18);
        tokenA.mint(pair, 100e18);
        pairOf(address(tokenA), address(wbesc)).mint(address(this));
        vm.deal(PAYER, 10e18);
        vm.startPrank(PAYER);
        wbesc.deposit{value: 5e18}();
        wbesc.approve(address(router), type(uint256).max);
        for (uint256 i = 0; i < 3; ++i) {
            ZooToken token = [tokenA, tokenB, tokenC][i];
            token.mint(PAYER, 5e18);
            token.approve(address(router), type(uint256).max);
        }
        vm.stopPrank();
    }

    /// @dev Any two to five of what lies about, through every form: what is not a path of pairs is refused, and nothing is
    /// spent beyond the amount or left in the router.
    function testFuzz_ROUTER11_AnyTokens(uint256 form, uint256 choice, uint256 length) external {
        address[10] memory places = [
            address(tokenA),
            address(tokenB),
            address(tokenC),
            address(wbesc),
            address(router),
            address(factory),
            factory.getPair(address(tokenA), address(tokenB)),
            address(0),
            PAYER,
            address(1)
        ];
        address[] memory path = new address[](within(length, 0, 5));
        for (uint256 i = 0; i < path.length; ++i) {
            path[i] = places[(choice >> (8 * i)) % 10];
        }
        bool done = _send(form % 9, path);
        if (done) {
            require(path.length >= 2 && path.length <= 4, "a length that is allowed");
            for (uint256 i = 1; i < path.length; ++i) {
                require(factory.getPair(path[i - 1], path[i]) != address(0), "pairs of the factory");
            }
        }
        equal(tokenA.balanceOf(address(router)) + tokenB.balanceOf(address(router)), 0, "the router is empty");
        equal(tokenC.balanceOf(address(router)) + wbesc.balanceOf(address(router)), 0, "the router is empty");
        equal(address(router).balance, 0, "of coin too");
        require(tokenA.balanceOf(PAYER) >= 4e18 && tokenB.balanceOf(PAYER) >= 4e18, "at most the amount");
        require(tokenC.balanceOf(PAYER) >= 4e18 && wbesc.balanceOf(PAYER) >= 4e18, "at most the amount");
        require(PAYER.balance >= 4e18, "at most the amount");
    }

    function test_ROUTER11_TheSamePairTwice_IsRefused() external {
        address[] memory path = list(address(tokenA), address(tokenB), address(tokenA));
        for (uint256 i = 0; i < 9; ++i) {
            require(!_send(i, path), "there and back through one pair");
        }
        path = list(address(wbesc), address(tokenA), address(wbesc));
        for (uint256 i = 0; i < 9; ++i) {
            require(!_send(i, path), "there and back through one pair");
        }
        path = list(address(tokenA), address(tokenB), address(tokenA), address(wbesc));
        for (uint256 i = 0; i < 9; ++i) {
            require(!_send(i, path), "a pair twice on the way");
        }
    }

    /// @dev The head of an exact-in call by hand: amounts, where the path lies, receiver, deadline, then the path's bytes.
    function test_ROUTER11_BytesOfThePath() external {
        _refused(0xa0, abi.encode(uint256(0)), "no token at all");
        _refused(0xa0, abi.encode(uint256(3), tokenA, tokenB), "fewer words than its length says");
        _refused(0xa0, abi.encode(type(uint256).max, tokenA, tokenB), "a length of all bits");
        _refused(0xa0, abi.encode(uint256(1) << 251, tokenA, tokenB), "a length whose bytes wrap to few");
        _refused(type(uint256).max - 31, abi.encode(uint256(2), tokenA, tokenB), "before the call's own bytes");
        _refused(0x4000, abi.encode(uint256(2), tokenA, tokenB), "behind the end");
        // Read from its head, the path is the word of the amount and those after it.
        _refused(0x00, abi.encode(uint256(2), tokenA, tokenB), "over the amounts");
    }

    /// @dev Bits above an address name nothing: they are refused or mean what the address below them means, never another pair.
    function test_ROUTER11_BitsAboveAnAddress() external {
        uint256 dirty = uint256(uint160(address(tokenA))) | 1 << 200;
        (uint256 paid, uint256 held) = (tokenA.balanceOf(PAYER), tokenB.balanceOf(PAYER));
        bool done = _raw(0xa0, abi.encode(uint256(2), dirty, tokenB));
        require(!done || tokenB.balanceOf(PAYER) > held, "paid for");
        equal(tokenA.balanceOf(PAYER), done ? paid - 1e18 : paid, "by the amount");
    }

    function _refused(uint256 offset, bytes memory tail, string memory what) private {
        uint256 held = tokenA.balanceOf(PAYER);
        require(!_raw(offset, tail), what);
        equal(tokenA.balanceOf(PAYER), held, what);
    }

    function _raw(uint256 offset, bytes memory tail) private returns (bool done) {
        bytes memory head = abi.encode(uint256(1e18), uint256(0), offset, PAYER, LATER);
        vm.prank(PAYER);
        (done,) = address(router).call(abi.encodePacked(_forms[0], head, tail));
    }

    function _send(uint256 form, address[] memory path) private returns (bool done) {
        bytes memory data;
        if (form < 6) {
            (uint256 first, uint256 second) = form == 1 || form == 3 ? (uint256(1e17), uint256(1e18)) : (1e18, 0);
            data = abi.encodeWithSelector(_forms[form], first, second, path, PAYER, LATER);
        } else {
            data = abi.encodeWithSelector(_forms[form], form == 7 ? 1e17 : 0, path, PAYER, LATER);
        }
        vm.prank(PAYER);
        (done,) = address(router).call{value: form < 6 ? 0 : 1e18}(data);
    }
}
