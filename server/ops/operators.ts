import { operatorRoles, type OperatorRole } from '@seberang/domain/api'
import { Option, type Command } from 'commander'
import { readConfigForCommand } from '../base/config.ts'
import type { OperatorAnswer, OperatorCommand } from '../machine/operators.ts'
import type { Context } from './context.ts'
import { at } from './format.ts'

const keyed = ({ name, key }: OperatorAnswer) =>
  `${String(name)} sets OPS_KEY to this key, which is not shown again:\n${String(key)}`

interface Listed {
  name: string
  role: OperatorRole
  key_at: string
  removed_at: string | null
}

const described = ({ name, role, key_at, removed_at }: Listed) =>
  `${name}  ${role}  ${removed_at === null ? `key of ${at(key_at)}` : `removed ${at(removed_at)}`}`

/** Adds the commands for operators, which work on the server's machine alone. */
export function addOperatorCommands({ program, print, terminal }: Omit<Context, 'ops'>): void {
  const carryOut = async (command: OperatorCommand): Promise<OperatorAnswer> => {
    const [{ runCommand }, { operatorCommand }] = await Promise.all([
      import('../machine/command.ts'),
      import('../machine/operators.ts'),
    ])
    const config = readConfigForCommand(terminal.environment)
    return { action: true, ...(await runCommand(config, operatorCommand, command)) }
  }
  const operator = program
    .command('operator')
    .description("who may use these commands, each with a key and a role; on the server's machine only")
  const named = (command: 'add' | 'key' | 'remove', description: string): Command =>
    operator.command(command).description(description).argument('<name>', 'as budi.santoso')

  named('add', 'add an operator, or one who was removed; the key is shown once')
    .addOption(new Option('--role <role>', 'what they work on').choices(operatorRoles).makeOptionMandatory())
    .action(async (name: string, { role }: { role: OperatorRole }) => {
      print(await carryOut({ does: 'add', name, role }), keyed)
    })

  named('key', 'give an operator a new key; the old one ends at once').action(async (name: string) => {
    print(await carryOut({ does: 'key', name }), keyed)
  })

  named('remove', 'end the key of an operator at once; the audit keeps the name').action(
    async (name: string) => {
      print(await carryOut({ does: 'remove', name }), (answer) => `${String(answer['name'])} is removed`)
    },
  )

  operator
    .command('list')
    .description('list the operators, also those who were removed')
    .action(async () => {
      print(
        await carryOut({ does: 'list' }),
        (answer) => (answer['results'] as Listed[]).map(described).join('\n') || 'None.',
      )
    })
}
