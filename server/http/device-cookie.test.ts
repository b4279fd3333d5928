import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { devicesOf, setDevices } from './device-cookie.ts'

describe('the device cookie', () => {
  const answer = async (isHttps: boolean, sent = '') => {
    const app = Fastify()
    await app.register(cookie)
    app.get('/', async (request, reply) => {
      setDevices(reply, ['one', 'two'], isHttps)
      return { devices: devicesOf(request, isHttps) }
    })
    return app.inject({ url: '/', headers: { cookie: sent } })
  }

  it('belongs to the host alone and is only sent over HTTPS where the site is served over it', async () => {
    const attributes = 'Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Strict'
    expect((await answer(true)).headers['set-cookie']).toBe(`__Host-seberang_device=one.two; ${attributes}`)
    expect((await answer(false)).headers['set-cookie']).toBe(
      'seberang_device=one.two; Max-Age=15552000; Path=/api; HttpOnly; SameSite=Strict',
    )
  })

  it('is not taken from where another site of the domain can write it', async () => {
    expect((await answer(true, '__Host-seberang_device=a')).json()).toEqual({ devices: ['a'] })
    expect((await answer(true, 'seberang_device=a')).json()).toEqual({ devices: [] })
  })

  it.each([
    ['seberang_device=abc-_1', ['abc-_1']],
    ['other=1; seberang_device=abc.def', ['abc', 'def']],
    ['seberang_device=a.b.c.d.e', ['a', 'b', 'c', 'd', 'e']],
    ['seberang_device=a.b.c.d.e.f', []],
    ['seberang_device=', []],
    ['seberang_device=a..b', []],
    [`seberang_device=${'a'.repeat(101)}`, []],
    ['seberang_device=a%00b', []],
    ['__proto__=x', []],
    ['', []],
  ])('is read from %j', async (sent, devices) => {
    expect((await answer(false, sent)).json()).toEqual({ devices })
  })
})
