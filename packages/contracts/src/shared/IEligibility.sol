// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Says who has earned a campaign
/// @dev WARNING: an answer that turns from true to false takes nothing back, for what was claimed stays. Let true be for
/// those alone who have earned it.
interface IEligibility {
    /// @param thresholdTimestamp Seconds, and `thresholdRound` a number, as the campaign has them; zero for none
    /// @param proof What is needed beside the account; often nothing
    function isEligible(
        address account,
        uint256 campaignId,
        uint256 thresholdTimestamp,
        uint256 thresholdRound,
        bytes32[] calldata proof
    ) external view returns (bool);
}
