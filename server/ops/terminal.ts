import { printableLines } from './printable.ts'

// All that the commands print goes through here, since most of it holds what strangers have written.

export const writeOut = (lines: string): void => console.log(printableLines(lines))

export const writeError = (lines: string): void => console.error(printableLines(lines))
