// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOwnedTokens} from "./IOwnedTokens.sol";

/// @title Squad: as many different portraits as `maxSupply`, minted by one sale
/// @notice The hash of all pictures stands before there is a sale, so no ticket is sold before it is known what there is.
/// @dev The owner names the sale once. The operator sets the base URI until the owner locks it.
interface ISquad is IOwnedTokens {
    event SaleSet(address indexed sale, bytes32 provenanceHash);
    event BaseURISet(string baseURI);
    event Locked();

    error IsLocked();
    /// @notice Only the sale mints.
    error NotSale(address caller);
    /// @notice The sale is for ever.
    error SaleStands(address sale);
    /// @notice Without a sale or the hash of all pictures there is nothing to sell.
    error NotComplete();
    error IdOutOfRange(uint256 tokenId, uint256 maxSupply);

    /// @notice Ids are below this.
    function maxSupply() external view returns (uint256);
    function baseURI() external view returns (string memory);
    function isLocked() external view returns (bool);

    /// @notice Who mints, or zero before there is a sale.
    function sale() external view returns (address);

    /// @notice Of the hashes of all pictures in the order of their ids; zero before there is a sale.
    function provenanceHash() external view returns (bytes32);

    /// @notice The sale only.
    function mint(address to, uint256 tokenId) external;

    /// @notice Its holder only.
    function burn(uint256 tokenId) external;

    /// @notice Names the sale and what it sells, once; the owner only.
    function setSale(address newSale, bytes32 newProvenanceHash) external;

    /// @notice Until it is locked; operator or owner.
    function setBaseURI(string calldata newBaseURI) external;

    /// @notice For ever, once there is a base URI; the owner only.
    function lock() external;
}
