import { isNode, nameOf, nodesIn, parse } from './syntax.ts'

const sourceOf = (source: unknown): string => (isNode(source) ? String(source['value']) : '')

/**
 * What a file passes on from modules that others may not import: exports from them, exports of their imports, and
 * exported constants that are nothing but such an import. An import rule sees none of these.
 */
export function reExports(file: string, source: string, forbidden: RegExp): string[] {
  const nodes = nodesIn(parse(file, source))
  const imported = new Set(
    nodes
      .filter((node) => node.type === 'ImportDeclaration' && forbidden.test(sourceOf(node['source'])))
      .flatMap(({ specifiers }) => (Array.isArray(specifiers) ? specifiers : []))
      .map((specifier: unknown) => (isNode(specifier) ? nameOf(specifier['local']) : '')),
  )
  return nodes.flatMap((node) => {
    const isExport = /^Export(?:Named|All|Default)Declaration$/.test(node.type)
    if (!isExport || node['exportKind'] === 'type') return []
    if (forbidden.test(sourceOf(node['source']))) return [sourceOf(node['source'])]
    if (node['source']) return []
    return [...nodesIn(node['specifiers']), ...nodesIn(node['declaration'])]
      .map(({ type, local, init, name }) => {
        if (type === 'ExportSpecifier') return nameOf(local)
        if (type === 'VariableDeclarator' && isNode(init) && init.type === 'Identifier') return nameOf(init)
        return node.type === 'ExportDefaultDeclaration' &&
          isNode(node['declaration']) &&
          type === 'Identifier'
          ? String(name)
          : ''
      })
      .filter((name) => imported.has(name))
  })
}
