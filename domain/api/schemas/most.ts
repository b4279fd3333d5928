/** Grams of one piece, centimetres of one side, pieces, and money of one piece: beyond these it is a typing error. */
export const most = {
  grams: 30_000_000,
  centimetres: 10_000,
  cubicMetres: 1000,
  pieces: 1_000_000,
  price: 1_000_000_000_000,
  packages: 10_000,
}
