import { parseSync } from 'vite'

export interface Node {
  type: string
  start: number
  [key: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** @throws when the source cannot be parsed */
export function parse(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  if (!isNode(program)) throw new Error(`${file} has no program`)
  return program
}

/** A node and everything inside it. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(nodesIn)]
}

/** The name of an identifier or of a member's property, else an empty text. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  const { name } = node
  return node.type === 'MemberExpression' ? nameOf(node['property']) : typeof name === 'string' ? name : ''
}
