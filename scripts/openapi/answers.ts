// The JSON schemas of all answers, from the TypeScript types that the calls declare.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { createFormatter, createParser, DEFAULT_CONFIG, SchemaGenerator } from 'ts-json-schema-generator'
import ts from 'typescript'

const folder = resolve(import.meta.dirname, '../../domain/api/calls')
const suffix = '.answers.ts'

/** A JSON schema: an object of schemas, lists and plain values. */
type Schema = Record<string, unknown>

export interface AnswerSchemas {
  /** By the id of the call; without those that answer no JSON. */
  answers: Record<string, Schema>
  /** By the name of the type. */
  schemas: Record<string, Schema>
}

/** The answer types of one file of calls as an interface, with the imports that they need. */
function answersIn(path: string): string {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const answers: string[] = []
  const visit = (node: ts.Node): void => {
    const answer = ts.isCallExpression(node) && answerOf(node)
    if (answer) answers.push(answer)
    ts.forEachChild(node, visit)
  }
  visit(source)
  const imports = source.statements.filter(ts.isImportDeclaration).map((statement) => statement.getText())
  return [...imports, `export interface ${nameOf(path)} {`, ...answers, '}'].join('\n')
}

/** The id of a call with its answer type; undefined for one that answers no JSON. */
function answerOf(call: ts.CallExpression): string | undefined {
  if (call.expression.getText() !== 'defineCall') return undefined
  const [types] = call.typeArguments ?? []
  const [id] = call.arguments
  if (!types || !ts.isTypeLiteralNode(types) || !id || !ts.isStringLiteral(id))
    throw new Error(`${call.getText()}: its types cannot be read`)
  const answer = types.members.find((member) => member.name?.getText() === 'answer')
  if (!answer || !ts.isPropertySignature(answer)) throw new Error(`${id.text} has no answer`)
  const type = answer.type?.getText() ?? ''
  return ['undefined', 'Blob'].includes(type) ? undefined : `  ${id.text}: ${type}`
}

const nameOf = (path: string) => `Of_${basename(path).replaceAll(/\W/g, '_')}`

/** A program of the calls' answer types and the failure, in files that exist in memory only. */
function programOf(files: ReadonlyMap<string, string>): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const disk = { ...host }
  host.fileExists = (path) => files.has(path) || disk.fileExists(path)
  host.readFile = (path) => files.get(path) ?? disk.readFile(path)
  host.getSourceFile = (path, version, ...rest) => {
    const text = files.get(path)
    return text === undefined
      ? disk.getSourceFile(path, version, ...rest)
      : ts.createSourceFile(path, text, version, true)
  }
  return ts.createProgram([...files.keys()], options, host)
}

const definitions = '#/definitions/'
const isName = (name: string) => /^\w+$/.test(name)

/** The schemas of all answers. Named types are schemas of their own; `Ok<…>` and the like are written out. */
export function answerSchemas(): AnswerSchemas {
  const paths = readdirSync(folder).map((name) => join(folder, name))
  const files = new Map(paths.map((path) => [path.replace(/\.ts$/, suffix), answersIn(path)]))
  const failure = 'Failure'
  files.set(join(folder, `failure${suffix}`), `export type { ${failure} } from '../types/failure.ts'`)
  const program = programOf(files)
  const config = {
    ...DEFAULT_CONFIG,
    skipTypeCheck: true,
  }
  const generator = new SchemaGenerator(
    program,
    createParser(program, config),
    createFormatter(config),
    config,
  )
  const found = new Map<string, Schema>()
  for (const name of [...paths.map(nameOf), failure])
    for (const [key, schema] of Object.entries(generator.createSchema(name).definitions ?? {}))
      found.set(decodeURIComponent(key), schema as Schema)

  const written = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(written)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...rest } = value as Schema
    const entries = Object.entries(rest).map(([key, inner]) => [key, written(inner)] as const)
    if (typeof $ref !== 'string') return Object.fromEntries(entries)
    const name = decodeURIComponent($ref.slice(definitions.length))
    const target = isName(name)
      ? { $ref: `#/components/schemas/${name}` }
      : (written(found.get(name)) as Schema)
    return { ...target, ...Object.fromEntries(entries) }
  }
  const named = [...found].filter(([name]) => isName(name))
  const isOfFile = (name: string) => paths.some((path) => nameOf(path) === name)
  return {
    answers: byName(
      named
        .filter(([name]) => isOfFile(name))
        .flatMap(([, { properties }]) => Object.entries(written(properties ?? {}) as Record<string, Schema>)),
    ),
    schemas: byName(
      named
        .filter(([name]) => !isOfFile(name))
        .map(([name, schema]): [string, Schema] => [name, written(schema) as Schema]),
    ),
  }
}

const byName = (entries: [string, Schema][]) =>
  Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
