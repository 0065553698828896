// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMintingStation} from "./IMintingStation.sol";
import {IStarterFactory} from "./IStarterFactory.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title The sale of the starters
contract StarterFactory is IStarterFactory, Ownable2Step {
    using SafeERC20 for IERC20;

    uint256 public constant override MAX_RAISE = 5;
    uint256 private constant FIRST_STARTER = 5;
    uint256 private constant LAST_STARTER = 9;

    address public immutable override money;
    IMintingStation public immutable override station;
    uint256 public immutable override startBlockNumber;
    uint256 public immutable override launchPrice;

    uint256 public override tokenPrice;
    address public override treasury;
    mapping(address user => bool) public override hasClaimed;

    constructor(
        address money_,
        IMintingStation station_,
        address owner_,
        address treasury_,
        uint256 tokenPrice_,
        uint256 startBlockNumber_
    ) Ownable(owner_) {
        money = money_;
        station = station_;
        startBlockNumber = startBlockNumber_;
        launchPrice = tokenPrice_;
        _setTokenPrice(tokenPrice_);
        _setTreasury(treasury_);
    }

    function mintNFT(uint256 bunnyId) external override returns (uint256 tokenId) {
        if (hasClaimed[msg.sender]) revert AlreadyClaimed(msg.sender);
        if (bunnyId < FIRST_STARTER || bunnyId > LAST_STARTER) revert NotStarter(bunnyId);
        if (block.number < startBlockNumber) revert NotStarted(startBlockNumber);
        hasClaimed[msg.sender] = true;
        IERC20(money).safeTransferFrom(msg.sender, address(this), tokenPrice);
        tokenId = station.mintCollectible(msg.sender, bunnyId);
        emit BunnyMint(msg.sender, tokenId, bunnyId);
    }

    function updateTokenPrice(uint256 newTokenPrice) external override onlyOwner {
        if (newTokenPrice > MAX_RAISE * launchPrice) revert PriceAboveCap(newTokenPrice, MAX_RAISE * launchPrice);
        _setTokenPrice(newTokenPrice);
    }

    function setTreasury(address newTreasury) external override onlyOwner {
        _setTreasury(newTreasury);
    }

    function claimFee() external override {
        uint256 amount = IERC20(money).balanceOf(address(this));
        emit FeeClaim(treasury, amount);
        IERC20(money).safeTransfer(treasury, amount);
    }

    function canMint(address user) external view override returns (bool) {
        return !hasClaimed[user] && block.number >= startBlockNumber;
    }

    function bunnyCharacteristics(uint256 bunnyId)
        external
        view
        override
        returns (string memory tokenURI, uint256 thresholdUser, uint256 cost, bool isActive, bool isCreated)
    {
        isCreated = bunnyId >= FIRST_STARTER && bunnyId <= LAST_STARTER;
        if (!isCreated) return ("", 0, 0, false, false);
        isActive = block.number >= startBlockNumber;
        (tokenURI, thresholdUser, cost) = (station.bunnies().getBunnyURI(bunnyId), type(uint256).max, tokenPrice);
    }

    function _setTokenPrice(uint256 newTokenPrice) private {
        tokenPrice = newTokenPrice;
        emit TokenPriceSet(newTokenPrice);
    }

    function _setTreasury(address newTreasury) private {
        if (newTreasury == address(0)) revert ZeroAddress();
        treasury = newTreasury;
        emit TreasurySet(newTreasury);
    }
}
