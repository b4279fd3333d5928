import { defineCall } from '../define.ts'
import type { AccountData, AccountDeletion, DataCopy } from '../types/account-data.ts'
import type { Ok } from '../types/common.ts'

export const accountDataCalls = {
  accountData: defineCall<{ answer: Ok<{ data: AccountData }> }>('accountData', {
    method: 'GET',
    path: '/api/customer/data',
    auth: 'customer',
    about: 'What is stored of the customer, counted, and what stands in the way of deleting the account.',
  }),
  exportData: defineCall<{ answer: Ok<DataCopy>; body: { reauth_token: string } }>('exportData', {
    method: 'POST',
    path: '/api/customer/export',
    auth: 'customer',
    ok: 202,
    about: 'Answers an address that downloads everything that is stored of the customer, once.',
  }),
  /** Answers a ZIP, not JSON. */
  downloadData: defineCall<{ answer: Blob; query: { token: string } }>('downloadData', {
    method: 'GET',
    path: '/api/customer/export',
    auth: 'none',
    once: true,
    about: 'The ZIP of `exportData`; the token stands for the customer.',
  }),
  deleteAccount: defineCall<{ answer: Ok; body: AccountDeletion }>('deleteAccount', {
    method: 'DELETE',
    path: '/api/customer',
    auth: 'customer',
    endsSession: true,
    ok: 202,
    about:
      'Deletes the account for good. While something is open it answers 409 with the code `account_open` and what that is; a remainder in the wallet stands in the way until it is given up.',
  }),
}
