import { calls } from '@seberang/domain/api'
import { wireLanguages, type Language } from '@seberang/domain/language'
import i18next from 'i18next'
import { useEffect, useRef } from 'react'
import { request } from '../lib/api/client.ts'
import { useLanguage } from '../lib/i18n/use-language.ts'
import { session } from '../lib/session/session.ts'
import { updateCustomer } from '../lib/session/update-customer.ts'

/**
 * A language that is chosen while signed in, or on this page on the way in, is stored with the account, so that mails
 * follow it. Only a choice is stored: a device in another language changes nothing by signing in.
 */
export function AccountLanguage() {
  const language = useLanguage()
  // What the page started in.
  const before = useRef<string | undefined>(i18next.options.lng)
  useEffect(() => {
    if (before.current === language) return
    before.current = language
    if (session().customer?.language !== wireLanguages[language]) void store(language)
  }, [language])
  return null
}

/** Without a network the page changes its language all the same; that mails follow later is not shown as a failure. */
async function store(language: Language): Promise<void> {
  try {
    const { customer } = await request(calls.saveProfile, { body: { language: wireLanguages[language] } })
    await updateCustomer(customer)
  } catch {
    // The next choice is sent again.
  }
}
