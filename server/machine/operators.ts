import type { OperatorRole } from '@seberang/domain/api'
import { text } from 'node:stream/consumers'
import type { Config } from '../base/config.ts'
import { StartError } from '../base/start-error.ts'
import { readClock } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import { addOperator, listOperators, removeOperator, renewKey } from '../security/operators.ts'
import { onPglite, onPostgres, requireRelease } from './database.ts'
import { connectionLost, sectionsOf, sendCommand } from './socket.ts'

/** Deliberately not an API call: whoever can add operators can do anything. */
export type OperatorCommand =
  | { does: 'add'; name: string; role: OperatorRole }
  | { does: 'key' | 'remove'; name: string }
  | { does: 'list' }

export type OperatorAnswer = Record<string, unknown>

/** Carries a command out on the database of these settings, whether or not a server has it open. Throws StartError. */
export async function commandOperators(config: Config, command: OperatorCommand): Promise<OperatorAnswer> {
  const { databaseUrl, dataFolder } = config
  const directly = async (database: Database) => {
    await requireRelease(database)
    return carryOut(database, command)
  }
  if (databaseUrl) return onPostgres(databaseUrl, directly)
  const answer = await sendCommand(dataFolder, { command: 'operators', input: command })
  if (!answer) return onPglite(dataFolder, directly)
  try {
    const { refused, done } = JSON.parse(await text(answer.read())) as Outcome
    if (refused !== undefined) throw new StartError(refused)
    return done ?? {}
  } catch (error) {
    throw error instanceof StartError ? error : connectionLost(error)
  } finally {
    answer.close()
  }
}

interface Outcome {
  refused?: string
  done?: OperatorAnswer
}

/** What the server answers at its socket. */
export async function* answerOperators(database: Database, input: unknown): AsyncGenerator<Uint8Array> {
  yield* sectionsOf([new Blob([JSON.stringify(await outcomeOf(database, input as OperatorCommand))])])
}

async function outcomeOf(database: Database, command: OperatorCommand): Promise<Outcome> {
  try {
    return { done: await carryOut(database, command) }
  } catch (error) {
    if (error instanceof StartError) return { refused: error.message }
    throw error
  }
}

function carryOut(database: Database, command: OperatorCommand): Promise<OperatorAnswer> {
  return database.transaction(async (transaction) => {
    const now = await readClock(transaction)
    switch (command.does) {
      case 'add':
        return { ...(await addOperator(transaction, command, now)), role: command.role }
      case 'key':
        return renewKey(transaction, command.name, now)
      case 'remove':
        return removeOperator(transaction, command.name, now)
      case 'list':
        return { results: await viewOperators(transaction) }
    }
  })
}

const viewOperators = async (transaction: Parameters<typeof listOperators>[0]) =>
  (await listOperators(transaction)).map(({ name, role, addedAt, keyAt, removedAt }) => ({
    name,
    role,
    added_at: addedAt.toISOString(),
    key_at: keyAt.toISOString(),
    removed_at: removedAt?.toISOString() ?? null,
  }))
