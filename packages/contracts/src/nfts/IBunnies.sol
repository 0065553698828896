// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOwnedTokens} from "./IOwnedTokens.sol";

/// @title Bunnies: many tokens of few kinds
/// @notice Each token is of a kind, the bunny id, which has a name and a picture. 0 to 4 are the first generation, 5 to 9 the
/// starters, the rest belong to campaigns. A minting station mints. Tokens count from 1.
/// @dev The URI of a token is that of its kind, or the base URI and the number of the kind. After `lock` the base URI never
/// changes, nor do name and URI of a kind of which a token was ever minted: a later kind brings its own before its first.
interface IBunnies is IOwnedTokens {
    /// @notice A token came into being, of this kind for ever.
    event BunnyKind(uint256 indexed tokenId, uint256 indexed bunnyId);
    event BunnyNameSet(uint256 indexed bunnyId, string name);
    event BunnyURISet(uint256 indexed bunnyId, string uri);
    event BaseURISet(string baseURI);
    event Locked();
    event StationSet(address indexed station);

    /// @notice The base URI, or name and URI of this kind, are fixed.
    error IsLocked();
    /// @notice A kind without a name has no tokens.
    error UnknownBunny(uint256 bunnyId);
    error EmptyName();
    /// @notice There is nothing to lock.
    error NoBaseURI();
    error NotStation(address caller);
    error ZeroAddress();

    /// @notice Who mints; zero before there is a station.
    function station() external view returns (address);
    function baseURI() external view returns (string memory);
    function isLocked() external view returns (bool);

    /// @notice The kind of a token; reverts when there is none.
    function getBunnyId(uint256 tokenId) external view returns (uint256);

    /// @notice The name of a kind, empty when there is none.
    function getBunnyName(uint256 bunnyId) external view returns (string memory);
    function getBunnyNameOfTokenId(uint256 tokenId) external view returns (string memory);

    /// @notice Where the metadata of a kind is; empty while there is neither a URI of the kind nor a base.
    function getBunnyURI(uint256 bunnyId) external view returns (string memory);

    /// @notice How many of a kind exist, and how many were burned.
    function bunnyCount(uint256 bunnyId) external view returns (uint256);
    function bunnyBurnCount(uint256 bunnyId) external view returns (uint256);

    /// @notice The station only.
    function mint(address to, uint256 bunnyId) external returns (uint256 tokenId);

    /// @notice Its holder only.
    function burn(uint256 tokenId) external;

    /// @notice The station only.
    function setBunnyName(uint256 bunnyId, string calldata name) external;

    /// @notice The station only.
    function setBunnyURI(uint256 bunnyId, string calldata uri) external;

    /// @notice The station only.
    function setBaseURI(string calldata newBaseURI) external;

    /// @notice For ever, once there is a base URI; the station only.
    function lock() external;

    /// @notice Another station; the station only, or its maker as long as there is none.
    function setStation(address newStation) external;
}
