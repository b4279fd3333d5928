import { languageOfWire } from '@seberang/domain/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readMoment } from '../database/clock.ts'
import { authenticate, checkSignature } from './authenticate.ts'
import { readInput } from './read-input.ts'
import { nameInLog } from './request-log.ts'
import { keyOf } from './request-key.ts'
import { isBytes, send, sendBytes, sendTagged, succeeded } from './respond.ts'
import type { RawInput, Reading, ReadRoute, Route } from './route.ts'
import { runCommand } from './run-command.ts'
import type { Services } from './services.ts'
import { tagOf, type createAnswers, type TaggedAnswer } from './tags.ts'

type Answers = ReturnType<typeof createAnswers>

/** Authenticates, validates and answers a request. */
export async function serve(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { services: shared, answers }: { services: Services; answers: Answers },
): Promise<void> {
  const { call } = route
  const { database } = shared.database
  const { now, version } = await readMoment(database)
  // Countdowns run by it: a device's clock may be wrong.
  reply.header('tb-time', now.getTime())
  const language = languageOfWire(request.headers['tb-language'])
  const caller = await authenticate(call, request, shared, now)
  nameInLog(request, caller)
  // What a feature logs is part of the request.
  const services = { ...shared, log: request.log }
  if (call.signed) await checkSignature(request, services, Date.now())
  const input = await readInput(call, request, caller, language)
  if (route.kind === 'read') {
    const catalogue = await services.reference.at(version, database)
    const reading = { database, now, catalogue, services }
    if (route.tagged) {
      await sendTagged(request, reply, await tagged(route, input, reading, answers))
      return
    }
    const answer = await route.read(input, reading)
    await (isBytes(answer) ? sendBytes(reply, answer) : send(reply, succeeded(call, answer)))
    return
  }
  await send(reply, await runCommand(route, input, keyOf(call, request, input, services), services))
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
