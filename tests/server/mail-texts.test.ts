import { calls } from '@seberang/domain/api'
import { languages, wireLanguages } from '@seberang/domain/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atGateway, newestMail } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { TestCustomer } from './support/customer.ts'
import { startTestServer, type TestServer } from './support/server.ts'

/** Replaces what differs on each run: codes, addresses, numbers to pay to and times. */
const steady = (text: string): string =>
  text
    .replaceAll(/http:\/\/\S+/g, '<link>')
    .replaceAll(/\b(INV|SC)-[A-Z0-9]+/g, '$1-…')
    .replaceAll(/\b\d{10,20}\b/g, '<number>')
    .replaceAll(/\d{1,2} \p{L}+ \d{4}[^\n]*?\d{1,2}[.:]\d{2}( WIB)?/gu, '<moment>')
    .replaceAll(/\d{4}年\d{1,2}月\d{1,2}日[^\n]*?\d{1,2}:\d{2}( WIB)?/g, '<moment>')

describe('the exact texts of the mails about a price', () => {
  let server: TestServer
  let counter: Counter
  beforeAll(async () => {
    server = await startTestServer('PGlite')
    counter = new Counter(server.url)
  })
  afterAll(() => server.close())

  it.each(languages)('are as approved in %s', async (language) => {
    const customer = await TestCustomer.register(server.url)
    customer.language = wireLanguages[language]
    await customer.call(calls.saveProfile, { body: { language: wireLanguages[language] } })
    const mail = async () => steady((await newestMail(server.url, customer.email)).text)
    const code = await customer.savesCart()
    await counter.receive(code, '1.2kg')
    const invoice = await customer.checksOut(code)
    const issued = await mail()
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'pay')
    const paid = await mail()
    await counter.measureLarger(code, '2.6kg')
    const heavier = await mail()
    const all = { issued, paid, heavier }
    const text = Object.entries(all).map(([name, content]) => `── ${name} ──\n${content}`)
    await expect(text.join('\n')).toMatchFileSnapshot(`mails/price.${language}.txt`)
  })
})
