import { printable } from './printable.ts'

/** What is there, with spaces that a terminal can search for. */
export const joined = (...parts: readonly (string | false | null | undefined)[]) =>
  printable(parts.filter(Boolean).join('  ').replaceAll('\u00a0', ' '))
