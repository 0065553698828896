/** For links of the menu: the router's own mark of the current page, which it puts on all prefixes too, stays on this page alone (NAV-20). */
export const onlyItself = { exact: true, includeSearch: false } as const;
