import { calls } from '@seberang/domain/api'
import { languages, wireLanguages, type Language } from '@seberang/domain/language'
import { quoteAt } from '@seberang/domain/links'
import { hour, minute } from '../../database/clock.ts'
import { logEvent } from '../../security/events.ts'
import { countByNetwork } from '../../security/network-limits.ts'
import { notFound } from '../../refusal/refusal.ts'
import { command, read, type RawInput, type Reading, type Route } from '../../http/route.ts'
import { printInWorker } from '../../pdf/worker.ts'
import type { Services } from '../../http/services.ts'
import { statementOf } from './pdf.ts'
import { countryName } from '../../reference/index.ts'
import { findQuote, keepQuote } from './service.ts'

/** Per network: more than people need, and far too few to guess one of the codes of eight letters from before. */
const rateLimits = {
  kept: { uses: 60, window: hour },
  read: { uses: 120, window: minute },
  // Setting one takes as long as reading a hundred.
  printed: { uses: 20, window: minute },
} as const

function limit(services: Services, caller: RawInput['caller'], what: keyof typeof rateLimits) {
  const { uses: limit, window: windowMs } = rateLimits[what]
  return countByNetwork(services, { kind: `quotes ${what}`, limit, windowMs }, caller, () =>
    logEvent(services, 'limit_reached', caller, { limit: 'quotes' }),
  )
}

const addressOf = (services: Services, code: string): string => services.publicUrl() + quoteAt(code)

async function quoteOf(code: string, { caller }: RawInput, reading: Reading, language: Language) {
  await limit(reading.services, caller, 'read')
  const quote = await findQuote(reading.database, code, { ...reading, language })
  if (!quote) throw notFound()
  return quote
}

export const quoteRoutes: Route[] = [
  command(calls.keepQuote, {
    prepare: ({ caller }, services) => limit(services, caller, 'kept'),
    async execute({ caller, body }, context) {
      const { code, expiresAt } = await keepQuote(context, body, caller.customerId)
      return { code, url: addressOf(context.services, code), expires_at: expiresAt.toISOString() }
    },
  }),
  read(calls.quotePdf, async (input, reading) => {
    const { params, query } = input
    await limit(reading.services, input.caller, 'printed')
    const language =
      languages.find((one) => one === query.lang || wireLanguages[one] === query.lang) ?? input.language
    const quote = await quoteOf(params.code, input, reading, language)
    const printed = {
      language,
      address: addressOf(reading.services, quote.code),
      country: countryName(reading.catalogue, quote.request.country, language),
      now: reading.now,
    }
    const bytes = await printInWorker(statementOf(quote, printed), input.caller.network)
    const fileName = `seberang-${quote.code}.pdf`
    return { bytes, contentType: 'application/pdf', attachment: true, fileName }
  }),
  read(calls.quote, async (input, reading) => ({
    data: await quoteOf(input.params.code, input, reading, input.language),
  })),
]
