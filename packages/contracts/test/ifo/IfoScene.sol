// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IIfo} from "../../src/ifo/IIfo.sol";
import {IIfoFactory} from "../../src/ifo/IIfoFactory.sol";
import {IPointCenter} from "../../src/profile/IPointCenter.sol";
import {DeployedProfile} from "../profile/DeployedProfile.sol";
import {ProfileScene} from "../profile/ProfileScene.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {DeployedIfo} from "./DeployedIfo.sol";

/// @title A factory of sales with profiles; sales of 100 in Basic for 10 and 400 in Unlimited for 40, with a cap of 2
abstract contract IfoScene is ProfileScene {
    uint256 internal constant START = 2000;
    uint256 internal constant END = 3000;
    address internal constant ADMIN = address(0xad);
    address internal constant OPERATOR = address(0x0e);
    address internal constant GUARDIAN = address(0x6a);

    IPointCenter internal center;
    IIfoFactory internal factory;
    ZooToken internal raised;
    ZooToken internal offered;

    function setUpSales() internal {
        setUpProfiles();
        center = DeployedProfile.pointCenter(profile, OWNER);
        bytes32 role = profile.POINT_ROLE();
        vm.prank(OWNER);
        profile.grantRole(role, address(center));
        factory = DeployedIfo.factory(center, OWNER, OPERATOR, GUARDIAN);
        (raised, offered) = (new ZooToken(), new ZooToken());
        join(ANNA, 1);
        join(BEN, 2);
    }

    function usual() internal view returns (IIfo.Terms memory) {
        return terms(address(offered), pool(100e18, 10e18, 2e18, false), pool(400e18, 40e18, 0, true), 10e18);
    }

    function pool(uint256 offering, uint256 raising, uint256 limit, bool hasTax)
        internal
        pure
        returns (IIfo.PoolTerms memory)
    {
        return IIfo.PoolTerms(offering, raising, limit, hasTax);
    }

    function terms(address token, IIfo.PoolTerms memory basic, IIfo.PoolTerms memory unlimited, uint256 minimum)
        internal
        view
        returns (IIfo.Terms memory)
    {
        return IIfo.Terms(address(raised), token, START, END, minimum, ADMIN, [basic, unlimited]);
    }

    function makeSale(IIfo.Terms memory wanted) internal returns (IIfo) {
        uint256 needed = wanted.pools[0].offeringAmount + wanted.pools[1].offeringAmount;
        ZooToken(wanted.offeringToken).mint(OWNER, 2 * needed);
        vm.startPrank(OWNER);
        ZooToken(wanted.offeringToken).approve(address(factory), type(uint256).max);
        address sale = factory.deployIFO(wanted);
        vm.stopPrank();
        return IIfo(sale);
    }

    function pay(IIfo sale, address who, uint256 amount, uint8 pid) internal {
        raised.mint(who, amount);
        vm.startPrank(who);
        raised.approve(address(sale), amount);
        sale.depositPool(amount, pid);
        vm.stopPrank();
    }

    /// @dev What a harvest brought, which is what was shown.
    function harvest(IIfo sale, address who, uint8 pid) internal returns (uint256 offering, uint256 refund) {
        uint256[3] memory shown = shares(sale, who, pid);
        (uint256 had, uint256 money_) = (offered.balanceOf(who), raised.balanceOf(who));
        vm.prank(who);
        sale.harvestPool(pid);
        (offering, refund) = (offered.balanceOf(who) - had, raised.balanceOf(who) - money_);
        equal(offering, shown[0], "bought as shown");
        equal(refund, shown[1], "back as shown");
    }

    function shares(IIfo sale, address who, uint8 pid) internal view returns (uint256[3] memory) {
        return sale.viewUserOfferingAndRefundingAmountsForPools(who, only_(pid))[0];
    }

    function only_(uint8 pid) internal pure returns (uint8[] memory pids) {
        pids = new uint8[](1);
        pids[0] = pid;
    }

    function both() internal pure returns (uint8[] memory pids) {
        pids = new uint8[](2);
        pids[1] = 1;
    }

    function takeAll(IIfo sale) internal returns (uint256 money_, uint256 rest) {
        (money_, rest) = sale.withdrawable();
        vm.prank(ADMIN);
        sale.finalWithdraw(money_, rest);
    }
}
