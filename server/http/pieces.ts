import { IncomingMessage } from 'node:http'
import { answerClientError } from './client-error.ts'

/** Pieces of a body that may be as small as they like: somebody who writes line by line, or to a slow network. */
const freePieces = 256

/**
 * Bytes that every further piece has on average. A network carries segments of 536 bytes at the least (RFC 9293 3.7.1)
 * and proxies pass on what they get, in larger pieces if any; a quarter leaves room for those who write less at a time.
 */
const bytesOfPiece = 128

/**
 * A request whose body may not come in absurdly small pieces. Node makes each chunk of a body a buffer of its own, which
 * takes a hundred times its length in memory and microseconds of the event loop, so that limits of bytes limit neither.
 * Whoever reads the body, and before anybody does: it is refused as what is no HTTP is, and the connection closed.
 */
export class RequestInPieces extends IncomingMessage {
  #pieces = 0
  #bytes = 0
  #isRefused = false

  override push(piece: unknown, encoding?: BufferEncoding): boolean {
    // Not even its end is passed on: a body that was cut would be taken for a whole one.
    if (this.#isRefused) return false
    if (!Buffer.isBuffer(piece)) return super.push(piece, encoding)
    this.#pieces += 1
    this.#bytes += piece.length
    if (this.#pieces <= freePieces + this.#bytes / bytesOfPiece) return super.push(piece)
    this.#isRefused = true
    answerClientError({ code: 'TOO_MANY_PIECES' }, this.socket)
    return false
  }
}
