import type { OperatorRole } from '@seberang/domain/api'
import { StartError } from '../base/start-error.ts'
import { readClock } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import { addOperator, listOperators, removeOperator, renewKey } from '../security/operators.ts'
import type { MachineCommand } from './command.ts'

export type OperatorCommand =
  | { does: 'add'; name: string; role: OperatorRole }
  | { does: 'key' | 'remove'; name: string }
  | { does: 'list' }

export type OperatorAnswer = Record<string, unknown>

/** Deliberately not an API call: whoever can add operators can do anything. */
export const operatorCommand: MachineCommand<OperatorCommand, OperatorAnswer> = {
  name: 'operators',
  carryOut,
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
      default:
        throw new StartError('The server that has the database open is of another release.')
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
