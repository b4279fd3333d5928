import { calls, type CompanyInput } from '@seberang/domain/api'
import type { PayLaterTerms } from '@seberang/domain/wallet'
import { Operator } from './api.ts'
import { surely } from './counter.ts'
import { TestCustomer } from './customer.ts'
import { uploads } from './files.ts'
import { code, pin, setsPin } from './wallet.ts'

/** What a customer sends to register a company. */
export const companyInput = async (
  customer: TestCustomer,
  change: Partial<CompanyInput['legality']> = {},
): Promise<CompanyInput> => ({
  information: {
    company_name: 'PT Batik Larasati Nusantara',
    company_description: 'Kain batik tulis\ndan bahannya.',
  },
  contact: {
    country: 'ID',
    country_code: '+62',
    phoneNumber: '22 2044 1871',
    email: 'Kantor@Larasati.example',
    origin: 'Kota Bandung',
  },
  legality: {
    npwp: { number: '0012 3456 7809 1000', file: await uploads(customer) },
    nib: { number: '9120 0041 2087 6', file: await uploads(customer) },
    ktp: await uploads(customer),
    ...change,
  },
})

/** Registers a company for a customer, which is approved. @returns its id */
export async function becomesCompany(customer: TestCustomer): Promise<string> {
  const { body } = await customer.call(calls.saveCompany, { body: await companyInput(customer) })
  const { id } = body.company
  const { status } = await new Operator(customer.url).call(calls.opsApproveCompany, {
    params: { id },
    body: {},
  })
  if (status !== 200) throw new Error('the company was not approved')
  return id
}

/** As an operator who is sure of the limit. */
export const givesCredit = (url: string, id: string, credit: PayLaterTerms | null) =>
  surely((sure) =>
    new Operator(url).call(calls.opsCompanyCredit, { params: { id }, body: { credit, ...sure } }),
  )

export async function acceptsTerms(customer: TestCustomer): Promise<void> {
  const { body } = await customer.call(calls.company)
  const version = body.data?.terms.version ?? ''
  const accepted = await customer.call(calls.acceptTerms, { body: { version, name: 'Ratna Wulandari' } })
  if (accepted.status !== 201) throw new Error('the terms were not accepted')
}

/** A customer of a company that may pay later. */
export async function creditCustomer(
  url: string,
  credit: PayLaterTerms = { limit: 100_000_000, days: 14 },
): Promise<{ customer: TestCustomer; id: string }> {
  const customer = await TestCustomer.register(url)
  const id = await becomesCompany(customer)
  const { status } = await givesCredit(url, id, credit)
  if (status !== 200) throw new Error('the company has no credit')
  await acceptsTerms(customer)
  await setsPin(customer)
  return { customer, id }
}

/** Whatever pays later, with its proof. */
export const laterProof = async (customer: TestCustomer) => ({
  payment_method: 'paylater' as const,
  pin,
  otp_token: await code(customer, 'CO'),
})

/** Checks shipments out to be paid later. @returns the answer */
export const checksOutLater = async (customer: TestCustomer, carts: readonly string[], headers = {}) =>
  customer.call(calls.checkout, {
    body: { ...(await customer.order(carts)), ...(await laterProof(customer)) },
    headers,
  })

/** The same of one shipment. @returns it, and the invoice that is due later */
export async function paysLater(customer: TestCustomer) {
  const cart = await customer.savesCart()
  const { status, body } = await checksOutLater(customer, [cart])
  if (status !== 201) throw new Error(`nothing is paid later: ${JSON.stringify(body)}`)
  return { cart, owed: body.invoice, order: body.invoice.pays_for ?? '' }
}
