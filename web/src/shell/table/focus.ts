/** Where the focus begins when the dialog around it opens. */
export const startHere = (node: HTMLElement): void => node.setAttribute("autofocus", "");
