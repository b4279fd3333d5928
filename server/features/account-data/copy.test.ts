import { expect, test } from 'vitest'
import { pieceBytes, piecesOf } from './copy.ts'

test.each([0, 1, pieceBytes, pieceBytes + 1, 3 * pieceBytes])(
  '%d bytes are sent whole, bit by bit',
  async (size) => {
    const bytes = Uint8Array.from({ length: size }, (_, at) => at % 251)
    const pieces: Uint8Array[] = []
    for await (const piece of piecesOf(bytes)) pieces.push(piece)
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
    expect(pieces.every(({ length }) => length <= pieceBytes)).toBe(true)
  },
)
