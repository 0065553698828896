// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Profiles of which a test says who has an active one
contract ProfilesToggled {
    mapping(address user => bool) public getUserStatus;

    function set(address user, bool isActive) external {
        getUserStatus[user] = isActive;
    }
}
