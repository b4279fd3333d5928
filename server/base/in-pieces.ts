import { setImmediate as everythingElse } from 'node:timers/promises'

/** Less than a millisecond of decrypting or hashing. */
const pieceLength = 256 * 1024

/** Works on bytes piece by piece, and lets everything else run between two of them. */
export async function inPieces(bytes: Buffer, work: (piece: Buffer) => void): Promise<void> {
  for (let at = 0; at < bytes.length; at += pieceLength) {
    work(bytes.subarray(at, at + pieceLength))
    await everythingElse()
  }
}
