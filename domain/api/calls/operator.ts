import { type Status } from '../../status/index.ts'
import { defineCall } from '../define.ts'
import type { Ok, Page } from '../types/common.ts'
import type { OpsCustomer, OpsFindings, OpsShipment } from '../types/operator-view.ts'
import type {
  AuditEntry,
  OpsCart,
  OpsCheck,
  OpsReady,
  OperatorNeed,
  OpsBill,
  OpsBilled,
  OpsClassified,
  OpsClassify,
  OpsMoneyReturned,
  OpsReturnMoney,
  OpsUnreturnMoney,
  OpsUnreceive,
  OpsUnreceived,
  OpsUnsettle,
  OpsUnsettled,
  OpsMeasure,
  OpsMeasured,
  OpsMove,
  OpsMoved,
  OpsPhotoRemoved,
  OpsPapers,
  OpsReceive,
  OpsSettle,
  OpsSettled,
  OpsTracking,
  OpsTrackingInput,
  OpsUnbill,
  OpsUnbilled,
  OpsUnlock,
  OpsWaitingMoney,
  MoneyNeed,
  OpsUnlocked,
} from '../types/operator.ts'

export const operatorCalls = {
  opsReceive: defineCall<{ answer: OpsMeasured; body: OpsReceive }>('opsReceive', {
    method: 'POST',
    path: '/api/ops/receive',
    auth: 'operator',
    roles: ['warehouse'],
    about: 'Books a parcel in at a warehouse; one without a cart goes to quarantine.',
  }),
  opsMeasure: defineCall<{ answer: OpsMeasured; params: { cart_code: string }; body: OpsMeasure }>(
    'opsMeasure',
    {
      method: 'POST',
      path: '/api/ops/carts/{cart_code}/measure',
      auth: 'operator',
      roles: ['warehouse'],
      about:
        'Corrects the measured weight and size. Of a paid shipment the difference goes to the wallet or becomes an additional invoice; what an earlier measurement had put into the wallet is taken back first. While a payment is reversed by its bank, a lower price is `withheld`, and credited once the bank settles it again.',
    },
  ),
  opsPhoto: defineCall<{ answer: Ok<{ cart_code: string; url: string }>; params: { cart_code: string } }>(
    'opsPhoto',
    {
      method: 'POST',
      path: '/api/ops/carts/{cart_code}/photos',
      auth: 'operator',
      roles: ['warehouse'],
      about: 'Adds a photo of the parcel.',
      upload: 'file_data',
    },
  ),
  opsRemovePhoto: defineCall<{
    answer: OpsPhotoRemoved
    params: { cart_code: string; file_id: string }
    body: { reason: string }
  }>('opsRemovePhoto', {
    method: 'POST',
    path: '/api/ops/carts/{cart_code}/photos/{file_id}/remove',
    auth: 'operator',
    roles: ['warehouse'],
    about:
      'Removes a photo, as of the wrong parcel: from then on nobody can open it, and its file is deleted. One that was removed stays so.',
  }),
  opsMove: defineCall<{ answer: OpsMoved; params: { cart_code: string }; body: OpsMove }>('opsMove', {
    method: 'POST',
    path: '/api/ops/carts/{cart_code}/move',
    auth: 'operator',
    roles: ['warehouse'],
    about: 'Moves a shipment to its next status; 409 with the reason when that is not permitted.',
  }),
  opsTracking: defineCall<{ answer: OpsTracking; params: { cart_code: string }; body: OpsTrackingInput }>(
    'opsTracking',
    {
      method: 'POST',
      path: '/api/ops/carts/{cart_code}/tracking',
      auth: 'operator',
      roles: ['warehouse', 'support'],
      about:
        "Corrects the tracking number of the stage that a shipment is in: the seller's until it leaves the warehouse, the flight's or ship's, or the courier's.",
    },
  ),
  opsConfirm: defineCall<{ answer: OpsMoved; params: { cart_code: string } }>('opsConfirm', {
    method: 'POST',
    path: '/api/ops/carts/{cart_code}/confirm',
    auth: 'operator',
    roles: ['warehouse'],
    about: 'Confirms that a parcel in quarantine has what it needs.',
  }),
  opsPapers: defineCall<{ answer: OpsMoved; params: { cart_code: string }; body: OpsPapers }>('opsPapers', {
    method: 'POST',
    path: '/api/ops/carts/{cart_code}/papers',
    auth: 'operator',
    roles: ['warehouse'],
    about:
      'Asks for papers of a parcel in quarantine, again or anew; null withdraws the request. Until the customer attaches something, the parcel can neither be released nor checked out.',
  }),
  opsUnreceive: defineCall<{ answer: OpsUnreceived; params: { cart_code: string }; body: OpsUnreceive }>(
    'opsUnreceive',
    {
      method: 'POST',
      path: '/api/ops/carts/{cart_code}/unreceive',
      auth: 'operator',
      roles: ['warehouse'],
      about:
        'Undoes the receipt of a parcel by mistake, while nothing is paid or agreed on it; one that nobody announced disappears.',
    },
  ),
  opsClassify: defineCall<{ answer: OpsClassified; params: { cart_code: string }; body: OpsClassify }>(
    'opsClassify',
    {
      method: 'POST',
      path: '/api/ops/carts/{cart_code}/classify',
      auth: 'operator',
      roles: ['warehouse'],
      about:
        'Gives an unclassified product its HS code, and with it its category; then the shipment has a price.',
    },
  ),
  opsBill: defineCall<{ answer: OpsBilled; params: { cart_code: string }; body: OpsBill }>('opsBill', {
    method: 'POST',
    path: '/api/ops/carts/{cart_code}/bill',
    money: true,
    auth: 'operator',
    roles: ['warehouse'],
    about: 'Issues an additional invoice for a shipment that is paid and has not left for the door.',
  }),
  opsUnbill: defineCall<{ answer: OpsUnbilled; params: { invoice_code: string }; body: OpsUnbill }>(
    'opsUnbill',
    {
      method: 'POST',
      path: '/api/ops/invoices/{invoice_code}/unbill',
      money: true,
      auth: 'operator',
      roles: ['warehouse'],
      about:
        "Withdraws an operator's charge that is not paid: nothing of it is owed any more, and the shipment waits for it no longer.",
    },
  ),
  opsSettle: defineCall<{ answer: OpsSettled; params: { invoice_code: string }; body: OpsSettle }>(
    'opsSettle',
    {
      method: 'POST',
      path: '/api/ops/invoices/{invoice_code}/settle',
      money: true,
      auth: 'operator',
      roles: ['finance'],
      about:
        'Says that a manual transfer has arrived. 422 `doubtful` with all that is doubted about it; the `sure` of that answer confirms exactly this. When the invoice is over, the money is owed back; in place of a payment that its bank reversed after the goods had left, it pays.',
    },
  ),
  opsUnsettle: defineCall<{ answer: OpsUnsettled; params: { invoice_code: string }; body: OpsUnsettle }>(
    'opsUnsettle',
    {
      method: 'POST',
      path: '/api/ops/invoices/{invoice_code}/unsettle',
      money: true,
      auth: 'operator',
      roles: ['finance'],
      about:
        'Takes back a transfer that was booked on the wrong invoice, which is then to be paid again; one that was owed back is so no longer. Its reference can be booked on the right invoice. 422 `doubtful`, unless `sure`, where it has been owed back for more than a day, where something of it was returned that cannot be taken back, and once shipments that it paid for have left or its top-up is spent: its invoice stays paid then (`reversed`), as after a reversal by a bank, until it is paid again.',
    },
  ),
  opsReturnMoney: defineCall<{
    answer: OpsMoneyReturned
    params: { invoice_code: string }
    body: OpsReturnMoney
  }>('opsReturnMoney', {
    method: 'POST',
    path: '/api/ops/invoices/{invoice_code}/return',
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Says that what was owed back of an order, or with `amount` a part of it, was transferred to its payer, who is told. Where their money went back in part, at its gateway or as refunds of an order that has ended, just the rest ends what is owed. 409 `nothing_owed_back` or `money_returned` where nothing of it is owed, or any more; `reference_used` for the reference of another payout. 422 `doubtful` for the reference of what came in, for less or more than the rest, and for what a bank took back before (a loss then, without a mail), unless `sure` has the code of that refusal.',
  }),
  opsUnreturnMoney: defineCall<{
    answer: OpsMoneyReturned
    params: { invoice_code: string }
    body: OpsUnreturnMoney
  }>('opsUnreturnMoney', {
    method: 'POST',
    path: '/api/ops/invoices/{invoice_code}/unreturn',
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Takes back that something was returned to its payer, which was recorded by mistake: it is owed back again, or pays its invoice where that is to be paid again (`pays`); its reference is free, and its payer is told. 409 `not_paid_by_it` where nothing is recorded as returned by this transfer, or its bank has taken it back since; `account_deleted` where nobody is left to be owed it. 422 `doubtful` more than a day after it was recorded, unless `sure` has the code of that refusal.',
  }),
  opsUnlock: defineCall<{ answer: OpsUnlocked; body: OpsUnlock }>('opsUnlock', {
    method: 'POST',
    path: '/api/ops/customers/unlock',
    auth: 'operator',
    roles: ['support'],
    about:
      'Opens an e-mail address again that too many wrong passwords and codes closed to devices which never signed in to it; 404 when there were none.',
  }),
  opsCarts: defineCall<{
    answer: Page<OpsCart>
    query: { page: number; page_size: number; status?: Status; needs?: OperatorNeed }
  }>('opsCarts', {
    method: 'GET',
    path: '/api/ops/carts',
    auth: 'operator',
    roles: ['warehouse', 'support', 'finance'],
    about: 'Shipments of all customers, newest first; `needs=hscode`: those with an unclassified product.',
  }),
  opsMoney: defineCall<{
    answer: OpsWaitingMoney
    query: { page: number; page_size: number; needs: MoneyNeed }
  }>('opsMoney', {
    method: 'GET',
    path: '/api/ops/money',
    auth: 'operator',
    roles: ['support', 'finance'],
    about:
      'Money that waits for an operator, oldest first: `needs=refund` what is owed back, `needs=transfer` what is to be transferred, `needs=reversal` what a bank took back after the goods had left.',
  }),
  opsCart: defineCall<{ answer: Ok<{ data: OpsShipment }>; params: { cart_code: string } }>('opsCart', {
    method: 'GET',
    path: '/api/ops/carts/{cart_code}',
    auth: 'operator',
    roles: ['warehouse', 'support', 'finance'],
    about:
      'One shipment with all that is known of it, by its code, an invoice code, the order id of a payment, a tracking number or the suite of its customer; 409 `several_parcels`, 404 `unknown_attempt` for an order id of which only the invoice is known.',
  }),
  opsFind: defineCall<{ answer: OpsFindings; body: { text: string } }>('opsFind', {
    method: 'POST',
    path: '/api/ops/find',
    auth: 'operator',
    roles: ['warehouse', 'support', 'finance'],
    about:
      'Shipments by cart code, invoice code, order id or tracking number, and customers by suite, number, name, mail or telephone, however it is written; 404 `unknown_attempt` for an order id of which only the invoice is known.',
  }),
  opsCustomer: defineCall<{ answer: Ok<{ data: OpsCustomer }>; params: { suite: string } }>('opsCustomer', {
    method: 'GET',
    path: '/api/ops/customers/{suite}',
    auth: 'operator',
    roles: ['support', 'finance'],
    about: 'One customer with addresses and shipments.',
  }),
  opsAudit: defineCall<{
    answer: Page<AuditEntry>
    query: { page: number; page_size: number; since?: string; all?: 'yes' }
  }>('opsAudit', {
    method: 'GET',
    path: '/api/ops/audit',
    auth: 'operator',
    roles: ['admin'],
    about:
      "The operators' and the machine's actions, newest first; with `all` also customers' readings of their own papers.",
  }),
  opsCheck: defineCall<{ answer: OpsCheck }>('opsCheck', {
    method: 'GET',
    path: '/api/ops/check',
    auth: 'operator',
    roles: ['admin'],
    about: 'Checks what must always hold: the ledger, the invoices, the statuses.',
  }),
  opsReady: defineCall<{ answer: OpsReady }>('opsReady', {
    method: 'GET',
    path: '/api/ops/ready',
    auth: 'operator',
    roles: ['admin'],
    about: 'What must be set before customers may come, and what to do about what is not.',
  }),
}
