import type { Language } from '@seberang/domain/language'
import Bowser from 'bowser'

/** More than any browser sends; what is read of it takes time in its length. */
const maxUserAgent = 400

/** What a browser says that it is; null where it says nothing that is known. */
export interface Device {
  browser: string | null
  system: string | null
}

// For a browser that it does not know, the library answers with whatever stands at the name's place.
const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP))
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP))

/** @param userAgent the header, which may be anything */
export function deviceOf(userAgent: string): Device {
  // Without one there is nothing to read, and the library throws.
  if (userAgent === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxUserAgent))
  return { browser: within(browsers, browser.name), system: within(systems, os.name) }
}

const within = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null

const texts: Record<Language, { both: (browser: string, system: string) => string; unknown: string }> = {
  id: { both: (browser, system) => `${browser} di ${system}`, unknown: 'Perangkat tidak dikenal' },
  en: { both: (browser, system) => `${browser} on ${system}`, unknown: 'Unknown device' },
  zh: { both: (browser, system) => `${system} 上的 ${browser}`, unknown: '未知设备' },
}

/** A device in words, such as "Chrome di Android". */
export function deviceName({ browser, system }: Device, language: Language): string {
  const { both, unknown } = texts[language]
  return browser !== null && system !== null ? both(browser, system) : (browser ?? system ?? unknown)
}
