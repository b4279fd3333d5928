import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockFolder } from '../database/lock.ts'
import { onPglite } from './database.ts'
import { answerCommands, sectionsOf, sendCommand, type CommandAnswers } from './socket.ts'

describe('commands of the machine', () => {
  let folder: string
  let close: () => Promise<void>
  const broken: unknown[] = []
  const warnings: string[] = []
  const second = Promise.withResolvers<undefined>()
  const log = {
    error: (fields: object) => void broken.push(fields),
    warn: (_: object, warning: string) => void warnings.push(warning),
  }
  const answers: CommandAnswers = {
    hello: () => sectionsOf([new Blob(['hello'])]),
    async *throws() {
      yield await Promise.resolve(new Uint8Array(1))
      throw new Error('the disk is full')
    },
    async *silent() {
      yield await new Promise<Uint8Array>(() => undefined)
    },
    async *inTwo() {
      yield* sectionsOf([new Blob(['one'])])
      await second.promise
      yield* sectionsOf([new Blob(['two'])])
    },
    async *endless() {
      while (true) yield await Promise.resolve(new Uint8Array(64 * 1024))
    },
  }
  beforeEach(async () => {
    broken.splice(0)
    folder = mkdtempSync(join(tmpdir(), 'seberang-socket-'))
    close = await answerCommands(folder, answers, log)
  })
  afterEach(async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function hello(): Promise<string> {
    const answer = await sendCommand(folder, { command: 'hello', input: null })
    if (!answer) throw new Error('nobody answers')
    const section = await text(answer.read())
    answer.close()
    return section
  }

  it('are taken as long as the path of their socket may be, and beyond that the start says why not', async () => {
    const most = folder.padEnd(89, 'x')
    const more = folder.padEnd(120, 'x')
    for (const path of [most, more]) {
      mkdirSync(path)
      const closes = await answerCommands(path, answers, log)
      const answer = await sendCommand(path, { command: 'hello', input: null })
      expect(answer !== undefined).toBe(path === most)
      answer?.close()
      await closes()
      rmSync(path, { recursive: true })
    }
    expect(warnings).toEqual([expect.stringContaining('DATA_DIR is 120 bytes long')])
  })

  it('that no server takes say why, where the path is too long for their socket', async () => {
    const path = folder.padEnd(120, 'x')
    mkdirSync(join(path, 'database'), { recursive: true })
    const unlock = lockFolder(join(path, 'database.lock'))
    try {
      await expect(onPglite(path, async () => undefined)).rejects.toThrow(/in use by process .*bytes long/)
    } finally {
      unlock()
      rmSync(path, { recursive: true })
    }
  })

  it('are answered', async () => {
    expect(await hello()).toBe('hello')
  })

  it('that break off leave the server as it was', async () => {
    const answer = await sendCommand(folder, { command: 'throws', input: null })
    if (!answer) throw new Error('nobody answers')
    await expect(text(answer.read())).rejects.toThrow('The server broke the command off')
    expect(broken).toHaveLength(1)
    expect(await hello()).toBe('hello')
  })

  it('end where the server hangs', async () => {
    const answer = await sendCommand(folder, { command: 'silent', input: null }, 20)
    if (!answer) throw new Error('nobody answers')
    await expect(text(answer.read())).rejects.toThrow('The server does not answer')
  })

  it('go on where their reader takes longer than the silence of a server that hangs', async () => {
    const silence = 50
    const answer = await sendCommand(folder, { command: 'inTwo', input: null }, silence)
    if (!answer) throw new Error('nobody answers')
    expect(await text(answer.read())).toBe('one')
    for (const until = performance.now() + 2 * silence; performance.now() < until;)
      expect(await hello()).toBe('hello')
    second.resolve(undefined)
    expect(await text(answer.read())).toBe('two')
    answer.close()
  })

  it('whose sender goes in the middle of the answer leave the server as it was', async () => {
    const socket = connect(join(folder, 'commands.sock'))
    socket.write(`${JSON.stringify({ command: 'endless', input: null })}\n`)
    await once(socket, 'data')
    socket.destroy()
    while (broken.length === 0) expect(await hello()).toBe('hello')
  })

  it('that are no line, or a very long one, are refused', async () => {
    for (const request of ['{}\n', 'x\n', 'x'.repeat(17 * 1024 * 1024)]) {
      const socket = connect(join(folder, 'commands.sock'))
      socket.on('error', () => undefined)
      socket.write(request)
      socket.resume()
      await new Promise((closed) => socket.on('close', closed))
    }
    expect(await hello()).toBe('hello')
    await vi.waitFor(() => expect(broken).toHaveLength(3))
  })
})
