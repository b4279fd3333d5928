import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { SlotKind } from '../base/config.ts'
import type { Caller } from '../security/caller.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The id of the call that a route serves. */
    call?: string
    /** The kind of slot that the call takes. */
    slot?: SlotKind
  }
}

/** The call's id, or the route's pattern, never the URL, which contains codes and names. */
export const callOf = ({ routeOptions: { config, url } }: FastifyRequest): string =>
  config.call ?? url ?? 'unknown'

const unnamed = new WeakMap<FastifyRequest, FastifyBaseLogger>()

/** From now on every line of a request names its call and who asks, a guest until they are known. */
export function nameInLog(request: FastifyRequest, caller?: Pick<Caller, 'customerId' | 'operator'>): void {
  const log = unnamed.get(request) ?? request.log.child({ call: callOf(request) })
  unnamed.set(request, log)
  request.log = log.child({ subject: subjectOf(caller) })
}

function subjectOf(caller: Pick<Caller, 'customerId' | 'operator'> | undefined): string {
  if (caller?.operator) return `operator:${caller.operator.name}`
  return caller?.customerId === null || caller === undefined ? 'guest' : `customer:${caller.customerId}`
}
