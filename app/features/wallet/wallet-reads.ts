import { calls } from '@seberang/domain/api'

/** What shows the wallet: read anew once money of it has moved. */
export const walletReads = [calls.walletHistory, calls.withdrawals, calls.bankAccounts, calls.profile]
