/** The sentences in every language at once, for who writes in any: the server. The app loads one. */
import type { Language } from '../../language/index.ts'
import type { ReasonTexts } from '../texts.ts'
import en from './en.json' with { type: 'json' }
import id from './id.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

export const reasonTexts: Record<Language, ReasonTexts> = { id, en, zh }
