// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPointCenter} from "../../src/profile/IPointCenter.sol";
import {DeployedProfile} from "./DeployedProfile.sol";
import {ProfileScene} from "./ProfileScene.sol";

/// @title A sale that answers, or is broken
contract Sale {
    bool public isBroken;
    mapping(address user => uint256) private _amounts;
    mapping(address user => bool) private _harvested;

    function set(address user, uint256 amount, bool hasHarvested) external {
        (_amounts[user], _harvested[user]) = (amount, hasHarvested);
    }

    function breakDown() external {
        isBroken = true;
    }

    function userInfo(address user) external view returns (uint256, bool) {
        while (isBroken) {}
        return (_amounts[user], _harvested[user]);
    }
}

/// @title The point centre
contract PointCenterTest is ProfileScene {
    IPointCenter private center;
    Sale private sale;
    Sale private other;

    function setUp() external {
        setUpProfiles();
        center = DeployedProfile.pointCenter(profile, OWNER);
        (sale, other) = (new Sale(), new Sale());
        bytes32 role = profile.POINT_ROLE();
        vm.startPrank(OWNER);
        profile.grantRole(role, address(center));
        center.addIFOAddress(address(sale), 511_010_000, 200, 10e18);
        center.addIFOAddress(address(other), 511_020_000, 200, 0);
        vm.stopPrank();
        join(ANNA, 1);
    }

    function test_ACH07_ACH21_GetPoints_OnceFromTheThresholdOn() external {
        sale.set(ANNA, 10e18 - 1, true);
        require(!center.checkClaimStatus(ANNA, address(sale)), "below");
        sale.set(ANNA, 10e18, false);
        require(!center.checkClaimStatus(ANNA, address(sale)), "not harvested");
        sale.set(ANNA, 10e18, true);
        require(center.checkClaimStatus(ANNA, address(sale)), "at the threshold");
        vm.prank(ANNA);
        center.getPoints(address(sale));
        equal(pointsOf(ANNA), 200, "points");
        require(!center.checkClaimStatus(ANNA, address(sale)), "once");
        refusedAs(ANNA, abi.encodeWithSelector(IPointCenter.NotEligible.selector, ANNA, address(sale)));
        center.getPoints(address(sale));
        (uint256 threshold, uint256 campaignId, uint256 points) = center.ifos(address(sale));
        require(threshold == 10e18 && campaignId == 511_010_000 && points == 200, "told");
    }

    function test_CheckClaimStatus_NeedsAnActiveProfileAndAPart() external {
        sale.set(BEN, 10e18, true);
        require(!center.checkClaimStatus(BEN, address(sale)), "no profile");
        other.set(ANNA, 0, true);
        require(!center.checkClaimStatus(ANNA, address(other)), "nothing paid in");
        sale.set(ANNA, 10e18, true);
        vm.prank(ANNA);
        profile.pauseProfile();
        require(!center.checkClaimStatus(ANNA, address(sale)), "paused");
        require(!center.checkClaimStatus(ANNA, BEN), "no sale");
    }

    function test_ACH07_CheckClaimStatuses_OneBrokenSaleHurtsNoOther() external {
        address[] memory sales = new address[](4);
        (sales[0], sales[1], sales[2], sales[3]) = (address(sale), address(other), address(money), ANNA);
        other.set(ANNA, 1, true);
        sale.breakDown();
        bool[] memory statuses = center.checkClaimStatuses{gas: 5_000_000}(ANNA, sales);
        require(!statuses[0] && statuses[1] && !statuses[2] && !statuses[3], "each for itself");
    }

    function test_AddIFOAddress_IsTheOwnersAndOnce() external {
        refusedAsStranger(ANNA);
        center.addIFOAddress(address(money), 7, 200, 1);
        vm.startPrank(OWNER);
        refuse(address(sale), 7, 200);
        refuse(address(money), 511_010_000, 200);
        refuse(ANNA, 7, 200);
        refuse(address(money), 0, 200);
        refuse(address(money), 7, 0);
        center.addIFOAddress(address(money), 7, 200, 1);
    }

    function refuse(address ifo, uint256 campaignId, uint256 points) private {
        vm.expectRevert(abi.encodeWithSelector(IPointCenter.BadIFO.selector, ifo));
        center.addIFOAddress(ifo, campaignId, points, 1);
    }
}
