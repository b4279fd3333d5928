import { calls, type SupportMessage } from '@seberang/domain/api'
import { joined } from './joined.ts'
import { listed } from './listed.ts'
import type { Context } from './context.ts'
import { at } from './format.ts'

const described = ({ support_code, created_at, suite, name, contact, topic_id, message }: SupportMessage) =>
  joined(support_code, at(created_at), suite ?? 'guest', name, contact, topic_id, JSON.stringify(message))

/** Adds the commands for what customers need help with. @param customer the group of commands for customers */
export function addSupportCommands({
  program,
  ops,
  print,
  customer,
}: Context & { customer: Context['program'] }): void {
  program
    .command('support')
    .description('list the messages to the support, newest first')
    .option('--page <number>', 'page of 10')
    .action(async (given: { page?: string }) => {
      const answer = await ops().call(calls.opsSupport, { query: { ...given } })
      const results = answer['results'] as SupportMessage[]
      print(answer, () => listed(results, answer, given, described))
    })

  customer
    .command('unlock')
    .description('open an account again that too many wrong passwords and codes have closed to new devices')
    .argument('<email>', 'the email address of the account')
    .action(async (email: string) => {
      const answer = await ops().call(calls.opsUnlock, { body: { email } })
      print(answer, () => `${email} is open again after ${String(answer['failures'])} failures`)
    })
}
