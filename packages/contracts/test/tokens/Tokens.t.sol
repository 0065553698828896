// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWBESC} from "../../src/shared/IWBESC.sol";
import {IBUSDC} from "../../src/tokens/IBUSDC.sol";
import {IMoneyToken} from "../../src/tokens/IMoneyToken.sol";
import {IReflexToken} from "../../src/tokens/IReflexToken.sol";
import {Deployed} from "../support/Deployed.sol";
import {EventOrder} from "../support/EventOrder.sol";
import {Exchange} from "../support/Exchange.sol";
import {IDollar, IMoney, IReflex} from "./TokenFaces.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

contract TokensTest is Exchange, EventOrder {
    receive() external payable {}

    function setUp() external {
        setUpExchange();
        vm.deal(address(this), 100e18);
    }

    function test_WBESC7_RoundTrip() external {
        wbesc.deposit{value: 3e18}();
        (bool sent,) = address(wbesc).call{value: 2e18}("");
        require(sent, "plain coin wraps too");
        equal(wbesc.balanceOf(address(this)), 5e18, "wrapped");
        equal(wbesc.totalSupply(), 5e18, "WBESC-6");
        wbesc.withdraw(5e18);
        equal(address(this).balance, 100e18, "all back");
    }

    function test_WBESC_Reverts() external {
        wbesc.deposit{value: 1e18}();
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, address(this), 1e18, 2e18)
        );
        wbesc.withdraw(2e18);
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, address(this), 1e18, 2e18)
        );
        wbesc.transfer(address(7), 2e18);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InvalidReceiver.selector, address(0)));
        wbesc.transfer(address(0), 1);
        vm.prank(address(9));
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, address(9), 0, 1));
        wbesc.transferFrom(address(this), address(9), 1);
        wbesc.transfer(address(factory), 1e18);
        vm.prank(address(factory));
        vm.expectRevert(abi.encodeWithSelector(IWBESC.NativeTransferFailed.selector, address(factory)));
        wbesc.withdraw(1e18);
    }

    function test_WBESC_Allowances() external {
        wbesc.deposit{value: 1e18}();
        wbesc.approve(address(9), 10);
        vm.prank(address(9));
        wbesc.transferFrom(address(this), address(7), 4);
        equal(wbesc.allowance(address(this), address(9)), 6, "used");
        wbesc.approve(address(9), type(uint256).max);
        vm.prank(address(9));
        wbesc.transferFrom(address(this), address(7), 4);
        equal(wbesc.allowance(address(this), address(9)), type(uint256).max, "unlimited");
        equal(wbesc.balanceOf(address(7)), 8, "moved");
        equal(wbesc.decimals(), 18, "decimals");
    }

    function test_WBESC_TransferFrom_OfOnesOwnBalance_NeedsNoAllowance() external {
        wbesc.deposit{value: 1e18}();
        wbesc.transferFrom(address(this), address(7), 4e17);
        equal(wbesc.balanceOf(address(7)), 4e17, "moved");
        wbesc.approve(address(this), 5);
        wbesc.transferFrom(address(this), address(7), 1e17);
        equal(wbesc.allowance(address(this), address(this)), 5, "an allowance to oneself is not used up");
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, address(this), 5e17, 6e17)
        );
        wbesc.transferFrom(address(this), address(7), 6e17);
        vm.prank(address(7));
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, address(7), 0, 1));
        wbesc.transferFrom(address(this), address(7), 1);
    }

    /// @dev What wrapped coins have told since the first of them, and nothing else: no Transfer for wrapping, no Approval for
    /// spending.
    function test_WBESC_Events() external {
        startEvents();
        wbesc.deposit{value: 5}();
        (bool sent,) = address(wbesc).call{value: 2}("");
        require(sent, "plain coin");
        require(wbesc.approve(address(9), 3), "yes");
        require(wbesc.transfer(address(7), 1), "yes");
        vm.prank(address(9));
        require(wbesc.transferFrom(address(this), address(7), 3), "yes");
        wbesc.withdraw(2);
        takeEvents();
        bytes memory me = abi.encode(address(this));
        nextEvent(address(wbesc), keccak256("Deposit(address,uint256)"), me, abi.encode(5));
        nextEvent(address(wbesc), keccak256("Deposit(address,uint256)"), me, abi.encode(2));
        nextApproval(address(wbesc), address(this), address(9), 3);
        nextTransfer(address(wbesc), address(this), address(7), 1);
        nextTransfer(address(wbesc), address(this), address(7), 3);
        nextEvent(address(wbesc), keccak256("Withdrawal(address,uint256)"), me, abi.encode(2));
        noMoreEvents();
    }

    function test_BUSDC_Faucet() external {
        IDollar token = Deployed.dollar(address(7), 5e18);
        equal(token.balanceOf(address(7)), 5e18, "initial supply");
        equal(token.decimals(), 18, "decimals");
        vm.chainId(97);
        vm.warp(10 days);
        token.mint(9000e18);
        equal(token.mintableToday(address(this)), 1000e18, "left");
        vm.expectRevert(abi.encodeWithSelector(IBUSDC.DailyCapExceeded.selector, 1001e18, 1000e18));
        token.mint(1001e18);
        vm.prank(address(8));
        token.mint(10_000e18);
        vm.warp(11 days);
        token.mint(10_000e18);
        equal(token.balanceOf(address(this)), 19_000e18, "minted");
        vm.chainId(2372);
        vm.expectRevert(abi.encodeWithSelector(IBUSDC.FaucetClosed.selector, 2372));
        token.mint(1);
    }

    function test_MONEY1_MONEY2_CapAndRole() external {
        IMoney money = Deployed.money(address(this), 10_000_000e18);
        equal(money.CAP(), 10_946_080e18, "genesis and 0.009 for each block of ten years");
        vm.expectRevert(
            abi.encodeWithSelector(
                IAccessControl.AccessControlUnauthorizedAccount.selector, address(this), money.MINTER_ROLE()
            )
        );
        money.mint(address(7), 1);
        money.grantRole(money.MINTER_ROLE(), address(9));
        vm.prank(address(9));
        money.mint(address(7), 946_080e18);
        equal(money.totalSupply(), money.CAP(), "at the cap");
        vm.prank(address(9));
        vm.expectRevert(abi.encodeWithSelector(IMoneyToken.CapExceeded.selector, 10_946_080e18 + 1, 10_946_080e18));
        money.mint(address(7), 1);
        vm.prank(address(7));
        money.burn(1);
        equal(money.totalSupply(), money.CAP() - 1, "burned");
        equal(money.defaultAdminDelay(), 2 days, "the admin moves slowly");
        vm.expectRevert(abi.encodeWithSelector(IMoneyToken.CapExceeded.selector, 10_000_000e18 + 1, 10_000_000e18));
        Deployed.money(address(this), 10_000_000e18 + 1);
    }

    function test_ListToken() external {
        IERC20Metadata token = Deployed.listToken("Henny", "HENNY", 9, 5e9, address(7));
        equal(token.decimals(), 9, "decimals");
        equal(token.totalSupply(), 5e9, "supply");
        equal(token.balanceOf(address(7)), 5e9, "owner");
    }

    function test_ReflexToken_TakesATenth_FiveToHolders_FiveToLiquidity() external {
        IReflex token = _reflex();
        token.transfer(address(8), 500e18);
        // 450 arrive; 25 of the 1000 are spread over all, so 975 parts are worth 1000.
        uint256 eight = token.balanceOf(address(8));
        require(eight == uint256(450e18) * 1000 / 975 || eight + 1 == uint256(450e18) * 1000 / 975, "450 and a share");
        uint256 waiting = token.balanceOf(address(token));
        require(waiting + 1 >= uint256(25e18) * 1000 / 975 && waiting <= uint256(25e18) * 1000 / 975, "25 and a share");
        uint256 sum = eight + waiting + token.balanceOf(address(this));
        require(sum <= 1000e18 && sum + 3 >= 1000e18, "nothing is lost");
        equal(token.totalSupply(), 1000e18, "supply");
    }

    function test_ReflexToken_AddToLiquidity() external {
        IReflex token = _reflex();
        vm.expectRevert(IReflexToken.NoLiquidityPair.selector);
        token.addToLiquidity();
        address pair = factory.createPair(address(token), address(wbesc));
        token.transfer(pair, 100e18);
        token.transfer(address(8), 100e18);
        uint256 waiting = token.balanceOf(address(token));
        uint256 held = token.balanceOf(pair);
        token.addToLiquidity();
        equal(token.balanceOf(address(token)), 0, "nothing waits");
        require(token.balanceOf(pair) + 1 >= held + waiting, "untaxed");
        (uint256 r0, uint256 r1,) = pairOf(address(token), address(wbesc)).getReserves();
        equal(r0 + r1, token.balanceOf(pair), "in the reserve");
    }

    function testFuzz_ReflexToken_BalancesNeverExceedSupply(uint256 a, uint256 b, uint256 c) external {
        IReflex token = _reflex();
        token.transfer(address(8), within(a, 0, 1000e18));
        uint256 has = token.balanceOf(address(8));
        vm.prank(address(8));
        token.transfer(address(9), within(b, 0, has));
        has = token.balanceOf(address(9));
        vm.prank(address(9));
        token.transfer(address(this), within(c, 0, has));
        uint256 sum = token.balanceOf(address(8)) + token.balanceOf(address(9)) + token.balanceOf(address(this))
            + token.balanceOf(address(token));
        require(sum <= 1000e18 && sum + 10 >= 1000e18, "sum");
        has = token.balanceOf(address(8));
        vm.prank(address(8));
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, address(8), has, has + 1)
        );
        token.transfer(address(9), has + 1);
    }

    function _reflex() private returns (IReflex) {
        return Deployed.reflex(1000e18, address(this), factory, wbesc);
    }
}
