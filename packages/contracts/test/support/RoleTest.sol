// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TestBase} from "./TestBase.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// @title What tests of a role beside an owner start from
abstract contract RoleTest is TestBase {
    address internal constant OWNER = address(11);
    address internal constant HOLDER = address(12);
    address internal constant NEXT = address(13);

    /// @dev The next call comes from `caller` and must be refused for `reason_`.
    function refused(address caller, bytes4 reason_) internal {
        vm.prank(caller);
        vm.expectRevert(reason_);
    }

    /// @dev The next call comes from `caller` and must be refused, because it is the owner's.
    function refusedAsStranger(address caller) internal {
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
    }
}
