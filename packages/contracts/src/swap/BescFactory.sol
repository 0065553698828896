// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BescPair} from "./BescPair.sol";
import {IBescFactory} from "./IBescFactory.sol";
import {IFeeCollector} from "./IFeeCollector.sol";

/// @title Creates the pairs and says who receives the protocol's share of the fees
contract BescFactory is IBescFactory {
    bytes32 public immutable INIT_CODE_PAIR_HASH;

    address public feeTo;
    address public feeToSetter;
    address public pendingFeeToSetter;
    address[] public allPairs;

    mapping(address token0 => mapping(address token1 => address)) private _pairs;
    /// @dev Filled only while a pair's constructor runs.
    address private _token0;
    address private _token1;

    modifier onlySetter() {
        if (msg.sender != feeToSetter) revert Forbidden();
        _;
    }

    constructor(address initialFeeToSetter) {
        if (initialFeeToSetter == address(0)) revert ZeroAddress();
        feeToSetter = initialFeeToSetter;
        INIT_CODE_PAIR_HASH = keccak256(type(BescPair).creationCode);
    }

    function createPair(address tokenA, address tokenB) external returns (address pair) {
        if (tokenA == tokenB) revert IdenticalAddresses();
        (address token0, address token1) = _sort(tokenA, tokenB);
        if (token0 == address(0)) revert ZeroAddress();
        pair = _pairs[token0][token1];
        if (pair != address(0)) revert PairExists(pair);

        (_token0, _token1) = (token0, token1);
        pair = address(new BescPair{salt: keccak256(abi.encodePacked(token0, token1))}());
        (_token0, _token1) = (address(0), address(0));

        _pairs[token0][token1] = pair;
        allPairs.push(pair);
        emit PairCreated(token0, token1, pair, allPairs.length);
    }

    function setFeeTo(address newFeeTo) external onlySetter {
        if (feeTo != address(0)) revert FeeToIsSet(feeTo);
        _requireCollector(newFeeTo);
        feeTo = newFeeTo;
        emit FeeToSet(newFeeTo);
    }

    function setFeeToSetter(address candidate) external onlySetter {
        pendingFeeToSetter = candidate;
        emit FeeToSetterOffered(msg.sender, candidate);
    }

    function acceptFeeToSetter() external {
        if (msg.sender != pendingFeeToSetter) revert Forbidden();
        emit FeeToSetterChanged(feeToSetter, msg.sender);
        feeToSetter = msg.sender;
        pendingFeeToSetter = address(0);
    }

    function getPair(address tokenA, address tokenB) external view returns (address pair) {
        (address token0, address token1) = _sort(tokenA, tokenB);
        return _pairs[token0][token1];
    }

    function allPairsLength() external view returns (uint256) {
        return allPairs.length;
    }

    function pairTokens() external view returns (address token0, address token1) {
        return (_token0, _token1);
    }

    function _requireCollector(address account) private view {
        if (account.code.length == 0) revert NotAFeeCollector(account);
        try IFeeCollector(account).factory() returns (IBescFactory collectorFactory) {
            if (address(collectorFactory) == address(this)) return;
        } catch {}
        revert NotAFeeCollector(account);
    }

    function _sort(address tokenA, address tokenB) private pure returns (address token0, address token1) {
        return tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);
    }
}
