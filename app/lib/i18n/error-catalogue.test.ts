import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '@seberang/domain/language'
import { describe, expect, it } from 'vitest'

/** The sentences that are given to the letter, by the text that shows them. */
const given: Readonly<Record<string, string>> = {
  'session:register.created': 'Your account has been successfully created',
  'session:register.code.verified': 'Verification successful',
  'session:failed.register': 'An error occurred while registering!',
  'session:failed.verify': 'Unable to verify your account at this time',
  'session:failed.resend': 'Unable to send verification code at this time',
  'address:saved': 'Address successfully added!',
  'address:failed.add': 'Cannot add your address right now',
  'address:failed.update': 'Cannot update your address right now',
  'address:failed.remove': 'Cannot delete your address at this time',
  'checkout:failed': 'Unable to checkout at this time',
  'wizard:summary.failed': 'Cannot add item to cart at this time',
  'wizard:edit.failed': 'Unable to update cart at this time',
  'locker:failed.update': 'Unable to update cart at this time',
  'invoice:checkFailed': 'Payment confirmation failed',
  'invoice:change.failed': 'Cannot update payment method at this time',
  'common:copyFailed': 'Copy to clipboard not supported',
  'common:error.notFound.title': 'Page not found',
  'common:error.missing.title': 'This page could not be found',
  'common:error.page.title': 'An error occurred',
  'common:offline.title': 'No Internet',
  'common:offline.back': 'Reconnecting . . . .',
  'failure:status.400': 'Bad Request',
  'failure:status.401': 'You do not have authorized',
  'failure:status.402': 'Payment Required',
  'failure:status.403': 'API route is forbidden',
  'failure:status.404': 'API route is missing or undefined',
  'failure:status.405': 'method not allowed',
  'failure:status.408': 'Cannot refresh data right now!',
  'failure:status.409': 'Conflict',
  'failure:status.413': 'Payload Too Large',
  'failure:status.422': 'Unprocessable Entity',
  'failure:status.429': 'Too Many Requests',
  'failure:status.500': 'Internal Server Error',
  'failure:status.502': 'Bad Gateway',
  'failure:status.503': 'Service Unavailable',
  'failure:status.504': 'Gateway Timeout',
  'failure:network': 'Network Error.',
}

function textOf(language: Language, name: string): unknown {
  const [file = '', path = ''] = name.split(':')
  const source = readFileSync(join(import.meta.dirname, `../../locales/${language}/${file}.json`), 'utf8')
  return path
    .split('.')
    .reduce<unknown>((node, key) => (node as Readonly<Record<string, unknown>>)[key], JSON.parse(source))
}

describe('the error catalogue', () => {
  it.each(Object.entries(given))('%s is to the letter in English, and English nowhere else', (name, text) => {
    expect(textOf('en', name)).toBe(text)
    for (const language of languages.filter((one) => one !== 'en')) {
      const translated = String(textOf(language, name))
      expect(translated).not.toBe('undefined')
      expect(translated).not.toContain(text)
    }
  })

  it.each([
    ['address:updated', 'Data berhasil disimpan'],
    ['session:register.created', 'Akun anda telah berhasil dibuat'],
    ['session:register.code.verified', 'Verifikasi berhasil'],
    ['address:saved', 'Alamat berhasil ditambahkan!'],
    ['common:copied', 'Berhasil dicopy {{value}}'],
    ['common:copiedCode', 'Berhasil di copy'],
  ])('%s is to the letter in Indonesian', (name, text) => expect(textOf('id', name)).toBe(text))

  it('says in Indonesian that data was not saved', () =>
    expect(textOf('id', 'checkout:address.failed')).toMatch(/^Data gagal disimpan\b/))
})
