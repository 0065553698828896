// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {TestBase} from "./TestBase.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// @title Who may call what: each function is called by eight accounts, and is refused to some for their lack of a role
abstract contract RoleMatrix is TestBase {
    address internal constant OWNER = address(0x0a01);
    address internal constant GUARDIAN = address(0x0a02);
    address internal constant OPERATOR = address(0x0a03);
    address internal constant PENDING_OWNER = address(0x0a04);
    address internal constant STAKER = address(0x0a05);
    address internal constant TREASURY = address(0x0a06);
    address internal constant STRANGER = address(0x0a07);

    uint256 internal constant BY_OWNER = 1;
    uint256 internal constant BY_GUARDIAN = 2;
    uint256 internal constant BY_OPERATOR = 4;
    uint256 internal constant BY_PENDING_OWNER = 8;
    uint256 internal constant BY_ALL = 255;

    error RoleFailed(uint256 caller, bytes4 selector, bytes answer);

    /// @dev The eighth is the deployer: this test.
    function callers() private view returns (address[8] memory) {
        return [OWNER, GUARDIAN, OPERATOR, PENDING_OWNER, STAKER, TREASURY, STRANGER, address(this)];
    }

    /// @dev Those in `allowed` succeed with `data`, all others are told that they lack the role. The state stays as it is.
    function mayCall(address target, bytes memory data, uint256 allowed) internal {
        for (uint256 i = 0; i < 8; ++i) {
            uint256 state = vm.snapshotState();
            vm.prank(callers()[i]);
            (bool done, bytes memory answer) = target.call(data);
            bool isAsExpected = allowed >> i & 1 == 1 ? done : !done && _isRoleError(answer);
            if (!isAsExpected) revert RoleFailed(i, bytes4(data), answer);
            vm.revertToState(state);
        }
    }

    function _isRoleError(bytes memory answer) private pure returns (bool) {
        bytes4 selector = bytes4(answer);
        return selector == Ownable.OwnableUnauthorizedAccount.selector
            || selector == IGuardianPause.NotGuardian.selector || selector == IOperatorRole.Forbidden.selector;
    }
}
