import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'

/** A browser with a persistent profile that can be killed at any moment. */
export class KillableBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'seberang-browser-'))
  #process: ChildProcess | undefined
  #connection: Browser | undefined

  /** Starts it, or restarts it after a kill. @returns its only page */
  async opens(): Promise<Page> {
    const { executablePath, env, args } = await findBrowser()
    const started = spawn(
      executablePath,
      [
        ...args,
        '--headless',
        '--no-first-run',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.#profile}`,
      ],
      { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    this.#process = started
    this.#connection = await chromium.connectOverCDP(await addressIn(started))
    const [context] = this.#connection.contexts()
    if (!context) throw new Error('the browser came without a window')
    return context.pages()[0] ?? (await context.newPage())
  }

  /** SIGKILL: nothing is flushed, nothing is closed. */
  async dies(): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null) return
    const exited = once(this.#process, 'exit')
    this.#process.kill('SIGKILL')
    await exited
  }

  async close(): Promise<void> {
    await this.#connection?.close()
    await this.dies()
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

async function addressIn({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('the browser has nowhere to say its address')
  for await (const line of createInterface(stderr)) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('the browser did not say its address')
}
