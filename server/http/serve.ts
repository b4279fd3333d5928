import { uploadsADay } from '@seberang/domain/limits'
import { languageOfWire } from '@seberang/domain/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { day } from '../database/clock.ts'
import { countUse } from '../security/rate-counters.ts'
import type { Arrivals } from './arrivals.ts'
import { authenticate, identifySender, requireRole } from './authenticate.ts'
import { setDevices } from './device-cookie.ts'
import { readInput } from './read-input.ts'
import { nameInLog } from './request-log.ts'
import { keyOf } from './request-key.ts'
import { isBytes, isStreamed, send, sendBytes, sendStream, sendTagged, succeeded } from './respond.ts'
import type { RawInput, Reading, ReadRoute, Route } from './route.ts'
import { runCommand } from './run-command.ts'
import { isHttps, type Services } from './services.ts'
import type { Share, Slots } from './slots.ts'
import { allowSlowBody } from './timeouts.ts'
import { tagOf, type createAnswers, type TaggedAnswer } from './entity-tags.ts'

type Answers = ReturnType<typeof createAnswers>

/** What limits uploads, from the first byte of the body to the answer. */
interface Uploads {
  ofCustomer: Share
  arrivals: Arrivals
  slots: Slots
}

/** Authenticates, validates and answers a request. */
export async function serve(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, answers, uploads }: { services: Services; answers: Answers; uploads: Uploads },
): Promise<void> {
  const { call } = route
  const sender = await identifySender(call, request, services, Date.now())
  const { now, version } = sender
  // Countdowns run by it: a device's clock may be wrong.
  reply.header('tb-time', now.getTime())
  const language = languageOfWire(request.headers['tb-language'])
  const caller = authenticate(call, request, sender)
  nameInLog(request, caller)
  await requireRole(call, caller, services, now)
  const isCounted = call.upload !== undefined && caller.customerId !== null
  const endUpload = isCounted ? uploads.ofCustomer.begin(String(caller.customerId)) : undefined
  try {
    // Counted when it begins: one that never ends keeps a slot from others, too.
    if (isCounted)
      await countUse(services.database.database, `uploads:${caller.customerId}`, uploadsADay, day)
    if (call.upload) allowSlowBody(request, services.config.timeOuts)
    const read = () => readInput(call, request, caller, language)
    const input = await (call.upload ? uploads.arrivals.receive(request, caller.network, read) : read())
    // What a feature logs is part of the request.
    const logged = { ...services, log: request.log }
    const work = () => carryOut(route, input, { request, reply, now, version }, { services: logged, answers })
    await (call.upload ? uploads.slots.run(call, caller.network, work) : work())
  } finally {
    endUpload?.()
  }
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  now: Date
  version: number
}

async function carryOut(
  route: Route,
  input: RawInput,
  { request, reply, now, version }: Exchange,
  { services, answers }: { services: Services; answers: Answers },
): Promise<void> {
  const { call } = route
  const { database } = services.database
  if (route.kind === 'read') {
    const catalogue = await services.reference.at(version, database)
    const reading = { database, now, catalogue, services, isAborted: () => request.raw.socket.destroyed }
    if (route.tagged) {
      await sendTagged(request, reply, await tagged(route, input, reading, answers))
      return
    }
    const answer = await route.read(input, reading)
    if (isStreamed(answer)) await sendStream(reply, answer)
    else await (isBytes(answer) ? sendBytes(reply, answer) : send(reply, succeeded(call, answer)))
    return
  }
  const token = route.tokenHeader && request.headers[route.tokenHeader]
  const sent = typeof token === 'string' ? { ...input, token } : input
  const answer = await runCommand(route, sent, keyOf(call, request, input, services), services)
  if (answer.devices !== undefined) setDevices(reply, answer.devices, isHttps(services))
  await send(reply, answer)
}

async function tagged(
  route: ReadRoute,
  input: RawInput,
  reading: Reading,
  answers: Answers,
): Promise<TaggedAnswer> {
  const make = async () => succeeded(route.call, await route.read(input, reading)).body
  if (!route.constant) {
    const body = await make()
    return { body, tag: tagOf(body) }
  }
  const { version } = reading.catalogue
  return answers(JSON.stringify([route.call.id, version, input.language, input.params, input.query]), make)
}
