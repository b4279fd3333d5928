// Plain Node 20 without dependencies: runs `npm ci` when node_modules is missing or older than the lockfile.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.install-stamp')
const hash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(process.platform + process.arch)
  .digest('hex')
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) process.exit(0)

console.log('Installing dependencies (npm ci) …')
// The npm_* variables describe the outer npm run and would override the inner npm's configuration.
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([key]) => !/^npm_(lifecycle|package|command|execpath|node_execpath)/i.test(key),
  ),
)
const npmCli = process.env.npm_execpath
const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
const run =
  npmCli && existsSync(npmCli)
    ? spawnSync(process.execPath, [npmCli, ...args], { cwd: root, stdio: 'inherit', env })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' })
if (run.status !== 0) process.exit(run.status ?? 1)
mkdirSync(dirname(stamp), { recursive: true })
writeFileSync(stamp, hash)
