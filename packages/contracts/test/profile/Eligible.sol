// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Who is eligible, as it is told; or what is broken in some way
contract Eligible {
    enum Mood {
        Answers,
        Reverts,
        IsSilent,
        AnswersAnotherWord,
        Burns
    }

    Mood public mood;
    mapping(address account => bool) private _may;
    uint256 private _sink;

    function set(address account, bool may) external {
        _may[account] = may;
    }

    function setMood(Mood newMood) external {
        mood = newMood;
    }

    function isEligible(address account, uint256, uint256, uint256, bytes32[] calldata)
        external
        view
        returns (uint256)
    {
        if (mood == Mood.Reverts) revert("broken");
        if (mood == Mood.Burns) {
            while (gasleft() > 0) {}
        }
        if (mood == Mood.IsSilent) {
            assembly ("memory-safe") {
                return(0, 0)
            }
        }
        if (mood == Mood.AnswersAnotherWord) return 2;
        return _may[account] ? 1 : 0;
    }
}
