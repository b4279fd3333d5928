import { languages } from '@seberang/domain/language'
import { expect, it } from 'vitest'
import { pdfTexts } from '../../server/features/quote/pdf-texts.ts'
import enPrint from '../../app/locales/en/print.json' with { type: 'json' }
import enQuote from '../../app/locales/en/quote.json' with { type: 'json' }
import idPrint from '../../app/locales/id/print.json' with { type: 'json' }
import idQuote from '../../app/locales/id/quote.json' with { type: 'json' }
import zhPrint from '../../app/locales/zh/print.json' with { type: 'json' }
import zhQuote from '../../app/locales/zh/quote.json' with { type: 'json' }

const pages = {
  id: { print: idPrint, quote: idQuote },
  en: { print: enPrint, quote: enQuote },
  zh: { print: zhPrint, quote: zhQuote },
}

/** What stands before the first comma. */
const label = (text: string): string => text.split(/[,，]/, 1)[0] ?? ''

it.each(languages)("a quote's PDF, its page and a bill's print use the same words, in %s", (language) => {
  const { print, quote } = pages[language]
  const pdf = pdfTexts[language]
  expect(pdf.column).toEqual(print.invoice.columns)
  expect(pdf.note).toMatchObject({ change: print.invoice.notes.change, law: print.invoice.notes.law })
  expect(pdf.note.rules).toBe(print.invoice.notes.rates)
  expect(pdf.formerTotal).toBe(quote.ended.before)
  expect(label(pdf.formerTotal)).toBe(label(quote.total.former))
})
