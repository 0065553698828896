// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RandomRange} from "../../src/shared/RandomRange.sol";
import {TestBase} from "../support/TestBase.sol";

/// @title RNG + ORACLE 4 and 5: every number of a range is drawn alike
contract RandomRangeTest is TestBase {
    function test_RNG4_NoRemainder() external pure {
        // Of three: the last word has no whole multiple above it and is hashed again.
        uint256 again = uint256(keccak256(abi.encode(type(uint256).max)));
        equal(RandomRange.below(type(uint256).max, 3), again % 3, "hashed again");
        uint256 end = type(uint256).max - type(uint256).max % 10000;
        equal(RandomRange.below(end - 1, 10000), 9999, "last");
        again = uint256(keccak256(abi.encode(end)));
        equal(RandomRange.below(end, 10000), again % 10000, "first beyond");
    }

    /// @dev Chi-square of 50 000 draws over 100 values: between the quantiles 0.001 and 0.999 of 99 degrees of freedom.
    function test_RNG5_EveryValueAlike() external pure {
        uint256[100] memory seen;
        for (uint256 i = 0; i < 50_000; ++i) {
            ++seen[RandomRange.below(uint256(keccak256(abi.encode("draw", i))), 100)];
        }
        uint256 sum;
        for (uint256 i = 0; i < 100; ++i) {
            uint256 distance = seen[i] > 500 ? seen[i] - 500 : 500 - seen[i];
            sum += distance * distance;
        }
        require(sum >= 60 * 500 && sum <= 149 * 500, "uneven");
    }
}
