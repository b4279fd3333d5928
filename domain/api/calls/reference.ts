import { defineCall, importService } from '../define.ts'
import type { List, Ok } from '../types/common.ts'
import type { PaymentGroup } from '../types/invoice.ts'
import type {
  Agent,
  Category,
  Conversion,
  DimensionInput,
  Dimensions,
  HsCode,
  Insurance,
  Package,
  PickupCountry,
  Rate,
  RatingCategory,
  SupportTopic,
  TimeZone,
} from '../types/reference.ts'

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
  rate: defineCall<{ answer: Ok<{ data: Conversion }>; query: { from: string } }>('rate', {
    method: 'GET',
    path: '/api/kurs',
    auth: 'access',
    about: 'Rupiah for one unit of a currency.',
  }),
  dollarRate: defineCall<{ answer: Ok<{ data: Conversion }>; query: { from: string } }>('dollarRate', {
    method: 'GET',
    path: '/api/kurs-dollar',
    auth: 'access',
    about: 'US dollars for one unit of a currency.',
  }),
  timeZones: defineCall<{ answer: List<TimeZone> }>('timeZones', {
    method: 'GET',
    path: `/api/${importService}/timezone`,
    auth: 'access',
    about: 'The time zones in which parcels are collected.',
  }),
  pickupCountries: defineCall<{ answer: List<PickupCountry> }>('pickupCountries', {
    method: 'GET',
    path: `/api/${importService}/country-pickup`,
    auth: 'access',
    about: 'The countries in which parcels are collected from their sellers.',
  }),
  ratingCategories: defineCall<{ answer: List<RatingCategory> }>('ratingCategories', {
    method: 'GET',
    path: `/api/${importService}/rating/categories`,
    auth: 'access',
    about: 'What a finished shipment is scored for.',
  }),
  supportTopics: defineCall<{ answer: List<SupportTopic> }>('supportTopics', {
    method: 'GET',
    path: '/api/support-topic',
    auth: 'access',
    about: 'What people ask the support about.',
  }),
  supportContact: defineCall<{
    answer: Ok<{ link_whatsapp: string }>
    query: { 'topic-id'?: string; 'contact-type'?: 'sales' }
  }>('supportContact', {
    method: 'GET',
    path: '/api/support-contact',
    auth: 'access',
    about: 'Where to write on WhatsApp, about a topic or to the sales people.',
  }),
  calculateDimension: defineCall<{ answer: Ok<{ data: Dimensions }>; body: DimensionInput }>(
    'calculateDimension',
    {
      method: 'POST',
      path: `/api/${importService}/calculator/dimension`,
      auth: 'access',
      about: 'The weight and the volume that would be charged, by air and by sea.',
    },
  ),
  hsCodes: defineCall<{
    answer: List<HsCode>
    query: { key?: string; keys?: string; query?: string }
  }>('hsCodes', {
    method: 'GET',
    path: `/api/${importService}/hscode/local`,
    auth: 'access',
    about:
      '`key`: one code to the digit; `keys`: several, with commas between them. `query`: codes by digits or by any of its words, best match first; typing errors are forgiven.',
  }),
  paymentGroups: defineCall<{ answer: List<PaymentGroup>; query: { invoice_code?: string } }>(
    'paymentGroups',
    {
      method: 'GET',
      path: '/api/payment-groups',
      auth: 'access',
      about:
        'The ways to pay, by group; with the code of an own invoice, which of them accept it and why the others do not.',
    },
  ),
}
