// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBunnies} from "./IBunnies.sol";
import {OwnedTokens} from "./OwnedTokens.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC721Metadata} from "@openzeppelin/contracts/token/ERC721/extensions/IERC721Metadata.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @title Bunnies
contract Bunnies is IBunnies, OwnedTokens {
    struct Kind {
        uint128 minted;
        uint128 burned;
        string name;
        string uri;
    }

    /// @dev Names the first station and can do nothing else.
    address private immutable MAKER;
    address public override station;
    string public override baseURI;
    bool public override isLocked;
    uint256 private _lastId;
    mapping(uint256 bunnyId => Kind) private _kinds;

    modifier onlyStation() {
        if (msg.sender != station) revert NotStation(msg.sender);
        _;
    }

    /// @param names Of the kinds from 0 on
    constructor(address maker, string[] memory names) ERC721("Bunnies", "BUNNY") {
        MAKER = maker;
        for (uint256 bunnyId = 0; bunnyId < names.length; ++bunnyId) {
            _setName(bunnyId, names[bunnyId]);
        }
    }

    function mint(address to, uint256 bunnyId) external override onlyStation returns (uint256 tokenId) {
        Kind storage kind = _kinds[bunnyId];
        if (bytes(kind.name).length == 0) revert UnknownBunny(bunnyId);
        tokenId = ++_lastId;
        ++kind.minted;
        _setKind(tokenId, bunnyId);
        emit BunnyKind(tokenId, bunnyId);
        _mint(to, tokenId);
    }

    function burn(uint256 tokenId) external override {
        ++_kinds[_kindOf(tokenId)].burned;
        _burnOwn(tokenId);
    }

    function setBunnyName(uint256 bunnyId, string calldata name) external override onlyStation {
        _requireOpen(bunnyId);
        _setName(bunnyId, name);
    }

    function setBunnyURI(uint256 bunnyId, string calldata uri) external override onlyStation {
        _requireOpen(bunnyId);
        _kinds[bunnyId].uri = uri;
        emit BunnyURISet(bunnyId, uri);
    }

    function setBaseURI(string calldata newBaseURI) external override onlyStation {
        if (isLocked) revert IsLocked();
        baseURI = newBaseURI;
        emit BaseURISet(newBaseURI);
    }

    function lock() external override onlyStation {
        if (bytes(baseURI).length == 0) revert NoBaseURI();
        isLocked = true;
        emit Locked();
    }

    function setStation(address newStation) external override {
        if (msg.sender != (station == address(0) ? MAKER : station)) revert NotStation(msg.sender);
        if (newStation == address(0)) revert ZeroAddress();
        station = newStation;
        emit StationSet(newStation);
    }

    function getBunnyId(uint256 tokenId) public view override returns (uint256) {
        _requireOwned(tokenId);
        return _kindOf(tokenId);
    }

    function getBunnyName(uint256 bunnyId) external view override returns (string memory) {
        return _kinds[bunnyId].name;
    }

    function getBunnyNameOfTokenId(uint256 tokenId) external view override returns (string memory) {
        return _kinds[getBunnyId(tokenId)].name;
    }

    function bunnyCount(uint256 bunnyId) external view override returns (uint256) {
        Kind storage kind = _kinds[bunnyId];
        return kind.minted - kind.burned;
    }

    function bunnyBurnCount(uint256 bunnyId) external view override returns (uint256) {
        return _kinds[bunnyId].burned;
    }

    function tokenURI(uint256 tokenId) public view override(ERC721, IERC721Metadata) returns (string memory) {
        return getBunnyURI(getBunnyId(tokenId));
    }

    function getBunnyURI(uint256 bunnyId) public view override returns (string memory) {
        string memory uri = _kinds[bunnyId].uri;
        if (bytes(uri).length != 0 || bytes(baseURI).length == 0) return uri;
        return string.concat(baseURI, Strings.toString(bunnyId));
    }

    function _setName(uint256 bunnyId, string memory name) private {
        if (bytes(name).length == 0) revert EmptyName();
        if (bunnyId > type(uint32).max) revert UnknownBunny(bunnyId);
        _kinds[bunnyId].name = name;
        emit BunnyNameSet(bunnyId, name);
    }

    /// @dev After the lock a kind can be named and drawn as long as there never was one.
    function _requireOpen(uint256 bunnyId) private view {
        if (isLocked && _kinds[bunnyId].minted != 0) revert IsLocked();
    }
}
