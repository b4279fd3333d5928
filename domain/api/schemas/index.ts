/** Input schemas of all calls, shared by the server and the forms. */
import type { AnyCall, CallSchemas } from '../define.ts'
import { accountDataSchemas } from './account-data.ts'
import { addressSchemas } from './address.ts'
import { cardSchemas } from './card.ts'
import { cartSchemas } from './cart.ts'
import { companySchemas } from './company.ts'
import { draftSchemas } from './draft.ts'
import { dropPointSchemas } from './drop-point.ts'
import { fileSchemas } from './file.ts'
import { identitySchemas } from './identity.ts'
import { identityPaperSchemas } from './identity-paper.ts'
import { invoiceSchemas } from './invoice.ts'
import { labelSchemas } from './label.ts'
import { moneySchemas } from './money.ts'
import { noticeSchemas } from './notice.ts'
import { notificationSchemas } from './notification.ts'
import { operatorSchemas } from './operator.ts'
import { operatorReferenceSchemas } from './operator-reference.ts'
import { passkeySchemas } from './passkey.ts'
import { pickupSchemas } from './pickup.ts'
import { promoSchemas } from './promo.ts'
import { quoteSchemas } from './quote.ts'
import { ratingSchemas } from './rating.ts'
import { referenceSchemas } from './reference.ts'
import { refundSchemas } from './refund.ts'
import { securitySchemas } from './security.ts'
import { sessionSchemas } from './session.ts'
import { supportSchemas } from './support.ts'
import { voucherSchemas } from './voucher.ts'
import { transferProofSchemas } from './transfer-proof.ts'
import { walletSchemas } from './wallet.ts'

export { addressWithin, postalCodeRefusal } from './address.ts'
export { companySectionSchemas } from './company.ts'
export { nikRefusal } from './identity-paper.ts'
export { passportEnd } from './identity-paper.ts'
export { proofFields } from './transfer-proof.ts'
export { refundFields } from './refund.ts'
export { bankAccountFields, withdrawalFields } from './wallet.ts'
export { maxPriceIn, maxSideIn, maxValues, maxWeightIn } from './max-values.ts'
export {
  boxesFields,
  productFields,
  shipperFields,
  trackingFields,
  typedBoxesFields,
  typedProductFields,
} from './cart.ts'

export const schemas = {
  ...sessionSchemas,
  ...securitySchemas,
  ...accountDataSchemas,
  ...passkeySchemas,
  ...pickupSchemas,
  ...identitySchemas,
  ...identityPaperSchemas,
  ...companySchemas,
  ...addressSchemas,
  ...referenceSchemas,
  ...dropPointSchemas,
  ...cartSchemas,
  ...invoiceSchemas,
  ...cardSchemas,
  ...fileSchemas,
  ...labelSchemas,
  ...noticeSchemas,
  ...notificationSchemas,
  ...draftSchemas,
  ...operatorSchemas,
  ...operatorReferenceSchemas,
  ...ratingSchemas,
  ...supportSchemas,
  ...voucherSchemas,
  ...promoSchemas,
  ...walletSchemas,
  ...transferProofSchemas,
  ...refundSchemas,
  ...moneySchemas,
  ...quoteSchemas,
}

/** The schemas of a call; empty if it has no inputs. */
export function schemasOf(call: AnyCall): CallSchemas {
  const all: Readonly<Record<string, CallSchemas | undefined>> = schemas
  return all[call.id] ?? {}
}
