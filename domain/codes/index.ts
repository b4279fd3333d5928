// The codes by which people name what is here, such as `SC-7KQ2M9XA`. A quote's has no kind: its address names it.

/** Letters and digits that are not confused when read aloud. */
export const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What each kind begins with, and how many letters follow. */
export const codeLengths = {
  /** Of a shipment, and of a product in one. */
  SC: 8,
  SD: 10,
  /** Of an invoice. */
  INV: 10,
  /** Of a withdrawal, a refund, and a file for the bank that has them. */
  WD: 8,
  RF: 8,
  BF: 8,
  /** Of a proof of a transfer. */
  TP: 8,
  /** Of a voucher that was given no other. */
  V: 8,
  /** Of a company. */
  CO: 10,
  /** Of a message to support. */
  SM: 8,
} as const

export type CodeKind = keyof typeof codeLengths

/** How many letters an order at a gateway adds to the code of its invoice: `INV-4T7XK2M9QB-8RM2V6`. */
export const orderLetters = 6
