import type { OperatorRole } from '@seberang/domain/api'
import { runCommand } from '../../../server/machine/command.ts'
import { operatorCommand } from '../../../server/machine/operators.ts'
import { readConfig } from '../../../server/main.ts'
import { Operator } from './api.ts'
import type { TestServer } from './server.ts'

/** An operator with a key of their own, added on the server's machine. */
export async function addOperator(server: TestServer, name: string, role: OperatorRole): Promise<Operator> {
  const { url, dataFolder: DATA_DIR, databaseUrl: DATABASE_URL } = server
  const { key } = await runCommand(readConfig({ DATA_DIR, DATABASE_URL }), operatorCommand, {
    does: 'add',
    name,
    role,
  })
  return new Operator(url, String(key))
}
