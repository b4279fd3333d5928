import proxyAddress from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'
import { withoutPort } from '../security/network.ts'

export interface CallerAddress {
  isTrusted: (address: string, hop: number) => boolean
  addressOf: (request: IncomingMessage) => string
}

/**
 * Finds the address of who sent a request: the last one of X-Forwarded-For that is not a trusted proxy's.
 * @param trustedProxies networks
 * @returns `isTrusted` for Fastify, whose `request.ip` is then the same as `addressOf`, with the port if it has one
 */
export function createCallerAddress(trustedProxies: readonly string[]): CallerAddress {
  const isProxy = proxyAddress.compile([...trustedProxies])
  const isTrusted: CallerAddress['isTrusted'] = (address, hop) => isProxy(withoutPort(address), hop)
  const addressOf = (request: IncomingMessage) => proxyAddress(request, isTrusted)
  return { isTrusted, addressOf }
}
