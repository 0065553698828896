// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOwnedTokens} from "./IOwnedTokens.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

/// @title A collection that lists what an account holds
/// @dev Ids and numbers of tokens are below 2^32, so eight places of a list share a slot. The holder of a token stands beside its
/// place, and a balance is the length of a list: the base's own owners and balances stay empty.
abstract contract OwnedTokens is IOwnedTokens, ERC721 {
    /// @param place From 1, in the list of the holder
    /// @param kind Whatever the collection says of a token; written once
    struct Item {
        address holder;
        uint32 place;
        uint32 kind;
    }

    mapping(address holder => uint32[]) private _held;
    mapping(uint256 tokenId => Item) private _items;
    uint256 public override totalSupply;

    function tokensOfOwnerBySize(address user, uint256 cursor, uint256 size)
        external
        view
        override
        returns (uint256[] memory ids, uint256 next)
    {
        uint32[] storage held = _held[user];
        uint256 length = held.length;
        uint256 left = cursor < length ? length - cursor : 0;
        uint256 count = size < left ? size : left;
        ids = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            ids[i] = held[cursor + i];
        }
        next = cursor + count;
    }

    function balanceOf(address holder) public view override(ERC721, IERC721) returns (uint256) {
        if (holder == address(0)) revert ERC721InvalidOwner(address(0));
        return _held[holder].length;
    }

    function _ownerOf(uint256 tokenId) internal view override returns (address) {
        return _items[tokenId].holder;
    }

    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        Item memory item = _items[tokenId];
        from = item.holder;
        if (auth != address(0)) _checkAuthorized(from, auth, tokenId);
        if (from == address(0)) ++totalSupply;
        else _approve(address(0), tokenId, address(0), false);
        if (to == address(0)) {
            --totalSupply;
            _leave(from, item.place);
            delete _items[tokenId];
        } else if (to != from) {
            if (from != address(0)) _leave(from, item.place);
            _held[to].push(uint32(tokenId));
            _items[tokenId] = Item(to, uint32(_held[to].length), item.kind);
        }
        emit Transfer(from, to, tokenId);
    }

    function _burnOwn(uint256 tokenId) internal {
        if (_requireOwned(tokenId) != msg.sender) revert NotHolder(tokenId, msg.sender);
        _burn(tokenId);
    }

    function _setKind(uint256 tokenId, uint256 kind) internal {
        _items[tokenId].kind = uint32(kind);
    }

    function _kindOf(uint256 tokenId) internal view returns (uint256) {
        return _items[tokenId].kind;
    }

    /// @dev The last of the list takes the place that becomes free.
    function _leave(address from, uint256 place) private {
        uint32[] storage held = _held[from];
        uint32 last = held[held.length - 1];
        held.pop();
        if (place > held.length) return;
        held[place - 1] = last;
        _items[last].place = uint32(place);
    }
}
