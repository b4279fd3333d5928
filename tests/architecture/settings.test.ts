import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  accessTokenDays,
  codeMinutes,
  customerTokenDays,
  customerTokenIdleDays,
  draftDays,
  endedQuoteDays,
  failureDays,
  idempotencyDays,
  knownDeviceDays,
  mailBodyDays,
  moneyIdempotencyDays,
  noticeDays,
  registrationHours,
} from '../../domain/limits/index.ts'

const text = readFileSync(join(import.meta.dirname, '../../docs/settings.md'), 'utf8')
const retention = new Map(
  text
    .slice(text.indexOf('## How long things are kept'))
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| what '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, what = '', until = '']) => [what, until] as const),
)

it.each<[what: string, figures: string[]]>([
  [
    'one-time codes and what was given for a right one',
    [`${codeMinutes} minutes`, `${registrationHours} hour to finish a registration`],
  ],
  ['access tokens', [`${accessTokenDays} days`]],
  ['customer tokens', [`expired (${customerTokenDays} days)`, `unused for ${customerTokenIdleDays} days`]],
  ['wrong passwords and codes in a row', [`${failureDays} days after the last one`]],
  ['devices that are known to an account', [`${knownDeviceDays} days`]],
  [
    'idempotency keys',
    [
      `${idempotencyDays} days, `,
      `${moneyIdempotencyDays} where money moves`,
      `${draftDays} of calls that save a shipment`,
    ],
  ],
  ['notices', [`${noticeDays} days`]],
  ['quotes', [`${endedQuoteDays} days after they have expired`]],
  ['drafts that are kept on the server', [`${draftDays} days`]],
  ['bodies of all mails', [`${mailBodyDays} days`]],
])('docs/settings.md says how long %s are kept as the code does', (what, figures) => {
  const until = retention.get(what)
  expect(figures.filter((figure) => !until?.includes(figure))).toEqual([])
})
