// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IEligibility} from "./IEligibility.sol";
import {TryView} from "./TryView.sol";

/// @title Eligibility by what a view of another contract says of an account
/// @notice A word of the answer must not be zero, and below each threshold that the campaign has; or it must be the account.
contract ViewEligibility is IEligibility {
    /// @notice The contract that is asked, the function, and which word of its answer counts, from 0.
    address public immutable target;
    bytes4 public immutable selector;
    uint256 public immutable word;
    /// @notice The first argument is the one word of the proof, as the number of a farm or the id of a name.
    bool public immutable takesProof;
    /// @notice The answer is the account itself; otherwise the account is an argument.
    bool public immutable isHolder;
    /// @notice The last arguments.
    uint256[] public rest;

    constructor(
        address target_,
        bytes4 selector_,
        uint256 word_,
        bool takesProof_,
        bool isHolder_,
        uint256[] memory rest_
    ) {
        target = target_;
        selector = selector_;
        word = word_;
        takesProof = takesProof_;
        isHolder = isHolder_;
        rest = rest_;
    }

    function isEligible(
        address account,
        uint256,
        uint256 thresholdTimestamp,
        uint256 thresholdRound,
        bytes32[] calldata proof
    ) external view override returns (bool) {
        if (proof.length != (takesProof ? 1 : 0)) return false;
        uint256 person = uint256(uint160(account));
        bytes memory call = abi.encodePacked(selector, proof);
        if (!isHolder) call = abi.encodePacked(call, person);
        uint256[] memory words = TryView.words(target, abi.encodePacked(call, rest), word + 1);
        if (words.length == 0) return false;
        uint256 answer = words[word];
        if (isHolder) return answer == person;
        return answer != 0 && (thresholdTimestamp == 0 || answer < thresholdTimestamp)
            && (thresholdRound == 0 || answer < thresholdRound);
    }
}
