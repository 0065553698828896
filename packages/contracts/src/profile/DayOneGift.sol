// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDayOneGift} from "./IDayOneGift.sol";
import {IProfile} from "./IProfile.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title The gift of day one
contract DayOneGift is IDayOneGift {
    using SafeERC20 for IERC20;

    address public immutable override money;
    IProfile public immutable override profile;
    address public immutable override treasury;
    uint256 public immutable override numberMoney;
    uint256 public immutable override thresholdUser;
    uint256 public immutable override endBlock;

    mapping(address user => bool) public override hasClaimed;

    constructor(
        address money_,
        IProfile profile_,
        address treasury_,
        uint256 numberMoney_,
        uint256 thresholdUser_,
        uint256 endBlock_
    ) {
        if (treasury_ == address(0)) revert ZeroAddress();
        money = money_;
        profile = profile_;
        treasury = treasury_;
        numberMoney = numberMoney_;
        thresholdUser = thresholdUser_;
        endBlock = endBlock_;
    }

    function getMoneyBack() external override {
        if (!canClaim(msg.sender)) revert NotClaimable(msg.sender);
        hasClaimed[msg.sender] = true;
        emit GiftClaim(msg.sender, numberMoney);
        IERC20(money).safeTransfer(msg.sender, numberMoney);
    }

    function claimFee() external override {
        if (block.number < endBlock) revert NotExpired(endBlock);
        uint256 amount = IERC20(money).balanceOf(address(this));
        emit FeeClaim(treasury, amount);
        IERC20(money).safeTransfer(treasury, amount);
    }

    function canClaim(address user) public view override returns (bool) {
        if (hasClaimed[user] || block.number >= endBlock) return false;
        (uint256 userId,,,,, bool isActive) = profile.getUserProfile(user);
        return isActive && userId <= thresholdUser && IERC20(money).balanceOf(address(this)) >= numberMoney;
    }
}
