import type { RatingCategory, SupportTopic, TimeZone } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { loadFile, loadItems, type DataFile } from './load.ts'

interface TopicRecord extends Omit<SupportTopic, 'topic'> {
  topics: Record<Language, string>
}

interface SupportFile extends DataFile<TopicRecord> {
  /** Numbers on WhatsApp, as its links write them. */
  contacts: Record<'sales' | 'support', string>
}

interface RatingRecord extends Omit<RatingCategory, 'title'> {
  titles: Record<Language, string>
}

const support = loadFile<SupportFile>('support', 'contacts')
const ratings = loadItems<RatingRecord>('rating-categories')

/** Where parcels are collected, each with the zones that its clocks follow. */
export const timeZones: readonly TimeZone[] = loadItems('time-zones')

export function supportTopics(language: Language): SupportTopic[] {
  return support.items.map(({ topics, ...topic }) => ({ ...topic, topic: topics[language] }))
}

export function ratingCategories(language: Language): RatingCategory[] {
  return ratings.map(({ titles, ...category }) => ({ ...category, title: titles[language] }))
}

const greetings: Record<Language, (about: string) => string> = {
  id: (about) => `Halo Seberang, saya mau tanya soal: ${about}`,
  en: (about) => `Hello Seberang, I have a question about: ${about}`,
  zh: (about) => `你好 Seberang，我想咨询：${about}`,
}
const salesGreetings: Record<Language, string> = {
  id: 'Halo Seberang, saya mau tanya soal kiriman untuk bisnis.',
  en: 'Hello Seberang, I have a question about shipping for a business.',
  zh: '你好 Seberang，我想咨询企业寄件。',
}

const whatsapp = (number: string, text: string) => `https://wa.me/${number}?${new URLSearchParams({ text })}`

export function salesLink(language: Language): string {
  return whatsapp(support.contacts.sales, salesGreetings[language])
}

/** The conversation about a topic, or undefined when there is no such topic. */
export function supportLink(topicId: string, language: Language): string | undefined {
  const topic = support.items.find(({ id }) => id === topicId)
  return topic && whatsapp(support.contacts.support, greetings[language](topic.topics[language]))
}
