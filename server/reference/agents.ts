import type { Agent } from '@seberang/domain/api'
import type { Track } from '@seberang/domain/pricing'
import type { Language } from '@seberang/domain/language'
import type { Catalogue } from './catalogue.ts'

/** What a line of a warehouse's address is, in the order in which most countries write them. */
export const contactTitles = [
  'recipient',
  'address',
  'suburb',
  'city',
  'state',
  'zip_code',
  'phone_number',
] as const
export type ContactTitle = (typeof contactTitles)[number]

/** A warehouse as it is kept: titles and notices are keys, names are in three languages. */
export interface AgentRecord extends Omit<Agent, 'flag' | 'contact_info' | 'notice' | 'notice_id'> {
  track: Track
  contact_info: { title: ContactTitle; value: string }[]
  notice?: keyof typeof noticeTexts
}

export interface Country {
  /** `UK` where ISO 3166-1 writes GB; `ROW` is the rest of the world. */
  code: string
  flag: string
  names: Record<Language, string>
  currency: string
  dialling_code?: string
  /** Whether parcels are collected from their sellers there. */
  pickup?: boolean
}

const titleTexts: Record<ContactTitle, Record<Language, string>> = {
  recipient: { id: 'Penerima', en: 'Recipient', zh: '收件人' },
  address: { id: 'Alamat', en: 'Address', zh: '地址' },
  suburb: { id: 'Kawasan', en: 'District', zh: '区' },
  city: { id: 'Kota', en: 'City', zh: '城市' },
  state: { id: 'Provinsi', en: 'State or province', zh: '州/省' },
  zip_code: { id: 'Kode pos', en: 'Postal code', zh: '邮政编码' },
  phone_number: { id: 'Telepon', en: 'Telephone', zh: '电话' },
}

export const noticeTexts = {
  uk_address: {
    id: 'Gudang United Kingdom hanya menerima paket yang mencantumkan kode unitmu. Paket tanpa kode dikembalikan ke penjual.',
    en: 'The UK warehouse only takes parcels that carry your suite code. Parcels without it go back to the seller.',
    zh: '英国仓库只接收写有你的专属编号的包裹，没有编号的包裹会退回卖家。',
  },
} as const satisfies Record<string, Record<Language, string>>

/** The agent that old carts have and that is never offered. */
export const retiredAgentId = 'blueray'

/** A warehouse as a customer reads it; `{suite}` in it is replaced by the customer's own code, when there is one. */
export function localAgent(
  catalogue: Catalogue,
  agent: AgentRecord,
  language: Language,
  suite?: string,
): Agent {
  const country = catalogue.known('countries', agent.country)
  const { track: _, notice, contact_info, ...rest } = agent
  const fill = (value: string) => (suite === undefined ? value : value.replaceAll('{suite}', suite))
  return {
    ...rest,
    flag: country?.flag ?? agent.country,
    name: `${agent.name} ${country?.names[language] ?? agent.country}`,
    contact_info: contact_info.map(({ title, value }) => ({
      title: titleTexts[title][language],
      value: fill(value),
    })),
    ...(rest.address === undefined ? {} : { address: fill(rest.address) }),
    ...(notice ? { notice: noticeTexts[notice][language], notice_id: notice } : {}),
  }
}
