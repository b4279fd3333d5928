import type { Command } from 'commander'
import { resolve } from 'node:path'
import { readConfigForCommand, type Config } from '../base/config.ts'
import { StartError } from '../base/start-error.ts'
import type { Context } from './context.ts'

/** Exit status of a backup that is complete but for files that were lost or damaged before. */
const withoutFiles = 3

const about = 'a folder; without it the bucket of BACKUP_URL'

/** Adds the commands that work on the server's machine, with its settings, and call no server. */
export function addMachineCommands({ program, print, terminal }: Omit<Context, 'ops'>): void {
  const { environment } = terminal
  const add = (name: 'backup' | 'restore', description: string): Command =>
    program.command(name).description(description).argument('[folder]', about)

  add(
    'backup',
    "copy database and files to a new folder or an empty bucket, on the server's machine, while it runs; exit status 3: some files were lost or damaged before, and are not in it",
  ).action(async (folder: string | undefined) => {
    const config = readConfigForCommand(environment)
    const place = placeOf(folder, config, environment)
    const { backUp } = await import('../backup/backup.ts')
    const manifest = await backUp(config, place)
    const { lost, newlyLost, leftOut = [] } = manifest
    print(
      { ...summaryOf(manifest, lost), lost, left_out: leftOut },
      ({ tables, files, taken_at, broken }) => {
        // The address of a bucket has its secret.
        const to = place === config.backupUrl ? 'BACKUP_URL' : place
        const line = `backed up ${String(tables)} tables and ${String(files)} files of ${String(taken_at)} to ${to}`
        const names = broken as string[]
        return names.length > 0 ? `${line}; did not hold then: ${names.join('; ')}` : line
      },
    )
    if (leftOut.length > 0)
      terminal.writeError(
        `Left out of the backup, since its release has no such tables or columns: ${leftOut.join(', ')}`,
      )
    if (newlyLost.length === 0) return
    terminal.writeError(`The backup lacks what is lost or damaged in the file store: ${newlyLost.join(', ')}`)
    terminal.exitCode = withoutFiles
  })

  add('restore', 'fill an empty database and an empty file store from a backup')
    .option('--without-damaged', 'leave out files that are damaged in the backup, instead of refusing it')
    .action(async (folder: string | undefined, given: { withoutDamaged?: true }) => {
      const config = readConfigForCommand(environment)
      const { restore } = await import('../backup/restore.ts')
      const restored = await restore(config, placeOf(folder, config, environment), given)
      const { missing, operators } = restored
      print(
        { ...summaryOf(restored, missing), missing, operators },
        ({ tables, files, taken_at }) =>
          `restored ${String(tables)} tables and ${String(files)} files of ${String(taken_at)}`,
      )
      if (missing.length > 0) terminal.writeError(`These files are missing: ${missing.join(', ')}`)
      if (operators.length > 0)
        terminal.writeError(
          `These operators have their keys of then; remove who has left since, renew what was renewed: ${operators.join(', ')}`,
        )
    })

  program
    .command('write-off')
    .description(
      'record that stored files are lost for good: backups and checks no longer name them, unless they are found again',
    )
    .argument('<id...>', 'ids of files, as the backup names them')
    .requiredOption('--reason <text>', 'for the audit')
    .option('--sure', 'although no other file can be read either: all files are lost')
    .action(async (named: string[], { reason, sure }: { reason: string; sure?: true }) => {
      if (reason.trim() === '') throw new StartError('--reason: why they are lost, for the audit.')
      const ids = [...new Set(named)]
      const { writeOff } = await import('../backup/write-off.ts')
      await writeOff(readConfigForCommand(environment), { ids, reason }, { sure })
      print({ action: true, lost: ids }, () => `written off: ${ids.join(', ')}`)
    })

  program
    .command('rewrap')
    .description('encrypt with APP_KEY what APP_KEY_OLD encrypted; may be repeated')
    .action(async () => {
      const { rewrapStored } = await import('../machine/rewrap.ts')
      const { changed, current, unreadable } = await rewrapStored(readConfigForCommand(environment))
      const isDone = unreadable.length === 0
      print({ action: isDone, changed, current, unreadable }, () => {
        const line = `encrypted ${changed} anew; ${current} had the current key`
        return isDone
          ? line
          : [`${line}; these are missing, or neither key opens them:`, ...unreadable].join('\n')
      })
      if (!isDone) terminal.exitCode = 1
    })
}

/** An absolute folder or the address of a bucket. Throws StartError without a place. */
function placeOf(
  folder: string | undefined,
  { backupUrl }: Pick<Config, 'backupUrl'>,
  environment: NodeJS.ProcessEnv,
): string {
  // Whatever stands on a command line is read by every process of the machine.
  if (folder && URL.canParse(folder) && new URL(folder).password !== '')
    throw new StartError(
      'The secret of a bucket does not belong on a command line: set BACKUP_URL to its address and name no folder.',
    )
  const named = folder?.trim()
  // npm runs commands in the project's folder, and gives the one in which it was called.
  const path = named && !named.includes('://') ? resolve(environment['INIT_CWD'] ?? '', named) : named
  const place = path || backupUrl
  if (!place) throw new StartError('Name a folder, or set BACKUP_URL to the address of a bucket.')
  return place
}

interface Summary {
  tables: unknown[]
  files: unknown[]
  takenAt: string
  broken: string[]
}

const summaryOf = ({ tables, files, takenAt, broken }: Summary, left: readonly string[]) => ({
  action: true,
  tables: tables.length,
  files: files.length - left.length,
  taken_at: takenAt,
  broken,
})
