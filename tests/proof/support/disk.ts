import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const run = (program: string, ...parameters: string[]) =>
  spawnSync(program, parameters, { stdio: 'ignore' }).status === 0

/** A disk of its own, in memory. */
export class Disk {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  /** @returns undefined where this user may not mount one */
  static mount(megabytes: number): Disk | undefined {
    const folder = mkdtempSync(join(tmpdir(), 'seberang-disk-'))
    if (run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)) return new Disk(folder)
    rmdirSync(folder)
    return undefined
  }

  /** For everybody, also while files on it are open, as after an error of the disk. */
  mayOnlyBeRead(only: boolean): void {
    const options = only ? ['bind', 'ro'] : ['bind', 'rw']
    if (only && !run('mount', '--bind', this.folder, this.folder)) throw new Error('it is not mounted again')
    if (!run('mount', '-o', ['remount', ...options].join(','), this.folder))
      throw new Error(`it is not ${options.join(' ')}`)
  }

  unmount(): void {
    while (run('umount', '-l', this.folder));
    rmdirSync(this.folder)
  }
}

/** Whether this user may mount disks. */
export function canMount(): boolean {
  const disk = Disk.mount(1)
  disk?.unmount()
  return disk !== undefined
}
