/** A description of each family of components, in the order of the sidebar. */
export const families: Readonly<Record<string, string>> = {
  Layout: 'The arrangement of a page.',
  Typography: 'Texts, codes and figures.',
  Marks: 'Understood at a glance, and without colour.',
  Actions: 'Buttons and what acts like them; one solid button per view.',
  Forms: 'Fields; every one can say how to fix an error.',
  Messages: 'Messages and overlays; nothing that needs a decision disappears by itself.',
  Navigation: 'Where you are, and where you can go.',
  Data: 'Prices, bills, tables and figures with their reasons.',
  Shipments: 'Parcels, addresses, delivery options and their routes.',
  Prints: 'Printed pages and codes, in millimetres.',
  Pages: 'The frames of whole pages.',
}
