import { defineCall, exportService } from '../define.ts'
import type { List } from '../types/common.ts'
import type { ExportCountry, ExportPackage } from '../types/export.ts'

export const exportCalls = {
  exportCountries: defineCall<{ answer: List<ExportCountry> }>('exportCountries', {
    method: 'GET',
    path: `/api/${exportService}/countries`,
    auth: 'access',
    about: 'The countries that goods are sent to.',
  }),
  exportRates: defineCall<{ answer: List<ExportPackage> }>('exportRates', {
    method: 'GET',
    path: `/api/${exportService}/rate`,
    auth: 'access',
    about:
      'The ways to send goods abroad, with their tiers per destination. Import charges are the recipient’s.',
  }),
}
