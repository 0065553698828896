// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Creates the pairs and says who receives the protocol's share of the fees
interface IBescFactory {
    /// @notice A pair was created. `count` is the number of pairs including this one.
    event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count);
    /// @notice The protocol's share of fee growth goes to `feeTo` from now on, for ever.
    event FeeToSet(address indexed feeTo);
    /// @notice `pending` was offered the right to set `feeTo`, and has to accept it.
    event FeeToSetterOffered(address indexed current, address indexed pending);
    /// @notice The right to set `feeTo` changed hands.
    event FeeToSetterChanged(address indexed previous, address indexed current);

    /// @notice A pair needs two different tokens.
    error IdenticalAddresses();
    /// @notice The zero address is no token and can hold no role.
    error ZeroAddress();
    /// @notice Two tokens have one pair.
    error PairExists(address pair);
    /// @notice The caller does not hold the role.
    error Forbidden();
    /// @notice Only a contract that says it is a collector of this factory can receive the protocol's share.
    error NotAFeeCollector(address feeTo);
    /// @notice The receiver is set once and never changes.
    error FeeToIsSet(address feeTo);

    /// @notice Receiver of the protocol's share of fee growth; zero until it is set, and fixed from then on.
    function feeTo() external view returns (address);

    /// @notice The account that may set `feeTo` while it is zero, and offer its own role.
    function feeToSetter() external view returns (address);

    /// @notice The account that was offered the setter's role and has not accepted it yet, or zero.
    function pendingFeeToSetter() external view returns (address);

    /// @notice The pair of two tokens in either order, or zero.
    function getPair(address tokenA, address tokenB) external view returns (address pair);

    /// @notice The pair created as number `index`, from 0. Reverts past the end.
    function allPairs(uint256 index) external view returns (address pair);

    /// @notice How many pairs exist.
    function allPairsLength() external view returns (uint256);

    /// @notice keccak256 of the creation code of every pair; with the sorted tokens it gives a pair's address:
    /// CREATE2(factory, keccak256(token0 ++ token1), INIT_CODE_PAIR_HASH).
    /// @dev The upper-case name is the one the clients of this family call.
    function INIT_CODE_PAIR_HASH() external view returns (bytes32);

    /// @notice The sorted tokens of the pair under construction; zeros at any other time.
    /// @dev A pair's constructor asks for them, so that they are immutable and yet not part of its creation code.
    function pairTokens() external view returns (address token0, address token1);

    /// @notice Creates the pair of two tokens. Anyone may.
    /// @dev WARNING: the tokens are not vetted. A pair of a hostile token is harmless to other pairs, not to those
    /// who trade it.
    function createPair(address tokenA, address tokenB) external returns (address pair);

    /// @notice Sets the receiver of the protocol's share, once: a FeeCollector of this factory. Setter only.
    /// @dev WARNING: the chain cannot tell the true collector from an imitation that answers alike. The deployer
    /// compares its code; since it never changes afterwards, one look is enough.
    /// Growth from before is not shared: a pair counts from its next mint or burn.
    function setFeeTo(address feeTo) external;

    /// @notice Offers the setter's role to `candidate`; zero withdraws the offer. Setter only.
    function setFeeToSetter(address candidate) external;

    /// @notice Takes the role that was offered to the caller.
    function acceptFeeToSetter() external;
}
