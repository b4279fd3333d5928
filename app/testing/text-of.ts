/** The text of an element as it is read: white space, also that which does not break, is one space. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ')
