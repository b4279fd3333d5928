import type { RatingCategory, SupportTopic } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import type { Catalogue } from './catalogue.ts'
import type { ContactRecord } from './records.ts'

export function supportTopics(catalogue: Catalogue, language: Language): SupportTopic[] {
  return catalogue
    .all('support-topics')
    .map(({ topics, ...topic }) => ({ ...topic, topic: topics[language] }))
}

export function ratingCategories(catalogue: Catalogue, language: Language): RatingCategory[] {
  return catalogue
    .all('rating-categories')
    .map(({ titles, ...category }) => ({ ...category, title: titles[language] }))
}

const greetings: Record<Language, (about: string) => string> = {
  id: (about) => `Halo Seberang, saya mau tanya soal: ${about}`,
  en: (about) => `Hello Seberang, I have a question about: ${about}`,
  zh: (about) => `你好 Seberang，我想咨询：${about}`,
}
const salesGreetings: Record<Language, string> = {
  id: 'Halo Seberang, saya mau tanya soal kiriman untuk perusahaan.',
  en: 'Hello Seberang, I have a question about shipping for a business.',
  zh: '你好 Seberang，我想咨询企业寄件。',
}

/** A WhatsApp link with a prepared text, or undefined if the contact has no number. */
function whatsapp(catalogue: Catalogue, contact: ContactRecord['contact'], text: string): string | undefined {
  const found = catalogue.offered('support-contacts', contact)
  return found && `https://wa.me/${found.number}?${new URLSearchParams({ text })}`
}

export function salesLink(catalogue: Catalogue, language: Language): string | undefined {
  return whatsapp(catalogue, 'sales', salesGreetings[language])
}

/** The support link of a topic, or undefined for an unknown topic. */
export function supportLink(catalogue: Catalogue, topicId: string, language: Language): string | undefined {
  const topic = catalogue.offered('support-topics', topicId)
  return topic && whatsapp(catalogue, 'support', greetings[language](topic.topics[language]))
}
