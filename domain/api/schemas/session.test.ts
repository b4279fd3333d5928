import { describe, expect, it } from 'vitest'
import { message, messageFor, validate } from '../../validation/index.ts'
import { sessionSchemas } from './session.ts'

const registration = {
  register_token: 'token',
  first_name: 'Ayu',
  phone_number: '+62 812 3456 7890',
  password: 'hujan di pagi hari',
  customer_type: 'personal',
  accept_terms: true,
}

describe('a registration', () => {
  const send = (change: object) =>
    sessionSchemas.registerMandatory.body.isValid({ ...registration, ...change })

  it('is accepted with the terms', async () => {
    expect(await send({})).toBe(true)
  })

  it.each([[false], [undefined], [null], ['true'], [1]])(
    'is refused with the terms %j',
    async (accept_terms) => {
      expect(await send({ accept_terms })).toBe(false)
    },
  )
})

it.each([
  ['a telephone number', '0812 3456 7890', 'Masuk dengan email, bukan nomor HP.'],
  ['what is neither', 'sari', messageFor('id', message('email'))],
])('the sign-in refuses %s with words of its own', (_, user_id, expected) => {
  const refused = validate(sessionSchemas.login.body, { user_id, password: 'x' }, 'id')
  expect('errors' in refused && refused.errors).toEqual([{ field: 'user_id', message: expected }])
})
