import type { Agent } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import type { Track } from '@seberang/domain/pricing'
import type { Catalogue } from './catalogue.ts'
import type { AgentRecord, ContactTitle, NoticeId } from './records.ts'

const titleTexts: Record<ContactTitle, Record<Language, string>> = {
  recipient: { id: 'Penerima', en: 'Recipient', zh: '收件人' },
  address: { id: 'Alamat', en: 'Address', zh: '地址' },
  suburb: { id: 'Kawasan', en: 'District', zh: '区' },
  city: { id: 'Kota', en: 'City', zh: '城市' },
  state: { id: 'Provinsi', en: 'State or province', zh: '州/省' },
  zip_code: { id: 'Kode pos', en: 'Postal code', zh: '邮政编码' },
  country: { id: 'Negara', en: 'Country', zh: '国家' },
  phone_number: { id: 'Telepon', en: 'Telephone', zh: '电话' },
}

/** As the forms of shops abroad call these lines. */
const formNames: Record<ContactTitle, string> = {
  recipient: 'Full name',
  address: 'Street address',
  suburb: 'District',
  city: 'City',
  state: 'State',
  zip_code: 'ZIP code',
  country: 'Country',
  phone_number: 'Phone',
}

/** How a warehouse sends; the name of a company is the same in every language. */
const serviceNames: Record<string, Record<Language, string>> = {
  Express: { id: 'Express', en: 'Express', zh: '空运快递' },
  Cargo: { id: 'Cargo', en: 'Cargo', zh: '海运货运' },
}

const noticeTexts: Record<NoticeId, Record<Language, string>> = {
  uk_address: {
    id: 'Gudang United Kingdom hanya menerima paket yang mencantumkan kode unitmu. Paket tanpa kode dikembalikan ke penjual.',
    en: 'The UK warehouse only takes parcels that carry your suite code. Parcels without it go back to the seller.',
    zh: '英国仓库只接收写有你的专属编号的包裹，没有编号的包裹会退回卖家。',
  },
}

/** The warehouses of a track. */
export const agentsOf = (catalogue: Catalogue, track: Track): AgentRecord[] =>
  catalogue.all('agents').filter((agent) => agent.track === track)

/** A warehouse in the customer's language; `{suite}` is replaced by the customer's suite, if known. */
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
    name: `${serviceNames[agent.name]?.[language] ?? agent.name} ${country?.names[language] ?? agent.country}`,
    contact_info: contact_info.map(({ title, value }) => ({
      title: titleTexts[title][language],
      form_name: formNames[title],
      value: fill(value),
    })),
    ...(rest.address === undefined ? {} : { address: fill(rest.address) }),
    ...(notice ? { notice: noticeTexts[notice][language], notice_id: notice } : {}),
  }
}
