import type { Company, CompanyInput, Draft, Terms } from '@seberang/domain/api'
import { userEvent, within } from 'storybook/test'
import texts from '../../app/locales/id/company.json'
import type { CompanyDraft } from '../../app/features/company/draft.ts'
import { companySettings, paths } from '../../app/lib/navigation/paths.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { invoices } from '../fixtures/app/answers.ts'
import { owedLater } from '../fixtures/app/invoices.ts'
import { noDraft } from '../fixtures/app/drafts.ts'
import { pending, unavailable } from '../fixtures/app/network.ts'
import { customer } from '../fixtures/app/people.ts'

const company: CompanyInput = {
  information: {
    company_name: 'PT Batik Larasati Nusantara',
    company_description: 'Kain batik tulis. Mengimpor malam, pewarna, dan mesin jahit.',
  },
  contact: {
    country: 'ID',
    country_code: '+62',
    phoneNumber: '22 2044 1871',
    email: 'kantor@larasati.example',
    origin: 'Kota Bandung',
  },
  legality: {
    npwp: { number: '0012345678091000', file: 'npwp' },
    nib: { number: '9120004120876', file: 'nib' },
    ktp: 'ktp',
  },
}
const waiting: Company = {
  ...company,
  id: 'CO-7KQ2M9XA4T',
  status: 'waiting',
  sent_at: '2026-11-18T03:10:00.000Z',
  decided_at: null,
  members: [],
  terms: { version: '2026-11', accepted: null },
  paylater: null,
}
const rejected: Company = {
  ...waiting,
  status: 'rejected',
  decided_at: '2026-11-20T07:10:00.000Z',
  reasons: [
    {
      section: 'legality',
      reason:
        'Nama di NIB masih “CV Batik Larasati”. Unggah NIB setelah menjadi PT, atau ubah nama perusahaan di Informasi.',
    },
  ],
}
const approved: Company = {
  ...waiting,
  status: 'approved',
  decided_at: '2026-11-20T07:10:00.000Z',
  members: [{ name: 'Ratna Wulandari', is_owner: true }],
}
const terms: Terms = {
  version: '2026-11',
  valid_from: '2026-11-29',
  body: [
    { title: 'Yang berubah', text: 'Ini versi pertama.' },
    {
      title: 'Nama di invoice',
      text: 'Sejak disetujui, invoice baru memakai nama dan NPWP perusahaan. Invoice sebelumnya tidak berubah.',
    },
  ],
}
const paper = { id: 'nib', name: 'nib-2024.pdf', type: 'application/pdf' }
const typed: CompanyDraft = {
  version: 1,
  step: 'legality',
  information: company.information,
  contact: {
    country: 'ID',
    phone: '+62 22 2044 1871',
    faxNumber: '',
    email: 'kantor@larasati.example',
    origin: 'Kota Bandung',
  },
  legality: {
    npwp: '0012 3456 7809 1000',
    nib: '9120 0041 2087',
    npwp_file: { ...paper, id: 'npwp', name: 'npwp-kantor.pdf' },
    nib_file: paper,
    ktp: null,
    passport: null,
    siup: null,
    license: null,
    other_document: null,
    own: 'ktp',
  },
}
const draft: Draft = {
  kind: 'company',
  version: 1,
  updated_at: '2026-11-23T03:10:00.000Z',
  body: { saved_at: 0, draft: typed },
}
const director = { ...customer, ktp: { id: 'own', status: 'approved' as const } }
const business = {
  ...customer,
  customer_type: 'business' as const,
  company: { id: approved.id, status: approved.status },
}
const answers = { company: { action: true as const, data: null }, draft: noDraft }
const shown = (data: Company) => ({
  ...answers,
  company: { action: true as const, data },
  terms: { action: true as const, data: terms },
})
const asBusiness = {
  at: paths.company,
  customer: business,
  answers: { ...shown(approved), profile: { action: true as const, customer: business } },
}

export default {
  ...appScreens,
  title: 'Screens/Company',
  args: { at: paths.companyUpgrade, customer, answers },
} satisfies Screens

export const New: Screen = { parameters: { pictures: fullPictures } }
/** A NIB that lacks a digit, and the director's own KTP. */
export const Legality: Screen = {
  args: {
    customer: director,
    answers: {
      ...answers,
      draft: { action: true, data: draft },
      profile: { action: true, customer: director },
      ktp: {
        action: true,
        data: {
          id: 'own',
          status: 'approved',
          number_masked: '3273 04•• •••• 0002',
          name: 'RATNA DEWI WULANDARI',
          url: '/api/file/own',
          sent_at: '2026-11-10T03:10:00.000Z',
          decided_at: '2026-11-11T03:10:00.000Z',
          readings: [],
          needed_by: [],
        },
      },
    },
  },
  play: async ({ args, canvasElement }) => {
    await settled(args)
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.send }))
    await settled(args)
  },
}
export const Loading: Screen = {
  args: { answers: { ...answers, company: pending } },
  parameters: { pictures: [] },
}
export const Failed: Screen = {
  args: { answers: { ...answers, company: unavailable } },
  parameters: { pictures: [] },
}

export const None: Screen = { args: { at: companySettings }, parameters: { pictures: [] } }
export const Waiting: Screen = {
  args: { at: companySettings, answers: shown(waiting) },
  parameters: { pictures: [] },
}
export const Rejected: Screen = {
  args: { at: companySettings, answers: shown(rejected) },
  parameters: { pictures: [] },
}
export const Approved: Screen = { args: asBusiness }
export const TermsAccepted: Screen = {
  args: {
    ...asBusiness,
    answers: {
      ...asBusiness.answers,
      ...shown({
        ...approved,
        paylater: { limit: 150_000_000, used: 46_287_500, overdue: 0, days: 30 },
        terms: {
          version: '2026-11',
          accepted: { version: '2026-11', name: 'Ratna Dewi Wulandari', at: '2026-11-21T03:04:00.000Z' },
        },
      }),
    },
  },
  parameters: { pictures: [] },
}
/** What is open is due in so many days. */
const paysLater = (overdue: number, ...days: [number, number]): Screen['args'] => ({
  ...asBusiness,
  at: companySettings,
  answers: {
    ...asBusiness.answers,
    ...shown({
      ...approved,
      paylater: { limit: 150_000_000, used: 46_287_500, overdue, days: 30 },
      terms: {
        version: '2026-11',
        accepted: { version: '2026-11', name: 'Ratna Dewi Wulandari', at: '2026-11-21T03:04:00.000Z' },
      },
    }),
    ...invoices([
      owedLater([], days[1], { total: 33_837_500 }),
      owedLater([], days[0], { invoice_code: 'INV-2QH7VB9NXE', total: 12_450_000 }),
    ]),
  },
})
/** On a phone the tabs are scrolled to the chosen one: where they stop is not always the same. */
const whereTabsStandStill = { pictures: ['laptop'] }
/** The first due first, which is to be paid soon. */
export const PaysLater: Screen = {
  args: paysLater(0, 2, 12),
  parameters: whereTabsStandStill,
}
/** One is late: nothing can be paid later until it is paid. */
export const PaysLaterOverdue: Screen = {
  args: paysLater(12_450_000, -4, 12),
  parameters: whereTabsStandStill,
}
export const SettingsLoading: Screen = {
  args: { ...asBusiness, answers: { ...asBusiness.answers, company: pending } },
  parameters: { pictures: [] },
}
export const SettingsFailed: Screen = {
  args: { ...asBusiness, answers: { ...asBusiness.answers, company: unavailable } },
  parameters: { pictures: [] },
}
