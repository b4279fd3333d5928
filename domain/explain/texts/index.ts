/** The texts in all languages, for the server. The app loads one. */
import type { Language } from '../../language/index.ts'
import type { BillTexts, ReasonTexts } from '../text-types.ts'
import linesEn from './price-lines/en.json' with { type: 'json' }
import linesId from './price-lines/id.json' with { type: 'json' }
import linesZh from './price-lines/zh.json' with { type: 'json' }
import objectEn from './price-object/en.json' with { type: 'json' }
import objectId from './price-object/id.json' with { type: 'json' }
import objectZh from './price-object/zh.json' with { type: 'json' }
import quotesEn from './quotes/en.json' with { type: 'json' }
import quotesId from './quotes/id.json' with { type: 'json' }
import quotesZh from './quotes/zh.json' with { type: 'json' }
import en from './reasons/en.json' with { type: 'json' }
import id from './reasons/id.json' with { type: 'json' }
import zh from './reasons/zh.json' with { type: 'json' }

export const reasonTexts: Record<Language, ReasonTexts> = { id, en, zh }

export const billTexts: Record<Language, BillTexts> = {
  id: { reason: id, quotes: quotesId, pricing: { ...linesId, object: objectId } },
  en: { reason: en, quotes: quotesEn, pricing: { ...linesEn, object: objectEn } },
  zh: { reason: zh, quotes: quotesZh, pricing: { ...linesZh, object: objectZh } },
}
