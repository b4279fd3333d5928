import {
  isNik,
  isPassportNumber,
  nationalities,
  nikDigits,
  nikFault,
  nikLength,
  paperStatuses,
  passportEndFault,
  passportNumber,
} from '../../identity/index.ts'
import {
  calendarDay,
  fields,
  limits,
  message,
  optionalChoice,
  optionalText,
  text,
  inUpperCase,
} from '../../validation/index.ts'
import type { identityPaperCalls } from '../calls/identity-paper.ts'
import type { SchemasOf } from '../define.ts'
import { pageShape } from './page.ts'

const written = (read: (typed: string) => string) => (typed: unknown) =>
  typeof typed === 'string' ? read(typed) : typed

/** Why a number is refused, or its beginning while it is typed; undefined if it is not. */
export function nikRefusal(typed: string): string | undefined {
  const fault = nikFault(typed)
  if (fault === undefined) return undefined
  if (fault.part === 'digits') return nikOfOtherLength(typed)
  return message(fault.part === 'province' ? 'nik_province' : 'nik_birth', { digits: fault.digits })
}

const nikOfOtherLength = (typed: string): string => {
  const digits = nikDigits(typed)
  if (/\D/.test(digits)) return message('nik_characters')
  return message('nik_length', { length: nikLength, given: digits.length })
}

/** As it is typed, in groups; saved as digits. */
const nik = () =>
  text(limits.code)
    .transform(written(nikDigits))
    .test('nik', (digits, context) => {
      if (isNik(digits)) return true
      const reason = nikRefusal(digits) ?? nikOfOtherLength(digits)
      return context.createError({ message: reason })
    })
    .meta({ openapi: { type: 'string', examples: ['3273046105940002'] } })

const paper = {
  name: text(limits.name),
  file: text(limits.code),
  reauth_token: optionalText(limits.line),
}
const removal = fields({ reauth_token: optionalText(limits.line) })
const id = fields({ id: text(limits.code) })

/** What the form refuses, too, before a photo is sent. */
export const passportEnd = (now: Date) =>
  calendarDay().test('end', (value, context) => {
    const fault = /^\d{4}-/.test(value) ? passportEndFault(value, now) : undefined
    return !fault || context.createError({ message: message(fault.key, fault.values) })
  })

export const identityPaperSchemas = {
  saveKtp: { body: fields({ ktp_number: nik(), ...paper, selfie_file: optionalText(limits.code) }) },
  deleteKtp: { body: removal },
  savePassport: {
    body: fields({
      passport_number: text(limits.code)
        .transform(written(passportNumber))
        .test('passport', message('passport_number'), isPassportNumber),
      ...paper,
      nationality: text(limits.code).transform(inUpperCase).oneOf(nationalities, message('nationality')),
      expires_on: calendarDay(),
    }),
  },
  deletePassport: { body: removal },
  opsIdentities: { query: fields({ ...pageShape, status: optionalChoice(paperStatuses) }) },
  opsIdentity: { params: id },
  opsApproveIdentity: { params: id },
  opsRejectIdentity: { params: id, body: fields({ reason: text(limits.note) }) },
  openPaper: { query: fields({ token: text(limits.line) }) },
} satisfies SchemasOf<typeof identityPaperCalls>
