import { defineCall, importService } from '../define.ts'
import type { LabelAnswer, LabelType } from '../types/label.ts'

export const labelCalls = {
  label: defineCall<{ answer: LabelAnswer; query: { type: LabelType; code: string } }>('label', {
    method: 'GET',
    path: `/api/${importService}/label`,
    auth: 'customer',
    about: 'What the print of an invoice, or the label of a shipment, shows.',
  }),
}
