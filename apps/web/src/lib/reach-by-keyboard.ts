/** As the `ref` of what scrolls: the keyboard reaches it, for some browsers skip what scrolls and has nothing to press in it. */
export function reachByKeyboard(element: HTMLElement | null): void {
  if (element) element.tabIndex = 0;
}
