import { defineCall, importService } from '../define.ts'
import type { List, Ok } from '../types/common.ts'
import type { PaymentGroup } from '../types/invoice.ts'
import type { Agent, Category, HsCode, Insurance, Package, Rate } from '../types/reference.ts'

export const referenceCalls = {
  agents: defineCall<{ answer: Ok<{ data: { air: Agent[]; sea: Agent[] } }> }>('agents', {
    method: 'GET',
    path: `/api/${importService}/agent-groups`,
    auth: 'access',
    about: 'The warehouses abroad, by air and by sea.',
  }),
  categories: defineCall<{ answer: List<Category>; query: { type?: 'retail' | 'wholesale' } }>('categories', {
    method: 'GET',
    path: `/api/${importService}/categories`,
    auth: 'access',
    about: 'Categories of goods with their prices by sea and their rates.',
  }),
  packages: defineCall<{ answer: List<Package> }>('packages', {
    method: 'GET',
    path: `/api/${importService}/package`,
    auth: 'access',
    about: 'The delivery methods with their tiers per origin.',
  }),
  insurances: defineCall<{ answer: List<Insurance> }>('insurances', {
    method: 'GET',
    path: `/api/${importService}/cart/insurances`,
    auth: 'access',
    about: 'The insurance choices.',
  }),
  rates: defineCall<{ answer: List<Rate> }>('rates', {
    method: 'GET',
    path: '/api/kurs/rates',
    auth: 'access',
    about: 'Rupiah per unit of each currency.',
  }),
  hsCodes: defineCall<{ answer: List<HsCode>; query: { key?: string; query?: string } }>('hsCodes', {
    method: 'GET',
    path: `/api/${importService}/hscode/local`,
    auth: 'access',
    about: '`key`: one code to the digit. `query`: codes by digits or words.',
  }),
  paymentGroups: defineCall<{ answer: List<PaymentGroup>; query: { invoice_code?: string } }>(
    'paymentGroups',
    {
      method: 'GET',
      path: '/api/payment-groups',
      auth: 'access',
      about: 'The ways to pay, by group.',
    },
  ),
}
