import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { Cluster, findPrograms } from '../../server/support/postgres.ts'

const pageBytes = 4096
const source = join(import.meta.dirname, 'synced.c')
const hasCompiler = () => spawnSync('gcc', ['--version']).status === 0

/** What a power cut cannot be tested without, as far as it is missing here. */
export function missingForPowerCuts(): string[] {
  return [
    ...(process.platform === 'linux' ? [] : ['Linux']),
    ...(findPrograms() ? [] : ['the programs of PostgreSQL']),
    ...(hasCompiler() ? [] : ['gcc']),
  ]
}

/**
 * A PostgreSQL whose power can be cut. A second copy of its data gets only what is synced; after a cut there is that
 * copy and a random half of the pages that were written and not synced.
 */
export class PoweredCluster {
  readonly cluster: Cluster
  private readonly synced: string
  private readonly shim: string

  private constructor(cluster: Cluster) {
    this.cluster = cluster
    this.synced = join(cluster.folder, 'synced')
    this.shim = join(cluster.folder, 'synced.so')
  }

  /** A new one, not started yet. */
  static async create(): Promise<PoweredCluster> {
    // Whoever syncs a segment compares all of it with the copy: short ones keep that fast.
    const made = new PoweredCluster(await Cluster.create(['--wal-segsize=1']))
    execFileSync('gcc', ['-shared', '-fPIC', '-O2', '-Wall', '-Werror', '-o', made.shim, source, '-ldl'])
    chmodSync(made.shim, 0o755)
    return made
  }

  /** Starts it with all that is on the disk synced. */
  start(settings: readonly string[] = []): void {
    rmSync(this.synced, { recursive: true, force: true })
    execFileSync('cp', ['-a', this.cluster.data, this.synced])
    // A small limit, so that cuts hit checkpoints as well.
    this.cluster.start(['wal_sync_method=fdatasync', 'max_wal_size=8MB', ...settings], {
      LD_PRELOAD: this.shim,
      SYNCED_FROM: this.cluster.data,
      SYNCED_TO: this.synced,
    })
  }

  /** Cuts the power. @returns how many unsynced pages the disk kept, and how many it lost */
  async cut(random: () => number): Promise<{ survived: number; lost: number }> {
    await killAll(Number(readFileSync(join(this.cluster.data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]))
    rmSync(join(this.cluster.data, 'postmaster.pid'))
    const pages = { survived: 0, lost: 0 }
    for (const entry of readdirSync(this.cluster.data, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const written = join(entry.parentPath, entry.name)
      const { survived, lost } = loseHalf(
        written,
        join(this.synced, relative(this.cluster.data, written)),
        random,
      )
      pages.survived += survived
      pages.lost += lost
    }
    return pages
  }
}

/** Kills a server and its processes: stopped first, it starts none meanwhile. */
async function killAll(postmaster: number): Promise<void> {
  process.kill(postmaster, 'SIGSTOP')
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
  const all = [...children.trim().split(' ').filter(Boolean).map(Number), postmaster]
  for (const pid of all) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  while (all.some(isRunning)) await new Promise((done) => setImmediate(done))
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** Reverts a random half of a file's unsynced pages to what was synced. */
function loseHalf(written: string, synced: string, random: () => number): { survived: number; lost: number } {
  const pages = { survived: 0, lost: 0 }
  const before = existsSync(synced) ? readFileSync(synced) : Buffer.alloc(0)
  if (statSync(written).size === before.length && readFileSync(written).equals(before)) return pages
  const file = openSync(written, 'r+')
  const now = Buffer.alloc(fstatSync(file).size)
  readSync(file, now, 0, now.length, 0)
  // Also a file that was made shorter may have its former length.
  let end = now.length < before.length && random() < 0.5 ? now.length : before.length
  for (let at = 0; at < Math.max(now.length, before.length); at += pageBytes) {
    const [page, old] = [now.subarray(at, at + pageBytes), before.subarray(at, at + pageBytes)]
    if (page.equals(old)) continue
    if (random() < 0.5) {
      pages.survived += 1
      if (page.length > 0) end = Math.max(end, at + page.length)
      continue
    }
    pages.lost += 1
    const back = Buffer.alloc(pageBytes)
    old.copy(back)
    writeSync(file, back, 0, pageBytes, at)
  }
  ftruncateSync(file, end)
  closeSync(file)
  return pages
}
