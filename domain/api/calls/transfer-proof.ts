import { defineCall } from '../define.ts'
import type { Ok } from '../types/common.ts'
import type { Invoice } from '../types/invoice.ts'
import type { OpsProofAccepted } from '../types/operator.ts'
import type { OpsProofs, OpsProofShown, ProofStatus, TransferProofInput } from '../types/transfer-proof.ts'

const ops = '/api/ops/proof'

export const transferProofCalls = {
  sendProof: defineCall<{ answer: Ok<{ invoice: Invoice }>; body: TransferProofInput }>('sendProof', {
    method: 'POST',
    path: '/api/payment-manual/create',
    auth: 'customer',
    money: true,
    ok: 201,
    about:
      'Sends the proof of a transfer that pays an open invoice, which does not expire while it waits. 409 `proof_waiting` while another one is.',
  }),
  opsProofs: defineCall<{
    answer: OpsProofs
    query: { page: number; page_size: number; status?: ProofStatus }
  }>('opsProofs', {
    method: 'GET',
    path: ops,
    auth: 'operator',
    roles: ['finance'],
    about: 'Proofs of transfers that wait, unless another status is named, oldest first.',
  }),
  opsProof: defineCall<{ answer: OpsProofShown; params: { id: string } }>('opsProof', {
    method: 'GET',
    path: `${ops}/{id}`,
    auth: 'operator',
    roles: ['finance'],
    about: 'One proof of a transfer, with the file that shows it.',
  }),
  opsAcceptProof: defineCall<{
    answer: OpsProofAccepted
    params: { id: string }
    body: { reference: string; amount?: number; sure?: string }
  }>('opsAcceptProof', {
    method: 'POST',
    path: `${ops}/{id}/accept`,
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Books the transfer that a proof shows, by its line in the bank statement, as `opsSettle` does: `amount` is what came in, that of the proof where it is left out, and `settled` what became of it. An invoice that it did not pay leaves at least three hours to pay. 409 `already_decided` for one that does not wait.',
  }),
  opsRejectProof: defineCall<{
    answer: OpsProofShown
    params: { id: string }
    body: { reason: string }
  }>('opsRejectProof', {
    method: 'POST',
    path: `${ops}/{id}/reject`,
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Rejects a proof for a reason in words for its customer, who is told, and has at least three hours left to pay.',
  }),
}
