import { maxRupiah } from '../../limits/index.ts'
import {
  bankReference,
  calendarDay,
  fields,
  inUpperCase,
  limits,
  message,
  optionalChoice,
  optionalText,
  printedText,
  text,
  wholeNumber,
} from '../../validation/index.ts'
import type { transferProofCalls } from '../calls/transfer-proof.ts'
import type { SchemasOf } from '../define.ts'
import { proofStatuses } from '../types/transfer-proof.ts'
import { pageShape } from './page.ts'

const proof = fields({ id: text(limits.code).transform(inUpperCase) })

/** What the form has. */
export const proofFields = {
  bank_code: text(limits.code),
  account_name: printedText().required(message('required')),
  transferred_at: calendarDay(),
  file: text(limits.code),
}

export const transferProofSchemas = {
  sendProof: {
    body: fields({
      invoice_code: text(limits.code),
      ...proofFields,
      amount: wholeNumber(1, maxRupiah).required(message('required')),
    }),
  },
  opsProofs: { query: fields({ ...pageShape, status: optionalChoice(proofStatuses) }) },
  opsProof: { params: proof },
  opsAcceptProof: {
    params: proof,
    body: fields({
      reference: bankReference(),
      amount: wholeNumber(1, maxRupiah),
      sure: optionalText(limits.code),
    }),
  },
  opsRejectProof: { params: proof, body: fields({ reason: text(limits.note) }) },
} satisfies SchemasOf<typeof transferProofCalls>
