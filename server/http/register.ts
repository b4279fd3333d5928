import { bodyLimitOf } from '@seberang/domain/api'
import { maxBodyBytes, maxUploadBytes } from '@seberang/domain/limits'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal/refusal.ts'
import { networkOf } from '../security/network.ts'
import { createArrivals } from './arrivals.ts'
import { InvalidInput } from './errors.ts'
import { textLength } from './json.ts'
import type { Route } from './route.ts'
import { serve } from './serve.ts'
import type { Services } from './services.ts'
import { createShare, slotOf, type Slots } from './slots.ts'
import { createAnswers } from './entity-tags.ts'
import { createTurns } from './turns.ts'
import { urlOf } from './urls.ts'

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
  const uploads = {
    ofCustomer: createShare(config.shares.uploadsPerCustomer),
    arrivals: createArrivals(config.shares, config.timeOuts),
    slots,
  }
  const turns = createTurns(config.shares.largeBodies)
  for (const route of routes) {
    app.route({
      method: route.call.method,
      config: { call: route.call.id, slot: slotOf(route.call) },
      url: urlOf(route.call),
      exposeHeadRoute: !route.call.once && !(route.call.method === 'GET' && route.call.keyed),
      bodyLimit: route.call.upload ? maxUploadBytes + multipartOverhead : bodyLimitOf(route.call),
      handler: async (request, reply) => {
        const network = networkOf(request.ip)
        const serving = () => serve(route, request, reply, { services, answers, uploads })
        // An upload takes its slot once its body is there.
        const answer = route.call.upload ? serving : () => slots.run(route.call, network, serving)
        // No call that waits for a password or the gateway has a body as large, so none of them is waited for in turn.
        const isLarge = textLength(request) > maxBodyBytes
        try {
          await (isLarge ? turns.run(network, answer) : answer())
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
