import type { Company, CompanyInput, Customer } from '@seberang/domain/api'
import { companySectionSchemas } from '@seberang/domain/api/schemas'
import {
  companyCountries,
  companySections,
  diallingCodes,
  directorPapers,
  formatNib,
  optionalPapers,
  requiredPapers,
  type CompanyCountry,
  type CompanySection,
} from '@seberang/domain/company'
import { formatNpwp } from '@seberang/domain/format'
import { validate } from '@seberang/domain/validation'
import type { DraftPolicy } from '../../lib/drafts/keeper.ts'
import type { DraftFile } from '../../lib/files/draft-file.ts'

type RequiredPaper = (typeof requiredPapers)[number]
export type DirectorPaper = (typeof directorPapers)[number]
type OptionalPaper = (typeof optionalPapers)[number]
export type PaperFile = `${RequiredPaper}_file` | DirectorPaper | OptionalPaper

export type InformationFields = { company_name: string; company_description: string }
export type ContactFields = {
  country: CompanyCountry
  /** With its country code. */
  phone: string
  faxNumber: string
  email: string
  origin: string
}
export type LegalityFields = Record<RequiredPaper, string> &
  Record<PaperFile, DraftFile | null> & {
    /** The customer's own paper that stands for the director's. */
    own: DirectorPaper | ''
  }

export interface SectionFields {
  information: InformationFields
  contact: ContactFields
  legality: LegalityFields
}

/** What is typed of a company, plain JSON. */
export interface CompanyDraft extends SectionFields {
  version: 1
  /** The section that is open. */
  step: CompanySection
}

export const paperFiles: readonly PaperFile[] = [
  ...requiredPapers.map((paper) => `${paper}_file` as const),
  ...directorPapers,
  ...optionalPapers,
]

/** A paper of the customer's own that we have approved: the chosen one, where it is. */
export const ownPaper = (customer: Customer | null, chosen: DirectorPaper | '' = ''): DirectorPaper | '' =>
  [chosen, ...directorPapers].find((paper) => paper !== '' && customer?.[paper]?.status === 'approved') ?? ''

/** The own paper that stands for the director's: one that was removed or replaced since does not. */
export const ownThatStands = ({ own }: LegalityFields, customer: Customer | null): DirectorPaper | '' =>
  own !== '' && customer?.[own]?.status === 'approved' ? own : ''

const isDirectorPaper = (file: PaperFile): boolean => directorPapers.some((paper) => paper === file)

/** The files that are sent: none of the director's where the customer's own paper stands for it. */
export const sentFiles = (fields: LegalityFields, customer: Customer | null): readonly PaperFile[] =>
  ownThatStands(fields, customer) === '' ? paperFiles : paperFiles.filter((file) => !isDirectorPaper(file))

/** Whether a file has yet to be given. For the director's papers, any one will do. */
export const isLacking = (fields: LegalityFields, file: PaperFile, customer: Customer | null): boolean =>
  isDirectorPaper(file)
    ? ownThatStands(fields, customer) === '' && directorPapers.every((paper) => fields[paper] === null)
    : fields[file] === null

const noFiles = Object.fromEntries(paperFiles.map((file) => [file, null])) as Record<PaperFile, null>

export const emptyDraft = (customer: Customer | null): CompanyDraft => ({
  version: 1,
  step: 'information',
  information: { company_name: '', company_description: '' },
  contact: { country: 'ID', phone: '', faxNumber: '', email: customer?.email ?? '', origin: '' },
  legality: { npwp: '', nib: '', ...noFiles, own: ownPaper(customer) },
})

/** A company that was sent, to mend. @param nameOf what a file is called, whose own name only the device knew */
export function draftOf(
  { information, contact, legality, reasons = [] }: Company,
  customer: Customer | null,
  nameOf: (paper: RequiredPaper | DirectorPaper | OptionalPaper) => string,
): CompanyDraft {
  const [first] = reasons
  const own = directorPapers.find(
    (paper) => legality[paper] !== undefined && legality[paper] === customer?.[paper]?.id,
  )
  const fileOf = (
    paper: RequiredPaper | DirectorPaper | OptionalPaper,
    id: string | undefined,
  ): DraftFile | null => (id === undefined || paper === own ? null : { id, name: nameOf(paper), type: '' })
  const { country_code, phoneNumber, faxNumber = '', ...place } = contact
  return {
    version: 1,
    step: first?.section ?? 'information',
    information,
    contact: { ...place, phone: `${country_code} ${phoneNumber}`, faxNumber },
    legality: {
      npwp: formatNpwp(legality.npwp.number),
      nib: formatNib(legality.nib.number),
      npwp_file: fileOf('npwp', legality.npwp.file),
      nib_file: fileOf('nib', legality.nib.file),
      ktp: fileOf('ktp', legality.ktp),
      passport: fileOf('passport', legality.passport),
      siup: fileOf('siup', legality.siup),
      license: fileOf('license', legality.license),
      other_document: fileOf('other_document', legality.other_document),
      own: own ?? '',
    },
  }
}

/** Dialling codes, that of the company's country first. */
export const phoneCodesOf = (country: CompanyCountry): string[] => [
  diallingCodes[country],
  ...Object.values(diallingCodes).filter((code) => code !== diallingCodes[country]),
]

function splitPhone(phone: string, country: CompanyCountry): { country_code: string; phoneNumber: string } {
  // The longest first: +852 is not +85.
  const code = phoneCodesOf(country)
    .toSorted((one, other) => other.length - one.length)
    .find((each) => phone.startsWith(each))
  return code === undefined
    ? { country_code: diallingCodes[country], phoneNumber: phone }
    : { country_code: code, phoneNumber: phone.slice(code.length).trim() }
}

/** Each section as its call has it. What is missing is for the schema to refuse. */
export const bodyOf = {
  information: (fields: InformationFields) => fields,
  contact: ({ phone, country, ...fields }: ContactFields) => ({
    ...fields,
    country,
    ...splitPhone(phone, country),
  }),
  legality: (fields: LegalityFields, customer: Customer | null) => ({
    ...Object.fromEntries(
      requiredPapers.map((paper) => [paper, { number: fields[paper], file: fields[`${paper}_file`]?.id }]),
    ),
    ...Object.fromEntries(
      directorPapers.map((paper) => {
        const own = ownThatStands(fields, customer)
        if (own === '') return [paper, fields[paper]?.id]
        return [paper, paper === own ? customer?.[paper]?.id : undefined]
      }),
    ),
    ...Object.fromEntries(optionalPapers.map((paper) => [paper, fields[paper]?.id])),
  }),
}

/** The field of a form for a path of the call. */
export const fieldOf = {
  information: (path: string) => path.replace(/^information\./, ''),
  contact: (path: string) => path.replace(/^contact\./, '').replace(/^(phoneNumber|country_code)$/, 'phone'),
  legality: (path: string) =>
    path
      .replace(/^legality\./, '')
      .replace(/\.number$/, '')
      .replace(/\.file$/, '_file'),
}

/** What is sent of a section. */
export const sectionBody = (
  draft: CompanyDraft,
  section: CompanySection,
  customer: Customer | null,
): unknown =>
  ({
    information: bodyOf.information(draft.information),
    contact: bodyOf.contact(draft.contact),
    legality: bodyOf.legality(draft.legality, customer),
  })[section]

/** Whether a section has all that it needs. */
export const isDone = (draft: CompanyDraft, section: CompanySection, customer: Customer | null): boolean =>
  'value' in validate<unknown>(companySectionSchemas[section], sectionBody(draft, section, customer), 'id')

/** The body of the call, for a draft of which every section is done. */
export const companyOf = (draft: CompanyDraft, customer: Customer | null): CompanyInput =>
  Object.fromEntries(
    companySections.map((section) => [section, sectionBody(draft, section, customer)]),
  ) as unknown as CompanyInput

const isShape = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isFile = (value: unknown): boolean =>
  value === null ||
  (isShape(value) && ['id', 'name', 'type'].every((name) => typeof value[name] === 'string'))
const hasTexts = (value: unknown, names: readonly string[]): value is Record<string, unknown> =>
  isShape(value) && names.every((name) => typeof value[name] === 'string')

/** Whether a stored value is a draft of this version of the app. Anything else is dropped. */
export function isCompanyDraft(value: unknown): value is CompanyDraft {
  if (!isShape(value) || value['version'] !== 1) return false
  const { information, contact, legality } = value
  return (
    companySections.some((section) => section === value['step']) &&
    hasTexts(information, ['company_name', 'company_description']) &&
    hasTexts(contact, ['country', 'phone', 'faxNumber', 'email', 'origin']) &&
    companyCountries.some((country) => country === contact['country']) &&
    hasTexts(legality, [...requiredPapers, 'own']) &&
    ['', ...directorPapers].some((own) => own === legality['own']) &&
    paperFiles.every((file) => isFile(legality[file]))
  )
}

/** What was typed here stands, and what only the other device has is added. */
const merged = <Fields extends object>(here: Fields, theirs: Fields): Fields => {
  const added = Object.entries(here).map(([name, value]) => [
    name,
    value === '' || value === null ? theirs[name as keyof Fields] : value,
  ])
  return Object.fromEntries(added) as Fields
}

/** A customer registers one company: two drafts are states of one. */
export const companyPolicy: DraftPolicy = {
  isSame: () => true,
  reconcile(here, theirs) {
    if (!isCompanyDraft(theirs)) return here
    if (!isCompanyDraft(here)) return theirs
    return {
      version: 1,
      step: here.step,
      information: merged(here.information, theirs.information),
      contact: merged(here.contact, theirs.contact),
      legality: merged(here.legality, theirs.legality),
    } satisfies CompanyDraft
  },
}
