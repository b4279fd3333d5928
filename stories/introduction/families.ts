/** A description of each family of components, in the order of the sidebar. */
export const families: Readonly<Record<string, string>> = {
  Layout: 'What a page is made of before it does anything.',
  Typography: 'Words and figures that stand in columns.',
  Marks: 'Read at a glance, and without colour.',
  Actions: 'One solid per view.',
  Forms: 'Every field can say how to fix it.',
  Messages: 'Nothing that needs a decision disappears by itself.',
  Navigation: 'Where one is, and where one can go.',
  Data: 'Figures with their reasons; tables become blocks on a phone.',
  Shipments: 'Of this product: plain data in, words in.',
  Prints: 'On paper, by the millimetre.',
  Pages: 'The frames that screens stand in.',
}
