import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  accessTokenDays,
  codeMinutes,
  customerTokenDays,
  customerTokenIdleDays,
  deviceNoticeDays,
  draftDays,
  endedQuoteDays,
  failureDays,
  idempotencyDays,
  dataCopiesADay,
  identityPapersADay,
  knownDeviceDays,
  mailDays,
  maxAddresses,
  maxDevices,
  maxFiles,
  maxFilesMegabytes,
  maxOpenCarts,
  maxOrder,
  methodChangesAnHour,
  moneyIdempotencyDays,
  noticeDays,
  registrationHours,
  removedFileDays,
  renamesADay,
  unusedAccessTokenDays,
  uploadsADay,
} from '../../domain/limits/index.ts'

const text = readFileSync(join(import.meta.dirname, '../../docs/settings.md'), 'utf8')
/** The table under a heading, by its first column. */
const tableOf = (heading: string): ReadonlyMap<string, string> =>
  new Map(
    (text.split(`## ${heading}\n`)[1] ?? '')
      .replace(/\n## .*/s, '')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !/^\| (?:what |-)/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, what = '', figure = '']) => [what, figure] as const),
  )
const retention = tableOf('How long things are kept')

it.each<[what: string, figures: string[]]>([
  [
    'one-time codes and what was given for a right one',
    [`${codeMinutes} minutes`, `${registrationHours} hour to finish a registration`],
  ],
  ['access tokens', [`expired (${accessTokenDays} days)`, `never used within ${unusedAccessTokenDays} day`]],
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
  ['notices to devices', [`${deviceNoticeDays} days`]],
  ['quotes', [`${endedQuoteDays} days after they have expired`]],
  ['drafts that are kept on the server', [`${draftDays} days`]],
  ['photos of parcels that were removed', [`${removedFileDays} day;`]],
  ['identity papers that were replaced or removed', [`${removedFileDays} day;`]],
  ['mails', [`${mailDays} days`]],
])('docs/settings.md says how long %s are kept as the code does', (what, figures) => {
  const until = retention.get(what)
  expect(figures.filter((figure) => !until?.includes(figure))).toEqual([])
})

const figure = (count: number) => count.toLocaleString('en')

it('docs/settings.md says how much there may be as the code does', () => {
  expect(Object.fromEntries(tableOf('How much there may be'))).toEqual({
    'addresses of a customer': figure(maxAddresses),
    'shipments of a customer, not finished': figure(maxOpenCarts),
    'files of a customer': `${figure(maxFiles)}, and ${figure(maxFilesMegabytes)} MB`,
    'files that a customer uploads in a day': figure(uploadsADay),
    'identity papers of a kind sent in a day': figure(identityPapersADay),
    'copies of their data in a day': figure(dataCopiesADay),
    'changes of the name in a day': figure(renamesADay),
    "devices that show a customer's notices": figure(maxDevices),
    'shipments that are checked out together': figure(maxOrder),
    "changes of an invoice's payment method": `${methodChangesAnHour} an hour`,
  })
})
