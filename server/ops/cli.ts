// `npm run ops -- COMMAND`: operator commands through the server's API, and some for its machine.
import { runCommand } from './program.ts'
import { processTerminal } from './terminal.ts'

process.exitCode = await runCommand(process.argv.slice(2), processTerminal())
