import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A node of a syntax tree, with the fields used here. */
export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
export const child = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key]
  return typeof value === 'object' && value !== null && 'type' in value ? (value as Node) : undefined
}
export const children = (node: Node | undefined, key: string): Node[] => {
  const value = node?.[key]
  return Array.isArray(value) ? value.filter((each): each is Node => typeof each?.type === 'string') : []
}
export const nameOf = (node: Node | undefined): string => {
  const name = node?.['name'] ?? node?.['value']
  return typeof name === 'string' ? name : ''
}

interface Origin {
  file: string
  name: string
}
/** A file with its declarations and the origins of its imports. */
export interface Module {
  source: string
  comments: readonly { value: string; start: number; end: number }[]
  declared: ReadonlyMap<string, Node>
  borrowed: ReadonlyMap<string, Origin>
}
export interface Found {
  node: Node
  module: Module
}

const known = new Map<string, { source: string; module: Module }>()

/** The declarations of a file; parsed again when it has changed. */
export function moduleAt(file: string): Module | undefined {
  if (!existsSync(file)) return undefined
  const source = readFileSync(file, 'utf8')
  const before = known.get(file)
  if (before?.source === source) return before.module
  const module = readModule(file, source)
  known.set(file, { source, module })
  return module
}

function readModule(file: string, source: string): Module {
  const { program, comments } = parseSync(file, source)
  const declared = new Map<string, Node>()
  const borrowed = new Map<string, Origin>()
  for (const statement of program.body as unknown as Node[]) {
    const from = fileOf(nameOf(child(statement, 'source')), file)
    for (const specifier of children(statement, 'specifiers')) {
      const outer = child(specifier, 'imported') ?? child(specifier, 'local')
      const inner = child(specifier, 'exported') ?? child(specifier, 'local')
      if (from !== undefined) borrowed.set(nameOf(inner), { file: from, name: nameOf(outer) })
    }
    const declaration = child(statement, 'declaration') ?? statement
    if (child(declaration, 'id')) declared.set(nameOf(child(declaration, 'id')), declaration)
    for (const declarator of children(declaration, 'declarations'))
      declared.set(nameOf(child(declarator, 'id')), declarator)
  }
  return { source, comments, declared, borrowed }
}

function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier)
  return specifier === '@seberang/tokens' ? join(root, 'tokens/index.ts') : undefined
}

/** The declaration of a name, through any number of imports. */
export function find(name: string, module: Module): Found | undefined {
  const node = module.declared.get(name)
  if (node) return { node, module }
  const origin = module.borrowed.get(name)
  const next = origin && moduleAt(origin.file)
  return origin && next ? find(origin.name, next) : undefined
}

export const textOf = (node: Node, { source }: Module): string =>
  source.slice(node.start, node.end).replaceAll(/\s+/g, ' ')

/** The comment right above a node, in one line. */
export function commentAbove(node: Node, { source, comments }: Module): string {
  const comment = comments.findLast(
    ({ value, end }) =>
      value.startsWith('*') && end <= node.start && source.slice(end, node.start).trim() === '',
  )
  return (comment?.value ?? '').replaceAll(/^\*|\s*\n\s*\*?\s*/g, ' ').trim()
}
