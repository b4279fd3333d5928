import { defaultLanguage, type Language } from '@seberang/domain/language'
import i18next, { type BackendModule, type PostProcessorModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import pricing from '../../../domain/explain/texts/price-lines/id.json'
import common from '../../locales/id/common.json'
import home from '../../locales/id/home.json'
import { chosenLanguage, rememberLanguage } from './languages.ts'
import type { Namespace } from './types.ts'

const files = import.meta.glob<{ default: ResourceKey }>([
  '../../locales/*/*.json',
  // Explanations of a price: the server writes them in mails and PDFs, too.
  '../../../domain/explain/texts/*/*.json',
  // Added by those who show it. Kept out of the entry chunk, which is at its size limit.
  '!../../locales/*/{glossary,legal,passkeys}.json',
  // Bundled with the first file.
  '!../../locales/id/{common,home}.json',
  '!../../../domain/explain/texts/price-lines/id.json',
])
const shared: Partial<Record<string, string>> = {
  price: '../../../domain/explain/texts/price-object',
  pricing: '../../../domain/explain/texts/price-lines',
  quotes: '../../../domain/explain/texts/quotes',
  reason: '../../../domain/explain/texts/reasons',
}

/** Texts are loaded per language and namespace, when a route first needs them. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    const folder = shared[namespace]
    const load = files[folder ? `${folder}/${language}.json` : `../../locales/${language}/${namespace}.json`]
    if (!load) {
      callback(new Error(`No texts ${language}/${namespace}`), null)
      return
    }
    load().then(
      (texts) => callback(null, texts.default),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    )
  },
}

/** Texts that only some screens know of, by the same paths. */
export function addTexts(more: typeof files): void {
  Object.assign(files, more)
}

/** A gap stands between Chinese and Latin letters only, and a value may be either. */
const withoutGaps: PostProcessorModule = {
  type: 'postProcessor',
  name: 'gaps',
  process: (text: string) => text.replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ''),
}

/** Starts in the stored language. The Indonesian texts of the arrival page are bundled. */
export async function startTexts(): Promise<void> {
  const language = chosenLanguage()
  if (typeof document !== 'undefined') document.documentElement.lang = language
  await Promise.all([
    language === 'zh' ? loadChineseFont() : undefined,
    i18next
      .use(backend)
      .use(initReactI18next)
      .use(withoutGaps)
      .init({
        lng: language,
        fallbackLng: false,
        defaultNS: 'common',
        ns: ['common', 'home', 'pricing'],
        resources: { [defaultLanguage]: { common, home, pricing } },
        partialBundledLanguages: true,
        // React escapes already.
        interpolation: { escapeValue: false },
        returnNull: false,
        postProcess: [withoutGaps.name],
      }),
  ])
}

export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([language === 'zh' ? loadChineseFont() : undefined, i18next.changeLanguage(language)])
  document.documentElement.lang = language
  rememberLanguage(language)
}

/** Lets a route load its texts in parallel with its code. */
export function loadTexts(...namespaces: Namespace[]): Promise<void> {
  return i18next.loadNamespaces(namespaces)
}

export function currentLanguage(): Language {
  return i18next.language as Language
}

async function loadChineseFont(): Promise<void> {
  await import('@seberang/design-system/fonts/chinese')
}
