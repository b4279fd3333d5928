import { InvalidArgumentError, type Command } from 'commander'
import { readConfig } from '../base/config.ts'
import type { Counter } from './money.ts'

const about = 'a new folder, or an address like https://key:secret@host/bucket'

/** Adds the commands that work on the server's machine, with its settings, and call no server. */
export function addMachineCommands({ program, print }: Pick<Counter, 'program' | 'print'>): void {
  const add = (name: 'backup' | 'restore', description: string): Command =>
    program.command(name).description(description).argument('<target>', about, named)

  add('backup', "copy database and files to a new place, on the server's machine, while it runs").action(
    async (target: string) => {
      const { backUp } = await import('../backup/backup.ts')
      print(
        summaryOf(await backUp(readConfig(process.env), target)),
        ({ tables, files, taken_at, broken }) => {
          const line = `backed up ${String(tables)} tables and ${String(files)} files of ${String(taken_at)}`
          const names = broken as string[]
          return names.length > 0 ? `${line}; did not hold then: ${names.join('; ')}` : line
        },
      )
    },
  )

  add('restore', 'fill an empty database and an empty file store from a backup').action(
    async (target: string) => {
      const { restore } = await import('../backup/restore.ts')
      print(
        summaryOf(await restore(readConfig(process.env), target)),
        ({ tables, files, taken_at }) =>
          `restored ${String(tables)} tables and ${String(files)} files of ${String(taken_at)}`,
      )
    },
  )

  program
    .command('rewrap')
    .description('encrypt with APP_KEY what APP_KEY_OLD encrypted; may be repeated')
    .action(async () => {
      const { rewrapStored } = await import('../machine/rewrap.ts')
      const { changed, current, unreadable } = await rewrapStored(readConfig(process.env))
      const isDone = unreadable.length === 0
      print({ action: isDone, changed, current, unreadable }, () => {
        const line = `encrypted ${changed} anew; ${current} had the current key`
        return isDone ? line : [`${line}; neither key opens these:`, ...unreadable].join('\n')
      })
      if (!isDone) process.exitCode = 1
    })
}

function named(target: string): string {
  if (target.trim() === '') throw new InvalidArgumentError(`Give ${about}.`)
  return target
}

interface Summary {
  tables: unknown[]
  files: unknown[]
  takenAt: string
  broken: string[]
}

const summaryOf = ({ tables, files, takenAt, broken }: Summary) => ({
  action: true,
  tables: tables.length,
  files: files.length,
  taken_at: takenAt,
  broken,
})
