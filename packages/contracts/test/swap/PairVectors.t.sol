// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../src/swap/IBescPair.sol";
import {Exchange} from "../support/Exchange.sol";
import {FeeReceiver} from "../support/FeeReceiver.sol";
import {VectorRows} from "../support/VectorRows.sol";
import {ZooToken} from "../zoo/ZooToken.sol";

/// @title The reference in TypeScript and the chain agree to the wei
/// @dev The files come from `npm run vectors`; each row is a case and what the reference says about it.
contract PairVectorsTest is Exchange, VectorRows {
    string private constant FOLDER = "./test/swap/vectors/";
    address private constant FEE_TO = address(0xfee);

    function setUp() external {
        setUpExchange();
    }

    function test_PAIR9_ROUTER5_Quotes() external view {
        bytes memory rows = vm.readFileBinary(string.concat(FOLDER, "quotes.bin"));
        uint256 count = rows.length / (6 * 32);
        require(count >= 6000, "cases");
        for (uint256 i = 0; i < count; ++i) {
            (uint256 rIn, uint256 rOut, uint256 amount) = (_at(rows, i * 6), _at(rows, i * 6 + 1), _at(rows, i * 6 + 2));
            equal(router.getAmountOut(amount, rIn, rOut), _at(rows, i * 6 + 3), "getAmountOut");
            uint256 needed = _at(rows, i * 6 + 4);
            if (needed > 0) {
                equal(router.getAmountIn(amount, rIn, rOut), needed, "getAmountIn");
            } else {
                require(amount >= rOut, "the reference refuses only what the pair does not hold");
            }
            equal(router.quote(amount, rIn, rOut), _at(rows, i * 6 + 5), "quote");
        }
    }

    function test_ROUTER12_Paths() external {
        bytes memory rows = vm.readFileBinary(string.concat(FOLDER, "paths.bin"));
        uint256 count = rows.length / (14 * 32);
        require(count >= 2000, "cases");
        address[] memory path = _threeHops();
        for (uint256 i = 0; i < count; ++i) {
            uint256 row = i * 14;
            for (uint256 hop = 0; hop < 3; ++hop) {
                _setReserves(path[hop], path[hop + 1], _at(rows, row + hop * 2), _at(rows, row + hop * 2 + 1));
            }
            uint256[] memory amounts = router.getAmountsOut(_at(rows, row + 6), path);
            for (uint256 hop = 0; hop < 3; ++hop) {
                equal(amounts[hop + 1], _at(rows, row + 7 + hop), "getAmountsOut");
            }
            amounts = router.getAmountsIn(_at(rows, row + 10), path);
            for (uint256 hop = 0; hop < 3; ++hop) {
                equal(amounts[2 - hop], _at(rows, row + 11 + hop), "getAmountsIn");
            }
        }
    }

    function test_PAIR11_PAIR12_PLAT20_Lives() external {
        FeeReceiver.place(factory, FEE_TO);
        factory.setFeeTo(FEE_TO);
        bytes memory rows = vm.readFileBinary(string.concat(FOLDER, "lives.bin"));
        uint256 count = rows.length / (9 * 32);
        require(count >= 3000, "cases");
        IBescPair pair;
        for (uint256 i = 0; i < count; ++i) {
            uint256 row = i * 9;
            uint256 kind = _at(rows, row);
            if (kind == 0) {
                pair = IBescPair(factory.createPair(address(new ZooToken()), address(new ZooToken())));
            }
            uint256 fees = pair.balanceOf(FEE_TO);
            _step(pair, kind, rows, row);
            equal(pair.balanceOf(FEE_TO) - fees, _at(rows, row + 5), "protocol share");
            (uint256 r0, uint256 r1,) = pair.getReserves();
            equal(r0, _at(rows, row + 6), "reserve0");
            equal(r1, _at(rows, row + 7), "reserve1");
            equal(pair.totalSupply(), _at(rows, row + 8), "supply");
        }
    }

    function _step(IBescPair pair, uint256 kind, bytes memory rows, uint256 row) private {
        (uint256 a, uint256 b) = (_at(rows, row + 1), _at(rows, row + 2));
        uint256 expected = _at(rows, row + 3);
        if (kind <= 1) {
            ZooToken(pair.token0()).mint(address(pair), a);
            ZooToken(pair.token1()).mint(address(pair), b);
            equal(pair.mint(address(this)), expected, "minted");
        } else if (kind == 2) {
            ZooToken(b == 1 ? pair.token0() : pair.token1()).mint(address(pair), a);
            pair.swap(b == 1 ? 0 : expected, b == 1 ? expected : 0, address(7), "");
        } else {
            pair.transfer(address(pair), a);
            (uint256 amount0, uint256 amount1) = pair.burn(address(7));
            equal(amount0, expected, "burned 0");
            equal(amount1, _at(rows, row + 4), "burned 1");
        }
    }

    function _threeHops() private returns (address[] memory path) {
        path = list(address(tokenA), address(tokenB), address(tokenC), address(wbesc));
        for (uint256 i = 0; i < 3; ++i) {
            factory.createPair(path[i], path[i + 1]);
        }
    }

    function _setReserves(address tokenIn, address tokenOut, uint256 rIn, uint256 rOut) private {
        (uint256 r0, uint256 r1) = tokenIn < tokenOut ? (rIn, rOut) : (rOut, rIn);
        bytes memory reserves = abi.encode(r0, r1, block.timestamp);
        vm.mockCall(factory.getPair(tokenIn, tokenOut), abi.encodeCall(IBescPair.getReserves, ()), reserves);
    }
}
