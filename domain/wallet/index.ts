/**
 * The rules of the wallet: whose a bank account is, when a card ends, what is paid later, the life of a withdrawal, what is
 * refunded, the lines of its history.
 */
export * from './bank-account.ts'
export * from './card.ts'
export * from './history.ts'
export * from './owner-name.ts'
export * from './pay-later.ts'
export * from './refund.ts'
export * from './statement.ts'
export * from './withdrawal.ts'
