/** Takes the focus on when what held it has gone; one that is elsewhere stays there. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
