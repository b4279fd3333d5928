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
export function findPrograms(): string | undefined {
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

/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? 'postgres' : undefined

/** A PostgreSQL of its own in a temporary folder. */
export class Cluster {
  readonly url: string
  /** Holds everything of it; the database is in `data`. */
  readonly folder: string
  readonly data: string
  private readonly programs: string
  private readonly port: number

  private constructor(programs: string, folder: string, port: number) {
    this.programs = programs
    this.folder = folder
    this.data = join(folder, 'data')
    this.port = port
    this.url = `postgres://seberang@127.0.0.1:${port}/postgres`
  }

  /** A new one, not started yet. @param initial more parameters of initdb */
  static async create(initial: readonly string[] = []): Promise<Cluster> {
    const programs = findPrograms()
    if (!programs) throw new Error('the programs of PostgreSQL are not installed')
    const folder = mkdtempSync(join(tmpdir(), 'seberang-postgres-'))
    if (user) chownSync(folder, Number(idOf('-u', user)), Number(idOf('-g', user)))
    const cluster = new Cluster(programs, folder, await freePort())
    const kind = ['-U', 'seberang', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    cluster.run('initdb', ['-D', cluster.data, ...kind, ...initial])
    return cluster
  }

  /**
   * Returns once it accepts connections.
   * @param settings as in postgresql.conf: `fsync=off`
   * @param environment more variables of its processes
   */
  start(settings: readonly string[] = [], environment: Record<string, string> = {}): void {
    const host = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${this.port}`]
    const all = [...host, 'max_connections=200', ...settings]
    const options = all.map((setting) => `-c ${setting}`).join(' ')
    const parameters = ['-w', '-t', '30', '-l', join(this.folder, 'log'), '-o', options, 'start']
    this.run('pg_ctl', ['-D', this.data, ...parameters], environment)
  }

  stop(how: 'fast' | 'immediate' = 'immediate'): void {
    this.run('pg_ctl', ['-D', this.data, '-m', how, '-w', 'stop'])
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  private run(
    program: string,
    parameters: readonly string[],
    environment: Record<string, string> = {},
  ): void {
    const command = [join(this.programs, program), ...parameters]
    const [first = '', ...rest] = user
      ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', ...command]
      : command
    execFileSync(first, rest, { stdio: 'pipe', cwd: this.folder, env: { ...process.env, ...environment } })
  }
}

/** A real PostgreSQL: that of DATABASE_URL_TEST, or a new one in a temporary folder; undefined without programs. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const given = process.env['DATABASE_URL_TEST']
  if (given) return { url: given, name: 'PostgreSQL (DATABASE_URL_TEST)', stop: () => undefined }
  const programs = findPrograms()
  if (!programs) return undefined
  const cluster = await Cluster.create()
  cluster.start()
  return {
    url: cluster.url,
    name: `PostgreSQL (${programs})`,
    stop() {
      cluster.stop()
      cluster.remove()
    },
  }
}

const idOf = (option: string, name: string) => execFileSync('id', [option, name], { encoding: 'utf8' }).trim()
