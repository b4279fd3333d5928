import { maxUploadBytes } from '@seberang/domain/limits'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal/refusal.ts'
import { networkOf } from '../security/network.ts'
import { InvalidInput } from './errors.ts'
import type { Route } from './route.ts'
import { serve } from './serve.ts'
import type { Services } from './services.ts'
import { createShare, slotOf, type Slots } from './slots.ts'
import { createAnswers } from './tags.ts'

/** Room for the multipart boundaries and headers around a file. */
const multipartOverhead = 64 * 1024

/** Registers every route under its call's path. */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  services: Services,
  slots: Slots,
): void {
  const answers = createAnswers()
  const { config } = services
  const uploadsOfCustomer = createShare(config.shares.uploadsPerCustomer)
  for (const route of routes) {
    app.route({
      method: route.call.method,
      config: { call: route.call.id, slot: slotOf(route.call) },
      url: route.call.path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: route.call.upload ? maxUploadBytes + multipartOverhead : undefined,
      handler: async (request, reply) => {
        try {
          await slots.run(route.call, networkOf(request.ip), () =>
            serve(route, request, reply, { services, answers, uploadsOfCustomer }),
          )
        } catch (error) {
          if (route.kind === 'command' && route.failuresAreTransient && !isForeseen(error)) {
            request.log.error(error)
            throw new Refusal(503, 'busy', { retryAfter: 30 })
          }
          throw error
        }
      },
    })
  }
}

const isForeseen = (error: unknown) => error instanceof Refusal || error instanceof InvalidInput
