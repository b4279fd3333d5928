/** Every API call, declared once: method, path, authorization, inputs and answer. */
import { accountDataCalls } from './calls/account-data.ts'
import { addressCalls } from './calls/address.ts'
import { avatarCalls } from './calls/avatar.ts'
import { cardCalls } from './calls/card.ts'
import { cartCalls } from './calls/cart.ts'
import { companyCalls } from './calls/company.ts'
import { draftCalls } from './calls/draft.ts'
import { dropPointCalls } from './calls/drop-point.ts'
import { exportCalls } from './calls/export.ts'
import { fileCalls } from './calls/file.ts'
import { identityCalls } from './calls/identity.ts'
import { identityPaperCalls } from './calls/identity-paper.ts'
import { invoiceCalls } from './calls/invoice.ts'
import { labelCalls } from './calls/label.ts'
import { moneyCalls } from './calls/money.ts'
import { noticeCalls } from './calls/notice.ts'
import { notificationCalls } from './calls/notification.ts'
import { operatorCalls } from './calls/operator.ts'
import { operatorReferenceCalls } from './calls/operator-reference.ts'
import { passkeyCalls } from './calls/passkey.ts'
import { pickupCalls } from './calls/pickup.ts'
import { promoCalls } from './calls/promo.ts'
import { quoteCalls } from './calls/quote.ts'
import { ratingCalls } from './calls/rating.ts'
import { referenceCalls } from './calls/reference.ts'
import { refundCalls } from './calls/refund.ts'
import { securityCalls } from './calls/security.ts'
import { sessionCalls } from './calls/session.ts'
import { supportCalls } from './calls/support.ts'
import { voucherCalls } from './calls/voucher.ts'
import { transferProofCalls } from './calls/transfer-proof.ts'
import { walletCalls } from './calls/wallet.ts'

export * from './define.ts'
export * from './signature.ts'
export * from './socket.ts'
export * from './types/account-data.ts'
export * from './types/address.ts'
export * from './types/avatar.ts'
export * from './types/card.ts'
export * from './types/cart.ts'
export * from './types/common.ts'
export * from './types/company.ts'
export * from './types/draft.ts'
export * from './types/drop-point.ts'
export * from './types/export.ts'
export * from './types/failure.ts'
export * from './types/identity.ts'
export * from './types/identity-paper.ts'
export * from './types/invoice.ts'
export * from './types/label.ts'
export * from './types/money.ts'
export * from './types/notice.ts'
export * from './types/notification.ts'
export * from './types/operator.ts'
export * from './types/operator-reference.ts'
export * from './types/operator-view.ts'
export * from './types/passkey.ts'
export * from './types/pickup.ts'
export * from './types/method-facts.ts'
export * from './types/payment-method.ts'
export * from './types/promo.ts'
export * from './types/quote.ts'
export * from './types/rating.ts'
export * from './types/reference.ts'
export * from './types/refund.ts'
export * from './types/security.ts'
export * from './types/session.ts'
export * from './types/support.ts'
export * from './types/voucher.ts'
export * from './types/transfer-proof.ts'
export * from './types/wallet.ts'

/** Two groups exported separately, so that the home page does not load the others. */
export { referenceCalls, sessionCalls }

export const calls = {
  ...sessionCalls,
  ...securityCalls,
  ...accountDataCalls,
  ...avatarCalls,
  ...passkeyCalls,
  ...pickupCalls,
  ...identityCalls,
  ...identityPaperCalls,
  ...companyCalls,
  ...addressCalls,
  ...referenceCalls,
  ...dropPointCalls,
  ...exportCalls,
  ...cartCalls,
  ...invoiceCalls,
  ...cardCalls,
  ...fileCalls,
  ...labelCalls,
  ...noticeCalls,
  ...notificationCalls,
  ...draftCalls,
  ...operatorCalls,
  ...operatorReferenceCalls,
  ...ratingCalls,
  ...supportCalls,
  ...voucherCalls,
  ...promoCalls,
  ...walletCalls,
  ...transferProofCalls,
  ...refundCalls,
  ...moneyCalls,
  ...quoteCalls,
}
export type Calls = typeof calls
