import { array, boolean, number, object, string, type InferType } from 'yup'
import { StartError } from '../base/start-error.ts'

export const manifestName = 'manifest.json'
export const tablePath = (name: string) => `tables/${name}.gz`
export const filePath = (id: string) => `files/${id}`

const sha256 = () =>
  string()
    .matches(/^[0-9a-f]{64}$/)
    .required()
const whole = () => number().integer().min(0).required()
const identifier = () =>
  string()
    .matches(/^[a-z_][a-z0-9_]{0,62}$/)
    .required()

const fileId = () =>
  string()
    .matches(/^[\w-]{20,64}$/)
    .required()

const fileSchema = object({
  id: fileId(),
  size: whole(),
  sha256: sha256(),
  /** Somebody recorded that nobody has it any more; a release before did not say. */
  writtenOff: boolean(),
}).required()

const tableSchema = object({
  name: identifier(),
  columns: array(identifier()).required(),
  /** The last number that was given to each identity column; null where none was. */
  sequences: array(
    object({ column: identifier(), last: number().integer().nullable().defined() }),
  ).required(),
}).required()

/** What a dump knows of its moment before its tables are read. */
const headSchema = object({
  /** The last migration: the hash of its text, and its place in the order. */
  migration: object({ hash: sha256(), when: whole() }).required(),
  /** By the database's clock. */
  takenAt: string().required(),
  tables: array(tableSchema).required(),
  files: array(fileSchema).required(),
  /** Invariants that did not hold at that moment. */
  broken: array(string().required()).required(),
  /** Tables and columns that others added to the database, and that are not in it; a release before did not say. */
  leftOut: array(string().required()),
})

const manifestSchema = headSchema.shape({
  format: number().oneOf([1]).required(),
  version: string().required(),
  /** A mac under APP_KEY, which tells whether it is the same without revealing it. */
  fingerprint: string().required(),
  /** `sha256` is of the table's text before compression. */
  tables: array(tableSchema.shape({ rows: whole(), sha256: sha256() })).required(),
  /** Ids of those of `files` that were lost or damaged already and are not in it; a release before had none. */
  lost: array(fileId()),
})

export type DumpHead = InferType<typeof headSchema>
export type Manifest = InferType<typeof manifestSchema>

export const readHead = (text: string): DumpHead =>
  headSchema.validateSync(JSON.parse(text), { strict: true })

/** Throws StartError for anything but a manifest. */
export function readManifest(text: string): Manifest {
  try {
    return manifestSchema.validateSync(JSON.parse(text), { strict: true })
  } catch (error) {
    throw new StartError('The manifest of the backup is damaged, or of a newer release.', { cause: error })
  }
}
