import type { BankAccount } from '@seberang/domain/api'

/** The customer's own, and their main one. */
export const bankAccount: BankAccount = {
  id: 'bca',
  bank_code: '014',
  bank: 'BCA',
  number: '008127658841',
  owner_name: 'Ratna Wijaya',
  is_main: true,
  is_own: true,
}
