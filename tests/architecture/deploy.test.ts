import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '../../server/base/metrics.ts'
import { readConfig } from '../../server/base/config.ts'

const root = resolve(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The names of the settings, as the server asks for them. */
function settings(): Set<string> {
  const names = new Set<string>()
  readConfig(
    new Proxy<Record<string, string>>(
      {},
      {
        get(_, name) {
          names.add(String(name))
          return undefined
        },
      },
    ),
  )
  return names
}

const namesIn = (text = '') => [...text.matchAll(/(\w+)=/g)].map(([, name = '']) => name)

interface Compose {
  services: Record<
    string,
    {
      environment?: Record<string, string>
      volumes?: string[]
      depends_on?: string[] | object
      build?: { context: string; dockerfile: string }
    }
  >
  volumes: Record<string, unknown>
}

describe('the files for deployment', () => {
  const compose = parse(read('deploy/compose.yaml')) as Compose
  const dockerfile = read('deploy/Dockerfile')
  const unit = read('deploy/seberang@.service')

  it('name only settings that the server reads', () => {
    const known = settings()
    const inProxy = [...read('deploy/nginx.conf').matchAll(/needs ([A-Z_]+)=/g)].map(([, name = '']) => name)
    const named = [
      ...Object.keys(compose.services['app']?.environment ?? {}),
      ...namesIn(/^ENV (.+)$/m.exec(dockerfile)?.[1]),
      ...namesIn(/^Environment=(.+)$/m.exec(unit)?.[1]),
      ...inProxy,
    ]
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  it('give production all that it cannot start without', () => {
    const given = { ...compose.services['app']?.environment, NODE_ENV: 'production' }
    const filled = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        value.replace(
          /\$\{(\w+):([?-])(\w*)\}/g,
          (_, variable: string, kind: string, usual: string) =>
            filling[variable] ?? (kind === '-' ? usual : 'AbCdEfGhIjKlMnOpQrStUvWxYz012345'),
        ),
      ]),
    )
    expect(() => readConfig(filled)).not.toThrow()
    expect(readConfig(filled)).toMatchObject({ production: true, publicUrl: 'https://seberang.example.com' })
  })

  it('ask for every variable in the example of the environment', () => {
    const named = (file: string, pattern: RegExp) =>
      [...new Set([...read(file).matchAll(pattern)].map(([, name]) => name))].sort()
    const variables = (mark: string) =>
      named('deploy/compose.yaml', new RegExp(`\\$\\{(\\w+):\\${mark}\\w*\\}`, 'g'))
    expect(variables('?')).toEqual(named('deploy/.env.example', /^(\w+)=$/gm))
    expect(variables('-')).toEqual(named('deploy/.env.example', /^# (\w+)=\w*$/gm))
  })

  it('pass every setting to the container, for the commands of its machine too, but those that it has no use for', () => {
    const passed = [
      ...Object.keys(compose.services['app']?.environment ?? {}),
      ...namesIn(/^ENV (.+)$/m.exec(dockerfile)?.[1]),
    ]
    const useless = ['ALLOW_HTTP', 'GEOCODER_URL', 'HOST', 'LOG_LEVEL', 'MOBILE_SITE_URL', 'PORT']
    expect([...settings()].filter((name) => !passed.includes(name)).sort()).toEqual(useless)
  })

  it('give the commands of the machine the settings of the unit', () => {
    const command = read('deploy/ops')
    const settingsOf = (text: string) => /^Environment=(.+)$/m.exec(text)?.[1]?.split(' ') ?? []
    const shared = settingsOf(unit).filter((one) => /^(?:NODE_ENV|DATA_DIR)=/.test(one))
    expect(shared).toHaveLength(2)
    for (const one of shared) expect(command).toContain(`--setenv=${one}`)
    for (const name of ['User', 'EnvironmentFile', 'WorkingDirectory']) {
      const [line = name] = new RegExp(`^${name}=.+$`, 'm').exec(unit) ?? []
      expect(command).toContain(`--property=${line}`)
    }
    expect(existsSync(join(root, /(server\/\S+\.ts)/.exec(command)?.[1] ?? ''))).toBe(true)
  })

  it('suit the nginx of Debian 12, which has no directive http2', () => {
    expect(read('deploy/nginx.conf')).toMatch(/^ *listen 443 ssl http2;$/m)
    expect(read('deploy/nginx.conf')).not.toMatch(/^ *http2 /m)
  })

  it('copy what exists', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, paths = '']) =>
      paths.split(' ').slice(0, -1),
    )
    expect(copied).toContain('server')
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const [, command = '[]'] = /^CMD (.+)$/m.exec(dockerfile) ?? []
    const entry = (JSON.parse(command) as string[]).at(-1) ?? ''
    expect([entry, existsSync(join(root, entry))]).toEqual(['server/start.ts', true])
    expect(unit).toContain(`node_modules/.bin/node ${(JSON.parse(command) as string[]).slice(1).join(' ')}`)
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    for (const [, script = ''] of dockerfile.matchAll(/^RUN npm run (\S+)$/gm))
      expect(scripts).toHaveProperty(script)
    const { build } = compose.services['app'] ?? {}
    expect(existsSync(join(root, 'deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
  })

  it('run as no administrator, on a file system that is read-only but for data and backups', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(compose.services['app']).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(compose.services['app']?.volumes).toEqual(['data:/data', 'backups:/backups'])
    expect(dockerfile).toMatch(/chown node:node \/data \/backups /)
    expect(dockerfile).toMatch(/^ENV .*DATA_DIR=\/data/m)
  })

  it('know every volume and service that they name', () => {
    for (const { volumes = [], depends_on = [] } of Object.values(compose.services)) {
      for (const volume of volumes.filter((one) => !one.startsWith('.')))
        expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '')
      for (const file of volumes.filter((one) => one.startsWith('.')))
        expect(existsSync(join(root, 'deploy', file.split(':')[0] ?? '')), file).toBe(true)
      const others = Array.isArray(depends_on) ? (depends_on as string[]) : Object.keys(depends_on)
      for (const other of others) expect(compose.services).toHaveProperty(other)
    }
  })
})

describe('docs/running.md', () => {
  it('names programs and files that exist', () => {
    const named = read('docs/running.md').match(/\b(?:server|deploy)\/[\w./@-]+/g) ?? []
    expect(named).toContain('server/ops/cli.ts')
    expect(named.filter((path) => path !== 'deploy/.env' && !existsSync(join(root, path)))).toEqual([])
  })

  it('raises alarms by metrics that exist', async () => {
    const { registry } = createMetrics()
    const names = (await registry.getMetricsAsJSON()).map(({ name }) => name)
    const used = [...read('docs/running.md').matchAll(/\b(?:seberang|nodejs)_[a-z\d_]+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    )
    expect(used.length).toBeGreaterThan(8)
    expect(used.filter((name) => !names.includes(name))).toEqual([])
  })
})

/** What an operator fills in, where its form matters. */
const filling: Record<string, string> = {
  DOMAIN: 'seberang.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  COMPANY_ADDRESS: 'PT Seberang, Jl. Pelabuhan 12, Jakarta',
  COMPANY_NPWP: '01.234.567.8-901.000',
  MIDTRANS_SERVER_KEY: 'Mid-server-0123456789abcdefghijklmn',
}
