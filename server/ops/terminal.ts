import type { Readable } from 'node:stream'
import { printableLines } from './printable.ts'

/** Where a command was called, and what it says by its exit status. */
export interface Terminal {
  environment: NodeJS.ProcessEnv
  input: Readable
  write: (text: string) => void
  /** What is not part of the answer, such as a usage. */
  writeAside: (text: string) => void
  writeOut: (lines: string) => void
  writeError: (lines: string) => void
  exitCode: number
}

type Streams = Pick<Terminal, 'environment' | 'input' | 'write' | 'writeAside'>

/** All that the commands print of an answer goes through here, since most of it holds what strangers have written. */
export const terminalOf = (streams: Streams): Terminal => ({
  ...streams,
  writeOut: (lines) => streams.write(`${printableLines(lines)}\n`),
  writeError: (lines) => streams.writeAside(`${printableLines(lines)}\n`),
  exitCode: 0,
})

/** That of this process. */
export const processTerminal = (): Terminal =>
  terminalOf({
    environment: process.env,
    input: process.stdin,
    write: (text) => void process.stdout.write(text),
    writeAside: (text) => void process.stderr.write(text),
  })
