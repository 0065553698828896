// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Metadata} from "@openzeppelin/contracts/token/ERC721/extensions/IERC721Metadata.sol";

/// @title A collection that lists what an account holds
interface IOwnedTokens is IERC721Metadata {
    /// @notice Only the holder itself can burn, not those that it has approved.
    error NotHolder(uint256 tokenId, address caller);

    /// @notice How many exist.
    function totalSupply() external view returns (uint256);

    /// @notice At most `size` tokens of `user` from `cursor` on; `next` is the cursor after them. In no order that lasts: a
    /// token that leaves is replaced by the last one.
    function tokensOfOwnerBySize(address user, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory ids, uint256 next);
}
