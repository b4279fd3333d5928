import { calls, type CompanyReason, type OpsCompany, type OpsCompanyShown } from '@seberang/domain/api'
import { companySections, type CompanySection } from '@seberang/domain/company'
import { paperStatuses } from '@seberang/domain/identity'
import { Option } from 'commander'
import { joined } from './joined.ts'
import type { Counter } from './money.ts'
import { printable } from './printable.ts'

/** A company in one line. */
const described = ({ id, status, company_name, suite, sent_at, decided_by, reasons }: OpsCompany) =>
  joined(
    id,
    status,
    company_name,
    suite,
    `sent ${sent_at}`,
    decided_by !== null && `by ${decided_by}`,
    reasons.map(({ section, reason }) => `${section}: ${JSON.stringify(reason)}`).join(', '),
  )

const inFull = (company: OpsCompanyShown): string => {
  const { information, contact, npwp, nib, papers } = company
  const phone = `${contact.country_code} ${contact.phoneNumber}`
  return [
    described(company),
    printable(`  ${JSON.stringify(information.company_description)}`),
    `  ${joined(contact.country, contact.origin, phone, contact.faxNumber && `fax ${contact.faxNumber}`, contact.email)}`,
    `  NPWP ${printable(npwp)}, NIB ${printable(nib)}`,
    ...papers.map(
      ({ paper, own, url }) =>
        `  ${paper}${own ? " (the customer's own, approved)" : ''}: ${url ?? 'removed by its owner'}`,
    ),
  ].join('\n')
}

/** Adds the commands that look at companies and decide on them. */
export function addCompanyCommands({ program, ops, print }: Counter): void {
  const company = program.command('company').description('companies that customers register')
  const decided = (answer: Record<string, unknown>) => described(answer['company'] as OpsCompany)

  company
    .command('list')
    .description('list companies that wait, oldest first')
    .addOption(new Option('--status <status>', 'those of another state').choices(paperStatuses))
    .option('--page <number>', 'page of 10')
    .action(async (given: { status?: string; page?: string }) => {
      const answer = await ops().call(calls.opsCompanies, { query: { ...given } })
      const results = answer['results'] as OpsCompany[]
      print(answer, () => results.map(described).join('\n') || 'None.')
    })

  company
    .command('show')
    .description('show a company with its numbers, and links that open its papers once, within a minute')
    .argument('<id>', 'as `company list` prints it')
    .action(async (id: string) => {
      print(await ops().call(calls.opsCompany, { params: { id } }), (answer) =>
        inFull(answer['company'] as OpsCompanyShown),
      )
    })

  company
    .command('approve')
    .description('approve a company: its customer becomes a business, and is told')
    .argument('<id>', 'as `company list` prints it')
    .action(async (id: string) => {
      print(await ops().call(calls.opsApproveCompany, { params: { id } }), decided)
    })

  const reject = company
    .command('reject')
    .description('reject a company, with a reason for each section that is not right; its customer is told')
    .argument('<id>', 'as `company list` prints it')
  for (const section of companySections)
    reject.option(`--${section} <reason>`, 'what is not right there, in words for the customer')
  reject.action(async (id: string, given: Partial<Record<CompanySection, string>>) => {
    const reasons = companySections.flatMap((section): CompanyReason[] => {
      const reason = given[section]
      return reason === undefined ? [] : [{ section, reason }]
    })
    if (reasons.length === 0)
      program.error(`give a reason: ${companySections.map((section) => `--${section}`).join(', ')}`)
    print(await ops().call(calls.opsRejectCompany, { params: { id }, body: { reasons } }), decided)
  })
}
