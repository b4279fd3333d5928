import { defaultLanguage, type Language } from '@seberang/domain/language'
import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import common from '../../locales/id/common.json'
import home from '../../locales/id/home.json'
import pricing from '../../../domain/explain/pricing/id.json'
import { chosenLanguage, rememberLanguage } from './languages.ts'
import type { Namespace } from './types.ts'

const files = import.meta.glob<{ default: ResourceKey }>([
  '../../locales/*/*.json',
  // Explanations of a price: the server writes them in mails and PDFs, too.
  '../../../domain/explain/{pricing,texts}/*.json',
  // These are part of the first file.
  '!../../locales/id/{common,home}.json',
  '!../../../domain/explain/pricing/id.json',
])
const shared: Partial<Record<string, string>> = {
  pricing: '../../../domain/explain/pricing',
  reason: '../../../domain/explain/texts',
}

/** Texts come a file at a time: one per language and feature, when a route first needs it. */
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

/** Starts in the memoizeClasses language. The first page's Indonesian texts are part of the first file. */
export async function startTexts(): Promise<void> {
  const language = chosenLanguage()
  if (typeof document !== 'undefined') document.documentElement.lang = language
  await Promise.all([
    language === 'zh' ? loadChineseFont() : undefined,
    i18next
      .use(backend)
      .use(initReactI18next)
      .init({
        lng: language,
        fallbackLng: false,
        defaultNS: 'common',
        ns: ['common', 'home', 'pricing'],
        resources: { [defaultLanguage]: { common, home, pricing } },
        partialBundledLanguages: true,
        // React escapes by itself.
        interpolation: { escapeValue: false },
        returnNull: false,
      }),
  ])
}

export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([language === 'zh' ? loadChineseFont() : undefined, i18next.changeLanguage(language)])
  document.documentElement.lang = language
  rememberLanguage(language)
}

/** For a route to fetch beside its code. */
export function loadTexts(...namespaces: Namespace[]): Promise<void> {
  return i18next.loadNamespaces(namespaces)
}

export function currentLanguage(): Language {
  return i18next.language as Language
}

async function loadChineseFont(): Promise<void> {
  await import('@seberang/design-system/fonts/chinese')
}
