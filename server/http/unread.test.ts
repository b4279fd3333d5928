import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { mayBeAnswered } from './unread.ts'

it('nothing is answered any more on a connection that was closed', () => {
  const request = new IncomingMessage(new Socket())
  expect(mayBeAnswered(request, new ServerResponse(request))).toBe(true)
  request.socket.destroy()
  expect(mayBeAnswered(request, new ServerResponse(request))).toBe(false)
})
