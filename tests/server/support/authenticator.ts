import type {
  CredentialAssertion,
  NewCredential,
  PasskeyCreation,
  PasskeyRequest,
} from '@seberang/domain/api'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

const present = 0x01
const verified = 0x04
const backedUp = 0x18
const withCredential = 0x40

/** What a device or a browser may say that is not as it should be. */
export interface Said {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  /** Whether its owner showed who they are, by a finger or a PIN. */
  isVerified?: boolean
  isSynced?: boolean
  type?: string
  attestation?: { fmt: string; attStmt: Map<string, unknown> }
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** A passkey of a device that exists only here: it signs by ES256, and counts. */
export class Authenticator {
  readonly id = randomBytes(32)
  counter = 0
  private readonly origin: string
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  /** @param origin of the page that uses it */
  constructor(origin: string) {
    this.origin = origin
  }

  get credentialId(): string {
    return this.id.toString('base64url')
  }

  create(options: PasskeyCreation, said: Said = {}): NewCredential {
    const { fmt, attStmt } = said.attestation ?? { fmt: 'none', attStmt: new Map() }
    const attestationObject = isoCBOR.encode(
      new Map<string, never>(
        Object.entries({
          fmt,
          attStmt,
          authData: new Uint8Array(this.dataOf(said.rpId ?? options.rp.id, said, true)),
        }) as [string, never][],
      ),
    )
    return {
      ...this.named(),
      response: {
        clientDataJSON: this.clientData({ type: 'webauthn.create', challenge: options.challenge, ...said }),
        attestationObject: Buffer.from(attestationObject).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** @param key another one than its own */
  assert(
    options: PasskeyRequest,
    said: Said = {},
    key: KeyObject = this.keys.privateKey,
  ): CredentialAssertion {
    this.counter = said.counter ?? this.counter + 1
    const clientDataJSON = this.clientData({ type: 'webauthn.get', challenge: options.challenge, ...said })
    const data = this.dataOf(said.rpId ?? options.rpId, said, false)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return {
      ...this.named(),
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, key).toString('base64url'),
      },
    }
  }

  private named() {
    return { id: this.credentialId, rawId: this.credentialId, type: 'public-key' } as const
  }

  private clientData({ type, challenge, origin = this.origin }: Said): string {
    const text = JSON.stringify({ type, challenge, origin, crossOrigin: false })
    return Buffer.from(text).toString('base64url')
  }

  /** The layout of WebAuthn's authenticator data. */
  private dataOf(rpId: string, { isVerified = true, isSynced = false }: Said, isNew: boolean): Buffer {
    const flags =
      present | (isVerified ? verified : 0) | (isSynced ? backedUp : 0) | (isNew ? withCredential : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(this.counter, 1)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const credential = isNew ? [Buffer.alloc(16), length, this.id, this.publicKey()] : []
    return Buffer.concat([sha256(rpId), head, ...credential])
  }

  /** As COSE writes a key of P-256. */
  private publicKey(): Uint8Array {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    )
  }
}
