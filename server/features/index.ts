import type { Route } from '../http/route.ts'
import { accountDataRoutes } from './account-data/routes.ts'
import { addressRoutes } from './address/routes.ts'
import { avatarRoutes } from './avatar/routes.ts'
import { cardRoutes } from './cards/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { companyRoutes } from './company/routes.ts'
import { draftRoutes } from './drafts/routes.ts'
import { fileRoutes } from './file/routes.ts'
import { identityRoutes } from './identities/routes.ts'
import { identityPaperRoutes } from './identity-papers/routes.ts'
import { invoiceRoutes } from './invoice/routes.ts'
import { labelRoutes } from './label/routes.ts'
import { moneyRoutes } from './money/routes.ts'
import { noticeRoutes } from './notices/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { operatorReferenceRoutes } from './operator/reference-routes.ts'
import { operatorRoutes } from './operator/routes.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { promoRoutes } from './promo/routes.ts'
import { quoteRoutes } from './quote/routes.ts'
import { ratingRoutes } from './rating/routes.ts'
import { referenceRoutes } from './reference/routes.ts'
import { securityRoutes } from './security/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import { supportRoutes } from './support/routes.ts'
import { voucherRoutes } from './voucher/routes.ts'
import { bankFileRoutes } from './wallet/bank-files/routes.ts'
import { refundRoutes } from './wallet/refunds/routes.ts'
import { walletRoutes } from './wallet/routes.ts'

/** The routes of all calls. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...passkeyRoutes,
  ...securityRoutes,
  ...profileRoutes,
  ...identityRoutes,
  ...identityPaperRoutes,
  ...companyRoutes,
  ...avatarRoutes,
  ...accountDataRoutes,
  ...addressRoutes,
  ...referenceRoutes,
  ...cartRoutes,
  ...invoiceRoutes,
  ...cardRoutes,
  ...fileRoutes,
  ...labelRoutes,
  ...noticeRoutes,
  ...notificationRoutes,
  ...draftRoutes,
  ...operatorRoutes,
  ...operatorReferenceRoutes,
  ...ratingRoutes,
  ...supportRoutes,
  ...voucherRoutes,
  ...promoRoutes,
  ...walletRoutes,
  ...refundRoutes,
  ...bankFileRoutes,
  ...moneyRoutes,
  ...quoteRoutes,
]
