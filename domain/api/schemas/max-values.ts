/** Values above these are typing errors. Weight, sides and price are those of one piece. */
export const maxValues = {
  grams: 30_000_000,
  centimetres: 10_000,
  cubicMetres: 1000,
  pieces: 1_000_000,
  /** Of a voucher, a bill or a payment. */
  rupiah: 1_000_000_000,
  price: 1_000_000_000_000,
  packages: 10_000,
}
