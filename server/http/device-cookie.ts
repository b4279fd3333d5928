import type { FastifyReply, FastifyRequest } from 'fastify'
import { second } from '../database/clock.ts'
import { deviceLifeMs, maxDeviceValues } from '../security/known-devices.ts'

const name = 'seberang_device'

/** With the prefix, browsers take it from nobody but this host, over HTTPS; they demand the whole host's path for it. */
const cookieOf = (isHttps: boolean) =>
  isHttps ? { name: `__Host-${name}`, path: '/', secure: true } : { name, path: '/api', secure: false }

const valuePattern = /^[\w-]{1,100}$/

/** The values in the browser's device cookie. @param isHttps whether the site is served over HTTPS */
export function devicesOf(request: FastifyRequest, isHttps: boolean): readonly string[] {
  const values = request.cookies[cookieOf(isHttps).name]?.split('.') ?? []
  return values.length <= maxDeviceValues && values.every((value) => valuePattern.test(value)) ? values : []
}

/** Gives the browser its device cookie, which no script can read and no other site makes it send. */
export function setDevices(reply: FastifyReply, values: readonly string[], isHttps: boolean): void {
  const { name: named, ...options } = cookieOf(isHttps)
  reply.setCookie(named, values.join('.'), {
    ...options,
    httpOnly: true,
    sameSite: 'strict',
    maxAge: deviceLifeMs / second,
  })
}
