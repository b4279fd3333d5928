import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { opsKey } from '../server/support/ops-key.ts'
import { startPostgres } from '../server/support/postgres.ts'

interface RunningProgram {
  url: string
  stop(): Promise<void>
}

/** Starts what a measurement needs, and stops all of it afterwards, also on errors. */
export interface Stage {
  /** A folder for the servers' keys; removed afterwards. */
  dataFolder: string
  /** A new database, not yet migrated. */
  createDatabase(): Promise<string>
  /** The server as a separate process on a database. */
  startServer(databaseUrl: string): Promise<RunningProgram>
  /** Any program that prints its address on its first line. */
  start(program: string, environment: Record<string, string>): Promise<RunningProgram>
}

/**
 * Runs a measurement on a real PostgreSQL.
 * @returns undefined without a PostgreSQL
 */
export async function onStage<Result>(
  measure: (stage: Stage) => Promise<Result>,
): Promise<Result | undefined> {
  const postgres = await startPostgres()
  if (!postgres) return undefined
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-bench-'))
  const running = new Set<RunningProgram>()
  const databases: string[] = []
  const start = async (program: string, environment: Record<string, string>) => {
    const started = await startProgram(program, environment)
    running.add(started)
    return started
  }
  try {
    return await measure({
      dataFolder,
      createDatabase: () => createDatabase(postgres.url, databases),
      start,
      startServer: (databaseUrl) =>
        start(resolve(import.meta.dirname, '../server/support/start.ts'), {
          ...serverEnvironment(databaseUrl, dataFolder),
          WIDE_LIMITS: 'yes',
        }),
    })
  } finally {
    for (const program of running) await program.stop()
    for (const name of databases) await runSql(postgres.url, `drop database ${name}`)
    postgres.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

const serverEnvironment = (databaseUrl: string, dataFolder: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataFolder,
  OPS_KEY: opsKey,
  PORT: '0',
  LOG_LEVEL: 'fatal',
})

async function createDatabase(maintenance: string, made: string[]): Promise<string> {
  const name = `bench_${randomBytes(8).toString('hex')}`
  const url = new URL(maintenance)
  url.pathname = `/${name}`
  await runSql(maintenance, `create database ${name}`)
  made.push(name)
  return url.href
}

/** Runs statements in order on a separate connection. */
export async function runSql(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

async function startProgram(program: string, environment: Record<string, string>): Promise<RunningProgram> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const url = await new Promise<string>((done, fail) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /^(http:\/\/\S+)\n/m.exec(output)?.[1]
      if (address) done(address)
    })
    child.once('exit', (code) => fail(new Error(`${program} ended with ${code}`)))
  })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
