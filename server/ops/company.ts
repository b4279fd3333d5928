import {
  calls,
  type CompanyReason,
  type OpsCompany,
  type OpsCompanyCredited,
  type OpsCompanyShown,
  type OpsPayLater,
} from '@seberang/domain/api'
import { companySections, type CompanySection } from '@seberang/domain/company'
import type { PayLaterTerms } from '@seberang/domain/wallet'
import { paperStatuses } from '@seberang/domain/identity'
import { Option } from 'commander'
import { at, rupiah } from './format.ts'
import { joined } from './joined.ts'
import { listed } from './listed.ts'
import { withCode, type Context, type Sure } from './context.ts'
import { printable } from './printable.ts'
import { readCount, readRupiah } from './read.ts'

/** A company in one line. */
const described = ({ id, status, company_name, suite, sent_at, decided_by, reasons, credit }: OpsCompany) =>
  joined(
    id,
    status,
    company_name,
    suite,
    `sent ${at(sent_at)}`,
    decided_by !== null && `by ${decided_by}`,
    credit && `pays later up to ${rupiah(credit.limit)}, within ${credit.days} days`,
    reasons.map(({ section, reason }) => `${section}: ${JSON.stringify(reason)}`).join(', '),
  )

const owedLine = ({
  invoice_code,
  company_id,
  company_name,
  suite,
  amount,
  due_date,
  days_overdue,
}: OpsPayLater) =>
  joined(
    invoice_code,
    rupiah(amount),
    `due ${at(due_date)}`,
    days_overdue > 0 && `${days_overdue} days overdue`,
    company_id,
    company_name,
    suite,
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

const termsText = (terms: PayLaterTerms | null): string =>
  terms ? `up to ${rupiah(terms.limit)}, within ${terms.days} days` : 'nothing'

/** What a company may pay later, for whoever set it to see a slip. */
const describeCredit = ({ company, before, used }: OpsCompanyCredited): string =>
  [
    described(company),
    `  pays later ${termsText(company.credit)}; before: ${termsText(before)}`,
    `  ${rupiah(used)} of it are still to be paid`,
  ].join('\n')

/** Adds the commands that look at companies and decide on them. */
export function addCompanyCommands({ program, ops, print }: Context): void {
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
      print(answer, () => listed(results, answer, given, described))
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
    .option('--sure [code]', 'confirms, by the code that the refusal named, that a paper is there no longer')
    .action(async (id: string, given: Sure) => {
      const body = withCode(given)
      print(await ops().call(calls.opsApproveCompany, { params: { id }, body }), decided)
    })

  company
    .command('credit')
    .description('let an approved company pay later, or not any more; its customer is told')
    .argument('<id>', 'as `company list` prints it')
    .option('--limit <rupiah>', 'how much it may owe together', readRupiah)
    .option('--days <number>', 'after how many days each invoice is due', readCount)
    .option('--none', 'it pays nothing later any more; what it owes stays due')
    .option(
      '--sure [code]',
      'confirms, by the code that the refusal named, a limit that looks like a mistake: less than what is open, or far from the one before',
    )
    .action(async (id: string, given: { limit?: number; days?: number; none?: true } & Sure) => {
      const { limit, days, none, ...sure } = withCode(given)
      const isGiven = limit !== undefined && days !== undefined
      const isNamed = limit !== undefined || days !== undefined
      if (none ? isNamed : !isGiven) program.error('give --limit and --days, or --none')
      const body = { credit: isGiven ? { limit, days } : null, ...sure }
      print(await ops().call(calls.opsCompanyCredit, { params: { id }, body }), (answer) =>
        describeCredit(answer as unknown as OpsCompanyCredited),
      )
    })

  program
    .command('pay-later')
    .description('list what companies have still to pay of what they pay later, the first due first')
    .option('--overdue', 'what is overdue alone')
    .option('--page <number>', 'page of 10')
    .action(async ({ overdue, page }: { overdue?: true; page?: string }) => {
      const query = { ...(overdue && { overdue: 'yes' }), ...(page !== undefined && { page }) }
      const answer = await ops().call(calls.opsPayLater, { query })
      const results = answer['results'] as OpsPayLater[]
      const all = `${rupiah(Number(answer['sum']))} in all, of ${Number(answer['count'])}`
      print(answer, () =>
        [listed(results, answer, { page }, owedLine), ...(results.length > 0 ? [all] : [])].join('\n'),
      )
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
