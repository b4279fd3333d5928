import type { Command } from 'commander'
import type { OpsClient } from './client.ts'
import type { Terminal } from './terminal.ts'

type Answer = Record<string, unknown>

/** What a group of commands depends on. */
export interface Context {
  program: Command
  ops: () => OpsClient
  /** Prints a result as JSON or as one line of text. */
  print: (answer: Answer, line: (answer: Answer) => string) => void
  terminal: Terminal
}

export interface Sure {
  sure?: string | true
}

/** Without a code it confirms nothing: the server then names what is doubted, and the code. */
export function withCode<Given extends Sure>({ sure, ...given }: Given) {
  return { ...given, ...(typeof sure === 'string' && { sure }) }
}
