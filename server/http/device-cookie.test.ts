import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { deviceOf, setDevice } from './device-cookie.ts'

describe('the device cookie', () => {
  const answer = async (production: boolean, sent = '') => {
    const app = Fastify()
    await app.register(cookie)
    app.get('/', async (request, reply) => {
      setDevice(reply, 'value', { production })
      return { device: deviceOf(request) }
    })
    return app.inject({ url: '/', headers: { cookie: sent } })
  }

  it('is only sent over HTTPS in production', async () => {
    const attributes = 'Max-Age=15552000; Path=/api; HttpOnly; Secure; SameSite=Strict'
    expect((await answer(true)).headers['set-cookie']).toBe(`seberang_device=value; ${attributes}`)
    expect((await answer(false)).headers['set-cookie']).not.toContain('Secure')
  })

  it.each([
    ['seberang_device=abc-_1', 'abc-_1'],
    ['other=1; seberang_device=abc', 'abc'],
    ['seberang_device=', null],
    [`seberang_device=${'a'.repeat(101)}`, null],
    ['seberang_device=a%00b', null],
    ['__proto__=x', null],
    ['', null],
  ])('is read from %j', async (sent, device) => {
    expect((await answer(false, sent)).json()).toEqual({ device })
  })
})
