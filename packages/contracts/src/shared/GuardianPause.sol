// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IGuardianPause} from "./IGuardianPause.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

/// @title A pause that a guardian can begin and cannot prolong
abstract contract GuardianPause is IGuardianPause, Ownable2Step {
    uint256 public constant MAX_PAUSE = 7 days;

    address public override guardian;
    uint256 public override pausedUntil;

    modifier whenNotPaused() {
        _requireNotPaused();
        _;
    }

    constructor(address guardian_) {
        guardian = guardian_;
        emit GuardianSet(guardian_);
    }

    function pause() public virtual override {
        if (msg.sender != guardian) revert NotGuardian();
        // A pause that could be begun again would have no end.
        guardian = address(0);
        pausedUntil = block.timestamp + MAX_PAUSE;
        emit Paused(msg.sender, pausedUntil);
    }

    function unpause() external override onlyOwner {
        pausedUntil = 0;
        emit Unpaused();
    }

    function setGuardian(address newGuardian) external override onlyOwner {
        guardian = newGuardian;
        emit GuardianSet(newGuardian);
    }

    /// @dev For what is an entry only with some arguments.
    function _requireNotPaused() internal view {
        if (block.timestamp < pausedUntil) revert IsPaused(pausedUntil);
    }
}
