import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './port.ts'

export interface TestPostgres {
  /** URL of the maintenance database; each test file creates a database of its own. */
  url: string
  /** Shown in the output. */
  name: string
  stop(): void
}

/** PostgreSQL's server programs: on the PATH, or in Debian's folder, newest version first. */
function findPrograms(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .find((folder) => existsSync(join(folder, 'pg_ctl')))
  if (onPath) return onPath
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return undefined
  return readdirSync(versions)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_ctl')))
}

/** Where tests find a real PostgreSQL: DATABASE_URL_TEST or its programs; undefined if neither exists. */
export const findPostgres = (): string | undefined => process.env['DATABASE_URL_TEST'] || findPrograms()

/** A real PostgreSQL: that of DATABASE_URL_TEST, or a new one in a temporary folder; undefined without programs. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const given = process.env['DATABASE_URL_TEST']
  if (given) return { url: given, name: 'PostgreSQL (DATABASE_URL_TEST)', stop: () => undefined }
  const programs = findPrograms()
  if (!programs) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'seberang-postgres-'))
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? 'postgres' : undefined
  if (user) chownSync(folder, Number(idOf('-u', user)), Number(idOf('-g', user)))
  const run = (program: string, ...parameters: string[]) => {
    const command = [join(programs, program), ...parameters]
    const [first = '', ...rest] = user
      ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', ...command]
      : command
    execFileSync(first, rest, { stdio: 'pipe', cwd: folder })
  }
  const data = join(folder, 'data')
  const port = await freePort()
  run('initdb', '-D', data, '-U', 'seberang', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`
  run('pg_ctl', '-D', data, '-w', '-t', '30', '-l', join(folder, 'log'), '-o', options, 'start')
  return {
    url: `postgres://seberang@127.0.0.1:${port}/postgres`,
    name: `PostgreSQL (${programs})`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const idOf = (option: string, user: string) => execFileSync('id', [option, user], { encoding: 'utf8' }).trim()
