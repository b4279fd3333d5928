import { calls, type Review } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser } from './support/api.ts'
import { Counter, type Shipment } from './support/counter.ts'
import { runOps } from './support/ops.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

describe.each(databases)('the rating of a shipment on %s', (kind) => {
  let server: TestServer
  let counter: Counter
  let guest: Browser
  beforeAll(async () => {
    server = await startTestServer(kind)
    counter = new Counter(server.url)
    guest = await Browser.open(server.url)
  })
  afterAll(() => server.close())

  const rate = ({ customer, code }: Shipment, change: object = {}) =>
    customer.call(calls.createRating, { body: { cart_code: code, stars: 5, ...change } })
  const score = ({ customer, code }: Shipment, ...scores: [string, number][]) =>
    customer.call(calls.scoreRating, {
      body: {
        cart_code: code,
        scores: scores.map(([rating_category_id, given]) => ({ rating_category_id, score: given })),
      },
    })
  const publish = (cart_code: string) =>
    counter.operator.call(calls.opsPublishReview, { params: { cart_code } })
  const hide = (cart_code: string, reason = 'It names a person') =>
    counter.operator.call(calls.opsHideReview, { params: { cart_code }, body: { reason } })
  const reviews = async (query: { page?: number; page_size?: number } = { page_size: 100 }) =>
    (await guest.call(calls.reviews, { query })).body
  const reviewsWith = async (comment: string): Promise<Review[]> =>
    (await reviews()).results.filter((one) => one.comment === comment)

  it('is visible only to its author until an operator publishes it, and again once it is hidden', async () => {
    const shipment = await counter.finished()
    expect((await shipment.cart()).ratings).toEqual([])
    const comment = 'Cepat sekali, kotaknya utuh'
    const saved = await rate(shipment, { stars: 4, comment: ` ${comment} ` })
    expect(saved.status, saved.text).toBe(200)
    const scored = await score(shipment, ['speed', 5], ['packing', 3])
    expect(scored.status, scored.text).toBe(200)
    const rating = {
      stars: 4,
      comment,
      state: 'waiting',
      created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.+Z$/),
      scores: [
        { rating_category_id: 'packing', title: 'Pengemasan', score: 3 },
        { rating_category_id: 'speed', title: 'Kecepatan', score: 5 },
      ],
    }
    expect(scored.body.data).toEqual(rating)
    expect((await shipment.cart()).ratings).toEqual([rating])
    expect(await reviewsWith(comment)).toEqual([])

    expect((await publish(shipment.code)).body).toEqual({
      action: true,
      cart_code: shipment.code,
      state: 'published',
    })
    // Every public field, so that a new one is published deliberately.
    expect(await reviewsWith(comment)).toEqual([
      {
        name: 'Ayu L.',
        stars: 4,
        comment,
        scores: rating.scores,
        month: expect.stringMatching(/^\d{4}-\d{2}$/),
        country: 'US',
        track: 'air',
      },
    ])
    expect((await shipment.cart()).ratings).toMatchObject([{ state: 'published' }])

    expect((await hide(shipment.code)).body.state).toBe('hidden')
    expect(await reviewsWith(comment)).toEqual([])
    expect((await shipment.cart()).ratings).toMatchObject([{ state: 'hidden', comment }])
    const audit = (await counter.operator.call(calls.opsAudit)).body.results
    expect(audit.filter(({ subject }) => subject === shipment.code).slice(0, 2)).toMatchObject([
      { action: 'review_hide', detail: { reason: 'It names a person' } },
      { action: 'review_publish', detail: {} },
    ])
  })

  it('is accepted once, also from two requests at once, and can be repeated under its key', async () => {
    const shipment = await counter.finished()
    const { customer, code } = shipment
    const key = { 'Idempotency-Key': randomUUID() }
    const first = await customer.call(calls.createRating, {
      body: { cart_code: code, stars: 2 },
      headers: key,
    })
    const again = await customer.call(calls.createRating, {
      body: { cart_code: code, stars: 2 },
      headers: key,
    })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.text).toBe(first.text)
    for (const [language, message] of [
      ['id', 'Kiriman ini sudah kamu nilai.'],
      ['en', 'You have rated this shipment already.'],
      ['cn', '你已评价过此货件。'],
    ] as const) {
      customer.language = language
      const second = await rate(shipment)
      expect([second.status, second.body]).toMatchObject([409, { code: 'already_rated', message }])
    }
    expect((await shipment.cart()).ratings).toMatchObject([{ stars: 2 }])

    const other = await counter.finished()
    const both = await Promise.all([rate(other, { stars: 1 }), rate(other, { stars: 5 })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await other.cart()).ratings).toHaveLength(1)
  })

  it('accepts each score once; repeating the same one changes nothing', async () => {
    const shipment = await counter.finished()
    expect(await score(shipment, ['speed', 5])).toMatchObject({ status: 409, body: { code: 'not_rated' } })
    await rate(shipment)
    expect((await score(shipment, ['speed', 5])).status).toBe(200)
    const notices = async () => (await shipment.customer.call(calls.notices)).body.count
    const before = await notices()
    expect((await score(shipment, ['speed', 5])).status).toBe(200)
    expect(await notices()).toBe(before)
    expect(await score(shipment, ['price', 1], ['speed', 4])).toMatchObject({
      status: 409,
      body: { code: 'already_rated' },
    })
    const [rating] = (await shipment.cart()).ratings
    expect(rating?.scores).toEqual([{ rating_category_id: 'speed', title: 'Kecepatan', score: 5 }])
  })

  it('is refused until the shipment has arrived', async () => {
    const shipment = await counter.paid()
    const early = { status: 409, body: { code: 'not_finished' } }
    expect(await rate(shipment)).toMatchObject(early)
    expect(await score(shipment, ['speed', 5])).toMatchObject(early)
    expect((await publish(shipment.code)).status).toBe(404)
    expect((await hide(shipment.code)).status).toBe(404)
    expect((await publish('SC-UNKNOWN1')).status).toBe(404)
  })

  it('reports each invalid field, in every language', async () => {
    const shipment = await counter.finished()
    const { customer } = shipment
    const refused = async (answer: ReturnType<typeof rate>) => {
      const { status, body, text } = await answer
      expect(status, text).toBe(422)
      const errors = (body as { errors?: { field: string; message: string }[] }).errors ?? []
      for (const { message } of errors) expect(message).toMatch(/^(?!.*[a-z]_[a-z]).{4,}$/)
      return errors.map(({ field }) => field)
    }
    for (const language of ['id', 'en', 'cn'] as const) {
      customer.language = language
      for (const stars of [0, 6, 4.5, '5', null, undefined])
        expect(await refused(rate(shipment, { stars }))).toEqual(['stars'])
      for (const comment of ['x'.repeat(1001), 'Hubungi ayu@example.com', 'WA 0812 3456 7890', 5])
        expect(await refused(rate(shipment, { comment }))).toEqual(['comment'])
      expect(await refused(score(shipment))).toEqual(['scores'])
      expect(await refused(score(shipment, ['speed', 0]))).toEqual(['scores[0].score'])
    }
    await rate(shipment)
    expect(await refused(score(shipment, ['luck', 5], ['speed', 1], ['speed', 2]))).toEqual([
      'scores[0].rating_category_id',
      'scores[2].rating_category_id',
    ])
    expect((await shipment.cart()).ratings).toMatchObject([{ scores: [], comment: null }])
    const withoutReason = await counter.operator.send('POST', `/api/ops/reviews/${shipment.code}/hide`, {})
    expect(withoutReason.status).toBe(422)
  })

  it('is listed page by page, the newest first', async () => {
    const codes: string[] = []
    for (const stars of [1, 2, 3]) {
      const shipment = await counter.finished()
      await rate(shipment, { stars, comment: `page ${stars}` })
      await publish(shipment.code)
      codes.push(shipment.code)
    }
    const first = await reviews({ page: 1, page_size: 2 })
    expect(first.results.map(({ stars }) => stars)).toEqual([3, 2])
    expect(first).toMatchObject({ page_size: 2, previous: null, next: expect.stringContaining('page=2') })
    const second = await reviews({ page: 2, page_size: 2 })
    expect(second.results[0]?.stars).toBe(1)
    const waiting = await counter.operator.call(calls.opsReviews, { query: { state: 'waiting' } })
    expect(waiting.body.results.map(({ cart_code }) => cart_code)).not.toContain(codes[0])
  })
})

describe('npm run ops -- review', () => {
  it('lists, publishes and hides', async () => {
    const server = await startTestServer(anyDatabase)
    const { customer, code } = await new Counter(server.url).finished()
    await customer.call(calls.createRating, { body: { cart_code: code, stars: 4, comment: 'Rapi "sekali"' } })
    const review = (...parameters: string[]) => runOps(server, 'review', ...parameters)
    const listed = await review('list', '--state', 'waiting')
    expect(listed.output).toMatch(
      new RegExp(
        `^${code} {2}waiting {2}4/5 {2}Ayu L\\. {2}\\d{4}-\\d{2} {2}US air {2}"Rapi \\\\"sekali\\\\""\n$`,
      ),
    )
    expect(await review('publish', code)).toMatchObject({
      code: 0,
      output: `the review of ${code} is published\n`,
    })
    expect((await review('list', '--state', 'waiting')).output).toBe('None.\n')
    const withoutReason = await review('hide', code)
    expect(withoutReason.code).not.toBe(0)
    expect(withoutReason.errors).toContain("required option '--reason <text>' not specified")
    expect((await review('hide', code, '--reason', 'Names a courier')).output).toBe(
      `the review of ${code} is hidden\n`,
    )
    expect((await review('publish', 'SC-UNKNOWN1')).errors).toContain('Not found.')
    expect((await runOps(server, 'audit')).output).toContain(`review_hide  ${code}`)
    await server.close()
  })
})
