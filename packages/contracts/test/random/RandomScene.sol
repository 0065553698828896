// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICommitRandom} from "../../src/random/ICommitRandom.sol";
import {Deployed} from "../support/Deployed.sol";
import {RoleMatrix} from "../support/RoleMatrix.sol";
import {IMoney} from "../tokens/TokenFaces.sol";

/// @title MONEY, and words whose secrets the operator knows
abstract contract RandomScene is RoleMatrix {
    uint256 internal constant BOND = 5000e18;

    IMoney internal money;
    ICommitRandom internal source;

    function setUpRandom() internal {
        vm.warp(1_000_000);
        vm.roll(1000);
        money = Deployed.money(address(this), 10_000_000e18);
        source = deploySource(address(money));
        money.transfer(OPERATOR, 1_500_000e18);
        money.approve(address(source), type(uint256).max);
        vm.prank(OPERATOR);
        money.approve(address(source), type(uint256).max);
    }

    function deploySource(address token) internal returns (ICommitRandom) {
        return ICommitRandom(vm.deployCode("CommitRandom.sol:CommitRandom", abi.encode(OWNER, OPERATOR, token, BOND)));
    }

    function secretOf(uint256 seed) internal pure returns (bytes32) {
        return keccak256(abi.encode("secret", seed));
    }

    function commit(uint256 seed) internal {
        vm.prank(OPERATOR);
        source.commit(keccak256(abi.encode(secretOf(seed))));
    }

    function pass(uint256 blocks) internal {
        vm.roll(block.number + blocks);
        vm.warp(block.timestamp + 3 * blocks);
    }

    /// @dev To the first moment at which a word that was asked for just now has expired.
    function expire() internal {
        vm.warp(block.timestamp + 2 hours + 1);
        vm.roll(block.number + 3 + 256 + 1);
    }
}
