import { calls } from '@seberang/domain/api'
import { codesADay } from '@seberang/domain/limits'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { advanceClock, Browser, newestMail, Operator } from '../server/support/api.ts'
import { codeIn, password, TestCustomer } from '../server/support/customer.ts'
import { wideLimits } from '../server/support/limits.ts'
import { databases, startTestServer, type TestServer } from '../server/support/server.ts'
import { times } from './support/run.ts'
import { proved } from './support/table.ts'

/** NIST SP 800-63B: the maximum number of consecutive failures per account, over all its secrets. */
const maxInARow = 100
/** In 30 days, each with a chance of one in a million to hit a code. */
const maxGuesses = 150
const days = times(3, 30)
const quarter = 15 * 60_000

describe.each(databases)('guessing on %s', (kind) => {
  let server: TestServer | undefined
  afterEach(async () => server?.close())

  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  /** Counts the guesses that were evaluated (422); the others were refused unevaluated (429). */
  const checkedGuesses = (answers: { status: number }[]) => {
    expect(answers.filter(({ status }) => status !== 422 && status !== 429)).toEqual([])
    return answers.filter(({ status }) => status === 422).length
  }

  it(`a patient attacker gets at most five guesses for each code at one address in ${days} days`, async () => {
    server = await startTestServer(kind)
    let browser = await Browser.open(server.url)
    const email = `${randomUUID()}@example.com`
    const answers: { status: number }[] = []
    for (let quarters = 0; quarters < days * 24 * 4; quarters += 4) {
      const response = await browser.call(calls.registerMini, { body: { user_id: email } })
      if (response.status === 201) {
        const guess = other(codeIn((await newestMail(server.url, email)).text))
        for (let attempt = 0; attempt < 5; attempt += 1)
          answers.push(await browser.call(calls.verifyCode, { body: { user_id: email, code: guess } }))
      }
      await advanceClock(server.url, 4 * quarter)
      // Access tokens expire as well.
      if (response.status === 401) browser = await Browser.open(server.url)
    }
    const looks = checkedGuesses(answers)
    expect(looks).toBeLessThanOrEqual(5 * codesADay * days)
    expect(looks).toBeGreaterThan(5 * codesADay * (days - 1))
    proved(
      '12',
      `guessing a code on ${kind}`,
      `at most ${5 * codesADay} a day`,
      `${days} days, ${answers.length} guesses, ${looks} evaluated: ${looks / 1e6} to hit`,
    )
  })

  it(`so does one at the account of an owner who signs in every day, for ${days} days`, async () => {
    server = await startTestServer(kind)
    const owner = await TestCustomer.register(server.url)
    const attacker = await Browser.open(server.url)
    const answers: { status: number }[] = []
    for (let day = 0; day < days; day += 1) {
      for (let sixHours = 0; sixHours < 4; sixHours += 1) {
        const guess = { user_id: owner.email, password: 'kapal-layar-biru' }
        const wave = Array.from({ length: 40 }, () => attacker.call(calls.login, { body: guess }))
        answers.push(...(await Promise.all(wave)))
        await advanceClock(server.url, 24 * quarter)
      }
      await owner.signsIn()
    }
    const looks = checkedGuesses(answers)
    expect(looks).toBeLessThanOrEqual(maxGuesses)
    expect(looks).toBeGreaterThanOrEqual(maxInARow + days - 2)
  })

  it('parallel requests give an attacker no additional guesses', async () => {
    server = await startTestServer(kind)
    const victim = await TestCustomer.register(server.url)
    const browser = await Browser.open(server.url)
    const guess = (index: number) =>
      browser.call(calls.login, { body: { user_id: victim.email, password: `not-${index}-${password}` } })
    const answers: { status: number }[] = []
    for (let wave = 0; wave < 4; wave += 1)
      answers.push(...(await Promise.all(Array.from({ length: 60 }, (_, index) => guess(wave * 60 + index)))))
    expect(checkedGuesses(answers)).toBeLessThanOrEqual(maxInARow)
    const stranger = await browser.call(calls.login, { body: { user_id: victim.email, password } })
    expect(stranger.status).toBe(429)
    await victim.signsIn()

    // The count detects an account without that limit: here an operator opens it again and again.
    const operator = new Operator(server.url)
    const unlimited: { status: number }[] = []
    for (let wave = 0; wave < 3; wave += 1) {
      await operator.call(calls.opsUnlock, { body: { email: victim.email } })
      unlimited.push(...(await Promise.all(Array.from({ length: 60 }, (_, index) => guess(index)))))
    }
    expect(checkedGuesses(unlimited)).toBeGreaterThan(maxInARow)
  })

  it('an attacker who tries many accounts reaches the limit of the whole site', async () => {
    server = await startTestServer(kind, { rateLimits: { ...wideLimits, wholeSite: 30 } })
    const browser = await Browser.open(server.url)
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        browser.call(calls.login, {
          body: { user_id: `${randomUUID()}@example.com`, password: 'kapal-layar-biru' },
        }),
      ),
    )
    expect(checkedGuesses(answers)).toBeLessThanOrEqual(30)
  })
})
