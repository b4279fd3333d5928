import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../base/config.ts'
import { second } from '../database/clock.ts'
import { deviceLifeMs } from '../security/known-devices.ts'

const name = 'seberang_device'

/** The value of the browser's device cookie. */
export function deviceOf(request: FastifyRequest): string | null {
  const value = request.cookies[name]
  return value !== undefined && /^[\w-]{1,100}$/.test(value) ? value : null
}

/** Gives the browser its device cookie, which no script can read and no other site makes it send. */
export function setDevice(
  reply: FastifyReply,
  value: string,
  { production }: Pick<Config, 'production'>,
): void {
  reply.setCookie(name, value, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: production,
    maxAge: deviceLifeMs / second,
  })
}
