import { describe, expect, it } from 'vitest'
import { readClientFrame, readServerFrame } from './socket.ts'

describe('frames of the live connection', () => {
  const notice = { id: 7, topic: 'cart', code: 'SC-1', at: '2026-11-21T08:00:00.000Z' }

  it.each([
    [
      { type: 'auth', token: 'x' },
      { type: 'auth', token: 'x' },
    ],
    [
      { type: 'auth', token: 'x', since: 0 },
      { type: 'auth', token: 'x', since: 0 },
    ],
    [
      { type: 'auth', token: 'x', since: null },
      { type: 'auth', token: 'x' },
    ],
    [
      { type: 'auth', token: 'x', role: 'operator' },
      { type: 'auth', token: 'x' },
    ],
    [{ type: 'ping', since: 'x' }, { type: 'ping' }],
  ])('parses the client frame %j', (sent, read) => {
    expect(readClientFrame(JSON.stringify(sent))).toEqual(read)
  })

  it.each([
    '',
    'null',
    '5',
    '[]',
    '{',
    '{"type":"auth"}',
    '{"type":"auth","token":5}',
    '{"type":"auth","token":"x","since":-1}',
    '{"type":"auth","token":"x","since":1.5}',
    '{"type":"auth","token":"x","since":"1"}',
    '{"type":"other","token":"x"}',
  ])('%s is not a client frame', (text) => {
    expect(readClientFrame(text)).toBeNull()
  })

  it.each([notice, { ...notice, topic: 'resync', code: '' }, { type: 'pong', last: 0 }])(
    'a server’s %j is read',
    (sent) => {
      expect(readServerFrame(JSON.stringify(sent))).toEqual(sent)
    },
  )

  it.each([
    'nonsense',
    'null',
    JSON.stringify({ ...notice, id: '7' }),
    JSON.stringify({ ...notice, topic: 'weather' }),
    JSON.stringify({ ...notice, code: undefined }),
    JSON.stringify({ ...notice, at: 5 }),
    '{"type":"pong"}',
  ])('%s is not a server frame', (text) => {
    expect(readServerFrame(text)).toBeNull()
  })
})
