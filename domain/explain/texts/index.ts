/** The texts in all languages, for the server. The app loads one. */
import type { Language } from '../../language/index.ts'
import priceEn from '../price/en.json' with { type: 'json' }
import priceId from '../price/id.json' with { type: 'json' }
import priceZh from '../price/zh.json' with { type: 'json' }
import pricingEn from '../pricing/en.json' with { type: 'json' }
import pricingId from '../pricing/id.json' with { type: 'json' }
import pricingZh from '../pricing/zh.json' with { type: 'json' }
import quotesEn from '../quotes/en.json' with { type: 'json' }
import quotesId from '../quotes/id.json' with { type: 'json' }
import quotesZh from '../quotes/zh.json' with { type: 'json' }
import type { BillTexts, ReasonTexts } from '../texts.ts'
import en from './en.json' with { type: 'json' }
import id from './id.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

export const reasonTexts: Record<Language, ReasonTexts> = { id, en, zh }

export const billTexts: Record<Language, BillTexts> = {
  id: { reason: id, quotes: quotesId, pricing: { ...pricingId, object: priceId } },
  en: { reason: en, quotes: quotesEn, pricing: { ...pricingEn, object: priceEn } },
  zh: { reason: zh, quotes: quotesZh, pricing: { ...pricingZh, object: priceZh } },
}
