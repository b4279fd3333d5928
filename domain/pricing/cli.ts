import { readFileSync } from 'node:fs'
import { QuoteFileError, quoteText } from './quote-file.ts'
import type { QuotedAnswer } from './quote-file.ts'

/**
 * `npm run --silent quote -- FILE.json`: an array of pricing requests in, the array of answers on standard output.
 * Ends with 0 when all were priced, 1 when one was refused, 2 when the file cannot be read.
 */
const file = process.argv[2]
if (file === undefined || process.argv.length > 3) fail('Usage: npm run --silent quote -- FILE.json')
else quoteFile(file)

function quoteFile(path: string): void {
  let answers: QuotedAnswer[]
  try {
    answers = quoteText(readFileSync(path, 'utf8'))
  } catch (error) {
    fail(describe(path, error))
    return
  }
  process.stdout.write(`${JSON.stringify(answers, null, 1)}\n`)
  if (answers.some((answer) => 'error' in answer)) process.exitCode = 1
}

function describe(path: string, error: unknown): string {
  if (error instanceof QuoteFileError) return `${path} ${error.message}`
  if (error instanceof Error && 'code' in error) return `${path} cannot be read (${String(error.code)}).`
  throw error
}

function fail(message: string): void {
  // One line, whatever a parser's own message has in it.
  process.stderr.write(`${message.replaceAll(/\s+/g, ' ')}\n`)
  process.exitCode = 2
}
