// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A collection that refuses, lies or comes back, as it is told
contract HostileCollection {
    enum Mood {
        Honest,
        Refuses,
        Lies,
        Returns,
        Spends
    }

    Mood public mood;
    address public callee;
    bytes public data;
    /// @notice Whether the last call that it made on its way was accepted.
    bool public wasAccepted;
    mapping(uint256 tokenId => address) public ownerOf;

    receive() external payable {}

    function set(Mood newMood) external {
        mood = newMood;
    }

    /// @dev What is called in the middle of a transfer.
    function comeBack(address newCallee, bytes calldata newData) external {
        (mood, callee, data, wasAccepted) = (Mood.Returns, newCallee, newData, false);
    }

    function mint(address to, uint256 tokenId) external {
        ownerOf[tokenId] = to;
    }

    function transferFrom(address from, address to, uint256 tokenId) external {
        if (mood == Mood.Refuses) revert("refused");
        while (mood == Mood.Spends) {}
        if (mood == Mood.Returns) (wasAccepted,) = callee.call(data);
        require(ownerOf[tokenId] == from, "not from");
        if (mood != Mood.Lies) ownerOf[tokenId] = to;
    }

    /// @dev What its owner can do after an upgrade.
    function seize(address to, uint256 tokenId) external {
        ownerOf[tokenId] = to;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x80ac58cd || id == 0x01ffc9a7;
    }
}
