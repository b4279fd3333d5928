import {
  companyCountries,
  companySections,
  diallingCodes,
  directorPapers,
  isNib,
  nibDigits,
  nibLength,
  type CompanySection,
} from '../../company/index.ts'
import { isNpwp, npwpDigits } from '../../format/index.ts'
import { maxRupiah, mostPayLaterDays } from '../../limits/index.ts'
import { paperStatuses } from '../../identity/index.ts'
import {
  choice,
  emailAddress,
  fields,
  inUpperCase,
  limits,
  listOf,
  message,
  optionalChoice,
  optionalPhoneNumber,
  optionalText,
  phoneNumber,
  printedText,
  text,
  wholeNumber,
} from '../../validation/index.ts'
import type { companyCalls } from '../calls/company.ts'
import type { SchemasOf } from '../define.ts'
import { termsKinds } from '../types/company.ts'
import { pageShape } from './page.ts'
import { codeOfDoubts } from './sure.ts'

const file = () => text(limits.code)
const optionalFile = () => optionalText(limits.code)
const numberLength = 32

/** As it is typed, with what stands between digits; saved as digits. */
const npwp = () =>
  text(numberLength)
    .test('npwp', message('npwp'), isNpwp)
    .transform((typed: unknown) => (typeof typed === 'string' && isNpwp(typed) ? npwpDigits(typed) : typed))
    .meta({ openapi: { type: 'string', examples: ['0012 3456 7809 1000'] } })

const nib = () =>
  text(numberLength)
    .transform((typed: unknown) => (typeof typed === 'string' ? nibDigits(typed) : typed))
    .test(
      'nib',
      (digits, context) =>
        isNib(digits) ||
        context.createError({
          message: message('nib', { length: nibLength, given: digits.replaceAll(/\D/g, '').length }),
        }),
    )
    .meta({ openapi: { type: 'string', examples: ['9120 0041 2087 6'] } })

/** Each section by itself, so that it can be checked before the others are filled in. */
export const companySectionSchemas = {
  information: fields({
    company_name: printedText().required(message('required')),
    company_description: text(limits.note, { lines: true }),
  }),
  contact: fields({
    country: choice(companyCountries),
    country_code: choice([...new Set(Object.values(diallingCodes))]),
    phoneNumber: phoneNumber(),
    faxNumber: optionalPhoneNumber(),
    email: emailAddress(),
    origin: printedText().required(message('required')),
  }),
  legality: fields({
    npwp: fields({ number: npwp(), file: file() }),
    nib: fields({ number: nib(), file: file() }),
    ktp: optionalFile(),
    passport: optionalFile(),
    siup: optionalFile(),
    license: optionalFile(),
    other_document: optionalFile(),
  }).test('director', (legality, context) => {
    const [usual] = directorPapers
    if (directorPapers.some((paper) => legality[paper])) return true
    const path = [context.path, usual].filter(Boolean).join('.')
    return context.createError({ path, message: message('director_paper') })
  }),
} satisfies Record<CompanySection, unknown>

const id = fields({ id: text(limits.code).transform(inUpperCase) })
const reasons = listOf(
  fields({ section: choice(companySections), reason: text(limits.note) }),
  1,
  companySections.length,
)

export const companySchemas = {
  saveCompany: { body: fields(companySectionSchemas) },
  acceptTerms: {
    body: fields({ version: text(limits.code), name: printedText().required(message('required')) }),
  },
  terms: { params: fields({ kind: choice(termsKinds) }) },
  opsCompanies: { query: fields({ ...pageShape, status: optionalChoice(paperStatuses) }) },
  opsCompany: { params: id },
  opsApproveCompany: { params: id, body: fields({ sure: codeOfDoubts() }) },
  opsCompanyCredit: {
    params: id,
    body: fields({
      credit: fields({
        limit: wholeNumber(1, maxRupiah).required(message('required')),
        days: wholeNumber(1, mostPayLaterDays).required(message('required')),
      })
        .nullable()
        .defined(message('required')),
      sure: codeOfDoubts(),
    }),
  },
  opsPayLater: { query: fields({ ...pageShape, overdue: optionalChoice(['yes']) }) },
  opsRejectCompany: { params: id, body: fields({ reasons }) },
} satisfies SchemasOf<typeof companyCalls>
