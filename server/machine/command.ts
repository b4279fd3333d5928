import { text } from 'node:stream/consumers'
import type { Config } from '../base/config.ts'
import { StartError } from '../base/start-error.ts'
import type { Database } from '../database/database.ts'
import { onPglite, onPostgres, requireRelease } from './database.ts'
import { connectionLost, sectionsOf, sendCommand } from './socket.ts'

/** What is done on the database of the machine, by the server that has an embedded one open, or directly. */
export interface MachineCommand<Input, Done> {
  /** Of its request at the socket. */
  name: string
  /** Throws StartError. */
  carryOut: (database: Database, input: Input) => Promise<Done>
}

interface Outcome {
  refused?: string
  done?: unknown
}

/** Carries a command out on the database of these settings, whether or not a server has it open. Throws StartError. */
export async function runCommand<Input, Done>(
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  { name, carryOut }: MachineCommand<Input, Done>,
  input: Input,
): Promise<Done> {
  const directly = async (database: Database) => {
    await requireRelease(database)
    return carryOut(database, input)
  }
  if (databaseUrl) return onPostgres(databaseUrl, directly)
  const answer = await sendCommand(dataFolder, { command: name, input })
  if (!answer) return onPglite(dataFolder, directly)
  try {
    const { refused, done } = JSON.parse(await text(answer.read())) as Outcome
    if (refused !== undefined) throw new StartError(refused)
    return done as Done
  } catch (error) {
    throw error instanceof StartError ? error : connectionLost(error)
  } finally {
    answer.close()
  }
}

/** What the server answers at its socket. */
export const answering = <Input, Done>(database: Database, { carryOut }: MachineCommand<Input, Done>) =>
  async function* answer(input: unknown): AsyncGenerator<Uint8Array> {
    yield* sectionsOf([new Blob([JSON.stringify(await outcomeOf(() => carryOut(database, input as Input)))])])
  }

async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { done: await work() }
  } catch (error) {
    if (error instanceof StartError) return { refused: error.message }
    throw error
  }
}
