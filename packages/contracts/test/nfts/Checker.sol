// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A checker that lets even tokens be listed, refuses with a reason, spends all gas or answers what is no flag
contract Checker {
    enum Mood {
        Honest,
        Refuses,
        Spends,
        Lies
    }

    Mood public mood;

    function set(Mood newMood) external {
        mood = newMood;
    }

    function canList(uint256 tokenId) external view returns (uint256) {
        if (mood == Mood.Refuses) revert("refused");
        while (mood == Mood.Spends) {}
        return mood == Mood.Lies ? 2 : 1 - tokenId % 2;
    }
}
