// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {OperatorRole} from "../shared/OperatorRole.sol";
import {ISquad} from "./ISquad.sol";
import {OwnedTokens} from "./OwnedTokens.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// @title Squad
contract Squad is ISquad, OwnedTokens, OperatorRole {
    uint256 public immutable override maxSupply;

    string public override baseURI;
    bool public override isLocked;
    address public override sale;
    bytes32 public override provenanceHash;

    constructor(address owner_, address operator_, uint256 maxSupply_)
        ERC721("Squad", "SQUAD")
        Ownable(owner_)
        OperatorRole(operator_)
    {
        if (maxSupply_ > type(uint32).max) revert IdOutOfRange(maxSupply_, type(uint32).max);
        maxSupply = maxSupply_;
    }

    function mint(address to, uint256 tokenId) external override {
        if (msg.sender != sale) revert NotSale(msg.sender);
        if (tokenId >= maxSupply) revert IdOutOfRange(tokenId, maxSupply);
        _mint(to, tokenId);
    }

    function burn(uint256 tokenId) external override {
        _burnOwn(tokenId);
    }

    function setSale(address newSale, bytes32 newProvenanceHash) external override onlyOwner {
        if (sale != address(0)) revert SaleStands(sale);
        if (newSale == address(0) || newProvenanceHash == 0) revert NotComplete();
        sale = newSale;
        provenanceHash = newProvenanceHash;
        emit SaleSet(newSale, newProvenanceHash);
    }

    function setBaseURI(string calldata newBaseURI) external override onlyOperator {
        if (isLocked) revert IsLocked();
        baseURI = newBaseURI;
        emit BaseURISet(newBaseURI);
    }

    function lock() external override onlyOwner {
        if (bytes(baseURI).length == 0) revert NotComplete();
        isLocked = true;
        emit Locked();
    }

    function _baseURI() internal view override returns (string memory) {
        return baseURI;
    }
}
