// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TryView} from "../shared/TryView.sol";
import {IPointCenter} from "./IPointCenter.sol";
import {IPointSale} from "./IPointSale.sol";
import {IProfile} from "./IProfile.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

/// @title The point centre
contract PointCenter is IPointCenter, Ownable2Step {
    IProfile public immutable override profile;

    mapping(address ifo => Sale) public override ifos;
    mapping(uint256 campaignId => bool) private _isUsed;

    struct Sale {
        uint256 threshold;
        uint256 campaignId;
        uint256 numberPoints;
    }

    constructor(IProfile profile_, address owner_) Ownable(owner_) {
        profile = profile_;
    }

    function getPoints(address ifo) external override {
        if (!checkClaimStatus(msg.sender, ifo)) revert NotEligible(msg.sender, ifo);
        Sale memory sale = ifos[ifo];
        emit PointsClaim(msg.sender, ifo, sale.campaignId);
        profile.increaseUserPoints(msg.sender, sale.numberPoints, sale.campaignId);
    }

    function addIFOAddress(address ifo, uint256 campaignId, uint256 numberPoints, uint256 threshold)
        external
        override
        onlyOwner
    {
        bool isComplete = ifo.code.length != 0 && campaignId != 0 && numberPoints != 0;
        if (!isComplete || ifos[ifo].campaignId != 0 || _isUsed[campaignId]) revert BadIFO(ifo);
        ifos[ifo] = Sale(threshold, campaignId, numberPoints);
        _isUsed[campaignId] = true;
        emit IFOAdd(ifo, threshold, campaignId, numberPoints);
    }

    function checkClaimStatuses(address user, address[] calldata sales)
        external
        view
        override
        returns (bool[] memory statuses)
    {
        statuses = new bool[](sales.length);
        for (uint256 i = 0; i < sales.length; ++i) {
            statuses[i] = checkClaimStatus(user, sales[i]);
        }
    }

    function checkClaimStatus(address user, address ifo) public view override returns (bool) {
        Sale memory sale = ifos[ifo];
        if (sale.campaignId == 0 || !profile.getUserStatus(user)) return false;
        (bool isGiven,) = profile.awardOf(user, sale.campaignId);
        if (isGiven) return false;
        // Of a list, a sale that is broken answers for itself alone.
        uint256[] memory told = TryView.words(ifo, abi.encodeCall(IPointSale.userInfo, (user)), 2);
        return told.length == 2 && told[1] != 0 && told[0] >= sale.threshold && told[0] != 0;
    }
}
