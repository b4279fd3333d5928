import type { Company, CompanyInput } from '@seberang/domain/api'

export const company: CompanyInput = {
  information: { company_name: 'PT Batik Larasati', company_description: 'Kain batik tulis.' },
  contact: {
    country: 'ID',
    country_code: '+62',
    phoneNumber: '22 2044 1871',
    email: 'kantor@larasati.example',
    origin: 'Kota Bandung',
  },
  legality: {
    npwp: { number: '0012345678091000', file: 'npwp-1' },
    nib: { number: '9120004120876', file: 'nib-1' },
    ktp: 'ktp-1',
  },
}

/** Waits for us. */
export const sentCompany: Company = {
  ...company,
  id: 'CO-1',
  status: 'waiting',
  sent_at: '2026-11-18T03:00:00.000Z',
  decided_at: null,
  members: [],
  terms: { version: '2026-11', accepted: null },
  paylater: null,
}
