// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INameRegistry} from "./INameRegistry.sol";
import {INameResolver} from "./INameResolver.sol";

/// @title The registrar of our own suffix: names for a yearly price, by commit and reveal
/// @notice Labels have 3 to 63 of a-z, 0-9 and hyphens, no hyphen at either end or at places 3 and 4: no two of our names
/// look alike. A registered name is a token with the id `uint256(keccak256(label))`; its holder can always take the node
/// in the registry back.
/// @dev WARNING: after the grace period anyone may register the name. Until then it goes on to resolve.
interface INameRegistrar {
    event NameRegistered(string name, bytes32 indexed label, address indexed owner, uint256 cost, uint256 expires);
    event NameRenewed(string name, bytes32 indexed label, uint256 cost, uint256 expires);
    event NameTransferred(uint256 indexed id, address indexed from, address indexed to);
    event YearPriceSet(uint256 yearPrice);
    event TreasurySet(address indexed treasury);

    /// @notice Not the holder of an unexpired name.
    error Forbidden(uint256 id, address caller);
    error ZeroAddress();
    /// @notice The label breaks the rules above.
    error InvalidLabel(string label);
    /// @notice Registered, and not past its grace period.
    error NotAvailable(string label);
    /// @notice Past its grace period, or never registered: it can only be registered.
    error NotRenewable(string label);
    error DurationOutOfRange(uint256 duration);
    error PriceAboveCap(uint256 yearPrice);
    error InsufficientPayment(uint256 paid, uint256 cost);
    /// @notice There is no such commitment, or it is too young or too old.
    error CommitmentNotUsable(bytes32 commitment, uint256 madeAt);
    /// @notice The same commitment stands already and can still be used.
    error CommitmentStands(bytes32 commitment);
    error PaymentFailed(address to, uint256 amount);

    function registry() external view returns (INameRegistry);

    function resolver() external view returns (INameResolver);

    /// @notice The node of the suffix.
    function baseNode() external view returns (bytes32);

    /// @notice Wei for a year of a name with five letters or more; four letters cost 4 times, three 16 times as much.
    function yearPrice() external view returns (uint256);

    function treasury() external view returns (address);

    /// @notice When a name ends, in seconds of the epoch; 0 if it never was registered.
    function nameExpires(uint256 id) external view returns (uint256);

    /// @notice The holder of a name; zero when it has expired.
    function ownerOf(uint256 id) external view returns (address);

    function available(string calldata label) external view returns (bool);

    function valid(string calldata label) external pure returns (bool);

    /// @notice Wei for `duration` seconds of a name, rounded up.
    function rentPrice(string calldata label, uint256 duration) external view returns (uint256);

    function makeCommitment(string calldata label, address owner, uint256 duration, bytes32 secret)
        external
        pure
        returns (bytes32);

    /// @notice First step: says that somebody will register something. Usable from 10 seconds to a day later.
    function commit(bytes32 commitment) external;

    /// @notice Second step: registers the name for `owner`, who also owns its node. The name leads to `owner` in our
    /// resolver, where all records of earlier owners are forgotten. What was paid too much comes back.
    function register(string calldata label, address owner, uint256 duration, bytes32 secret) external payable;

    /// @notice Anybody may pay for anybody's name, also in its grace period.
    function renew(string calldata label, uint256 duration) external payable;

    /// @notice Holder only: gives name and node away. Records stay, see `INameResolver.clearRecords`.
    function transfer(uint256 id, address to) external;

    /// @notice Holder only: gives the node, but not the name, to `owner`.
    function reclaim(uint256 id, address owner) external;

    /// @notice Sends what was paid to the treasury; anybody may call.
    function withdraw() external;

    /// @notice Owner only; at most `MAX_YEAR_PRICE`.
    function setYearPrice(uint256 newYearPrice) external;

    /// @notice Owner only.
    function setTreasury(address newTreasury) external;
}
