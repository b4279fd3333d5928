import { child, children, commentAbove, find, moduleAt, nameOf, textOf } from './types.ts'
import type { Module, Node } from './types.ts'

/** A prop of a component, as documented. */
export interface Prop {
  name: string
  type: string
  /** The values of a union of strings. */
  options: readonly string[]
  required: boolean
  /** The default value, as source text. */
  defaultValue: string
  text: string
  /** The members of an object, or of each object in a list. */
  members: readonly Prop[]
}
type Props = Map<string, Prop>

/** Every prop of a component, however its type is composed. */
export function propsOf(component: string, file: string): Prop[] {
  const module = moduleAt(file)
  const declared = unwrapped(module?.declared.get(component))
  const [parameter] = children(declared, 'params')
  if (!module || !declared || !parameter) return []
  const type = child(child(parameter, 'typeAnnotation'), 'typeAnnotation')
  const found = type ? membersOf(type, module) : new Map<string, Prop>()
  const defaults = defaultsOf(declared, parameter, module)
  return [...found.values()]
    .map((prop) => ({ ...prop, defaultValue: defaults.get(prop.name) ?? '' }))
    .sort((one, other) => Number(other.required) - Number(one.required))
}

/** `memo(function Icon(…) { … })` is read as its function. */
const unwrapped = (declared: Node | undefined): Node | undefined =>
  children(child(declared, 'init'), 'arguments')[0] ?? declared

/** The defaults in `{ size = 'medium' }`, in the parameter or in a destructuring of it. */
function defaultsOf(declared: Node, parameter: Node, module: Module): Map<string, string> {
  const inside = children(child(declared, 'body'), 'body').flatMap((statement) =>
    children(statement, 'declarations').map((declarator) => child(declarator, 'id')),
  )
  const patterns = [parameter, ...inside].flatMap((pattern) => children(pattern, 'properties'))
  return new Map(
    patterns.flatMap((property) => {
      const value = child(property, 'value')
      const right = child(value, 'right')
      return value?.type === 'AssignmentPattern' && right
        ? [[nameOf(child(property, 'key')), textOf(right, module)] as const]
        : []
    }),
  )
}

function membersOf(type: Node, module: Module, depth = 0): Props {
  switch (type.type) {
    case 'TSInterfaceDeclaration':
      return merged([
        ...children(type, 'extends').map((parent) =>
          referred(nameOf(child(parent, 'expression')), child(parent, 'typeArguments'), module, depth),
        ),
        literal(children(child(type, 'body'), 'body'), module, depth),
      ])
    case 'TSTypeLiteral':
      return literal(children(type, 'members'), module, depth)
    case 'TSIntersectionType':
      return merged(children(type, 'types').map((each) => membersOf(each, module, depth)))
    case 'TSUnionType':
      return either(children(type, 'types').map((each) => membersOf(each, module, depth)))
    case 'TSTypeReference':
      return referred(nameOf(child(type, 'typeName')), child(type, 'typeArguments'), module, depth)
    default: {
      const inner = child(type, 'typeAnnotation')
      return inner ? membersOf(inner, module, depth) : new Map()
    }
  }
}

function referred(name: string, given: Node | undefined, module: Module, depth = 0): Props {
  const [of, keys] = children(given, 'params')
  if (of && (name === 'Omit' || name === 'Pick')) {
    const named = keys ? literalsOf(keys, module) : []
    const wanted = ([key]: [string, Prop]) => named.includes(key) === (name === 'Pick')
    return new Map([...membersOf(of, module, depth)].filter(wanted))
  }
  if (of && name === 'Partial')
    return new Map(
      [...membersOf(of, module, depth)].map(([key, prop]) => [key, { ...prop, required: false }]),
    )
  const found = find(name, module)
  return found ? membersOf(found.node, found.module, depth) : new Map()
}

const merged = (all: readonly Props[]): Props => new Map(all.flatMap((props) => [...props]))

/** Required if every alternative requires it; included even if some alternatives forbid it. */
function either(all: readonly Props[]): Props {
  const found = merged(all.map((props) => new Map([...props].filter(([, { type }]) => type !== 'never'))))
  return new Map(
    [...found].map(([name, prop]) => [
      name,
      { ...prop, required: all.every((props) => props.get(name)?.required === true) },
    ]),
  )
}

const literal = (members: readonly Node[], module: Module, depth = 0): Props =>
  new Map(
    members.flatMap((member) => {
      const type = child(child(member, 'typeAnnotation'), 'typeAnnotation')
      const name = nameOf(child(member, 'key'))
      if (!type || name === '') return []
      const options = literalsOf(type, module)
      const inside = depth === 0 ? insideOf(type, module) : []
      const prop: Prop = {
        name,
        type: typeText(type, options, inside, module),
        options,
        required: member['optional'] !== true,
        defaultValue: '',
        text: commentAbove(member, module),
        members: inside,
      }
      return [[name, prop] as const]
    }),
  )

function typeText(type: Node, options: readonly string[], inside: readonly Prop[], module: Module): string {
  if (options.length > 1) return options.map((option) => `'${option}'`).join(' | ')
  // Its members have rows of their own.
  const isWritten = inside.length > 0 && /[{]/.test(textOf(type, module))
  if (isWritten) return /\[\]\s*(\| undefined)?$/.test(textOf(type, module)) ? 'object[]' : 'object'
  return shortened(type, module)
}

/** The members of an object, or of the objects in a list; one level deep, and only for our own types. */
function insideOf(type: Node, module: Module): Prop[] {
  switch (type.type) {
    case 'TSTypeLiteral':
      return [...literal(children(type, 'members'), module, 1).values()]
    case 'TSArrayType':
      return insideFrom(child(type, 'elementType'), module)
    case 'TSTypeOperator':
    case 'TSParenthesizedType':
      return insideFrom(child(type, 'typeAnnotation'), module)
    case 'TSUnionType':
      return children(type, 'types').flatMap((each) => insideOf(each, module))
    case 'TSTypeReference':
      return insideOfNamed(nameOf(child(type, 'typeName')), module)
    default:
      return []
  }
}
const insideFrom = (type: Node | undefined, module: Module): Prop[] => (type ? insideOf(type, module) : [])

/** Drawings are not composed by callers. */
const opaque: readonly string[] = ['IconType', 'Mark', 'Line', 'Sprinkles']

function insideOfNamed(name: string, module: Module): Prop[] {
  const found = opaque.includes(name) ? undefined : find(name, module)
  const isObject =
    found?.node.type === 'TSInterfaceDeclaration' ||
    /^TS(TypeLiteral|IntersectionType|UnionType)$/.test(child(found?.node, 'typeAnnotation')?.type ?? '')
  return found && isObject ? [...membersOf(found.node, found.module, 1).values()] : []
}

/** Optional props omit `| undefined`. */
const shortened = (type: Node, module: Module): string =>
  textOf(type, module)
    .replace(/ \| undefined$/, '')
    .replaceAll(/\breadonly /g, '')

/** The strings of a type that allows nothing else. */
function literalsOf(type: Node, module: Module): string[] {
  const value = child(type, 'literal')?.['value']
  if (type.type === 'TSLiteralType') return typeof value === 'string' ? [value] : []
  if (type.type === 'TSUnionType') {
    const parts = children(type, 'types')
      .filter((part) => part.type !== 'TSUndefinedKeyword')
      .map((part) => literalsOf(part, module))
    return parts.every((part) => part.length > 0) ? parts.flat() : []
  }
  if (type.type === 'TSParenthesizedType') {
    const inner = child(type, 'typeAnnotation')
    return inner ? literalsOf(inner, module) : []
  }
  if (type.type === 'TSTypeReference' && !child(type, 'typeArguments')) {
    const found = find(nameOf(child(type, 'typeName')), module)
    const aliased = found?.node.type === 'TSTypeAliasDeclaration' && child(found.node, 'typeAnnotation')
    return found && aliased ? literalsOf(aliased, found.module) : []
  }
  if (type.type === 'TSTypeOperator' && type['operator'] === 'keyof') {
    return keysOfNamed(child(child(type, 'typeAnnotation'), 'exprName'), module)
  }
  return type.type === 'TSIndexedAccessType' ? listed(type, module) : []
}

/** `keyof typeof sizes`, and `keyof typeof styles.sizes`: the names in the object. */
function keysOfNamed(name: Node | undefined, module: Module): string[] {
  const space = child(name, 'left')
  const file = space && module.borrowed.get(nameOf(space))?.file
  const home = space ? file && moduleAt(file) : module
  const found = home && find(nameOf(space ? child(name, 'right') : name), home)
  return found ? keysIn(child(found.node, 'init'), found.module) : []
}

/** The keys of an object, with or without `as const`, or of the one passed to `styleVariants`. */
function keysIn(value: Node | undefined, module: Module): string[] {
  switch (value?.type) {
    case 'ObjectExpression':
      return children(value, 'properties')
        .map((property) => nameOf(child(property, 'key')))
        .filter(Boolean)
    case 'CallExpression':
      return keysIn(children(value, 'arguments')[0], module)
    case 'Identifier': {
      const found = find(nameOf(value), module)
      return found ? keysIn(child(found.node, 'init'), found.module) : []
    }
    default:
      return value ? keysIn(child(value, 'expression'), module) : []
  }
}

/** Without `as const` and `satisfies …`. */
const bare = (value: Node | undefined): Node | undefined =>
  value?.type === 'ArrayExpression' ? value : value && bare(child(value, 'expression'))

/** `(typeof sizes)[number]`: the strings of the list. */
function listed(type: Node, module: Module): string[] {
  const object = child(type, 'objectType')
  const query = object?.type === 'TSParenthesizedType' ? child(object, 'typeAnnotation') : object
  const found = find(nameOf(child(query, 'exprName')), module)
  const init = child(found?.node, 'init')
  return children(bare(init), 'elements').map(nameOf).filter(Boolean)
}
