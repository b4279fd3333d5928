import { isNode, parse, type Node } from './syntax.ts'

export type RawKind = 'length' | 'colour' | 'duration' | 'layer' | 'weight'
export interface RawValue {
  kind: RawKind
  line: number
  text: string
}

const length = /(?<![\w.#-])-?(?:\d+\.?\d*|\.\d+)(?:px|r?em)\b/i
/** `${number}px`: the unit follows an expression. */
const unitAfterExpression = /^(?:px|r?em)\b/
const colour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|^(?:white|black)$/i
const duration = /(?<![\w.#-])(?:\d+\.?\d*|\.\d+)m?s\b/
/** Properties whose bare numbers vanilla-extract reads as pixels. */
const lengthProperty =
  /^(?:padding|margin|inset|scroll(?:Margin|Padding)|border\w*(?:Width|Radius)$|outline(?:Width|Offset)$|(?:min|max)?(?:[Ww]idth|[Hh]eight|InlineSize|BlockSize)$|(?:inline|block)Size$|(?:row|column)?[gG]ap$|(?:top|right|bottom|left|fontSize|letterSpacing|wordSpacing|flexBasis|textIndent)$)/

const isNumber = (node: unknown): node is Node & { value: number } =>
  isNode(node) &&
  ((node.type === 'Literal' && typeof node['value'] === 'number' && node['value'] !== 0) ||
    (node.type === 'UnaryExpression' && isNumber(node['argument'])))

const rawText = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''

/**
 * The values that a file writes out instead of using tokens: lengths in px, em and rem (including bare numbers that
 * CSS-in-TS reads as pixels, and `rem(13)`), colours, durations, z-indexes and font weights. Shadows are found by
 * their lengths and colours. Durations and units after an expression are only checked in stylesheets: elsewhere `0s4`
 * is an SVG path, and `${top}px` a measured position.
 */
export function rawValues(file: string, source: string): RawValue[] {
  const program = parse(file, source)
  const found: RawValue[] = []
  const styles = file.endsWith('.css.ts') || file.includes('/styles/')

  const add = (kind: RawKind, node: Node, text: string): void => {
    found.push({ kind, line: source.slice(0, node.start).split('\n').length, text: text.trim() })
  }
  const readText = (node: Node, text: string, afterExpression = false): void => {
    if (length.test(text) || (styles && afterExpression && unitAfterExpression.test(text)))
      add('length', node, text)
    if (colour.test(text)) add('colour', node, text)
    if (styles && duration.test(text)) add('duration', node, text)
  }
  const readProperty = (node: Node): void => {
    const { key, value } = node
    if (!isNode(key) || !isNumber(value)) return
    const name = String(key['name'] ?? key['value'])
    const text = source.slice(node.start, Number(node['end']))
    if (name === 'zIndex') add('layer', node, text)
    else if (name === 'fontWeight') add('weight', node, text)
    else if (styles && lengthProperty.test(name)) add('length', node, text)
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    if (value.type === 'ImportDeclaration') return
    if (value.type === 'Literal' && typeof value['value'] === 'string') readText(value, value['value'])
    if (value.type === 'TemplateLiteral' && Array.isArray(value['quasis']))
      value['quasis'].forEach((quasi: unknown, index) => {
        if (isNode(quasi)) readText(quasi, rawText(quasi['value']), index > 0)
      })
    if (value.type === 'Property') readProperty(value)
    if (value.type === 'CallExpression' && isNode(value['callee']) && value['callee']['name'] === 'rem')
      if (Array.isArray(value['arguments']) && isNumber(value['arguments'][0]))
        add('length', value, source.slice(value.start, Number(value['end'])))
    Object.values(value).forEach(visit)
  }
  visit(program)
  return found
}
