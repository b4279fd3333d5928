import { child, children, commentAbove, find, moduleAt, nameOf, textOf } from './types.ts'
import type { Module, Node } from './types.ts'

/** A property of a component, as its page shows it. */
export interface Prop {
  name: string
  type: string
  /** The values of a choice. */
  options: readonly string[]
  required: boolean
  /** What holds when it is left out, as it is written. */
  standard: string
  text: string
}
type Props = Map<string, Prop>

/** Everything that a component takes, whatever its type is put together from. */
export function propsOf(component: string, file: string): Prop[] {
  const module = moduleAt(file)
  const declared = module?.declared.get(component)
  const [parameter] = children(declared, 'params')
  if (!module || !declared || !parameter) return []
  const type = child(child(parameter, 'typeAnnotation'), 'typeAnnotation')
  const found = type ? membersOf(type, module) : new Map<string, Prop>()
  const standards = standardsOf(declared, parameter, module)
  return [...found.values()]
    .map((prop) => ({ ...prop, standard: standards.get(prop.name) ?? '' }))
    .sort((one, other) => Number(other.required) - Number(one.required))
}

/** The values in `{ size = 'medium' }`, be it the parameter itself or what is taken out of it first. */
function standardsOf(declared: Node, parameter: Node, module: Module): Map<string, string> {
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

function membersOf(type: Node, module: Module): Props {
  switch (type.type) {
    case 'TSInterfaceDeclaration':
      return merged([
        ...children(type, 'extends').map((parent) =>
          referred(nameOf(child(parent, 'expression')), child(parent, 'typeArguments'), module),
        ),
        literal(children(child(type, 'body'), 'body'), module),
      ])
    case 'TSTypeLiteral':
      return literal(children(type, 'members'), module)
    case 'TSIntersectionType':
      return merged(children(type, 'types').map((each) => membersOf(each, module)))
    case 'TSUnionType':
      return either(children(type, 'types').map((each) => membersOf(each, module)))
    case 'TSTypeReference':
      return referred(nameOf(child(type, 'typeName')), child(type, 'typeArguments'), module)
    default: {
      const inner = child(type, 'typeAnnotation')
      return inner ? membersOf(inner, module) : new Map()
    }
  }
}

function referred(name: string, given: Node | undefined, module: Module): Props {
  const [of, keys] = children(given, 'params')
  if (of && (name === 'Omit' || name === 'Pick')) {
    const named = keys ? literalsOf(keys, module) : []
    const wanted = ([key]: [string, Prop]) => named.includes(key) === (name === 'Pick')
    return new Map([...membersOf(of, module)].filter(wanted))
  }
  if (of && name === 'Partial')
    return new Map([...membersOf(of, module)].map(([key, prop]) => [key, { ...prop, required: false }]))
  const found = find(name, module)
  return found ? membersOf(found.node, found.module) : new Map()
}

const merged = (all: readonly Props[]): Props => new Map(all.flatMap((props) => [...props]))

/** Required is only what every alternative requires; what one of them forbids is there all the same. */
function either(all: readonly Props[]): Props {
  const found = merged(all.map((props) => new Map([...props].filter(([, { type }]) => type !== 'never'))))
  return new Map(
    [...found].map(([name, prop]) => [
      name,
      { ...prop, required: all.every((props) => props.get(name)?.required === true) },
    ]),
  )
}

const literal = (members: readonly Node[], module: Module): Props =>
  new Map(
    members.flatMap((member) => {
      const type = child(child(member, 'typeAnnotation'), 'typeAnnotation')
      const name = nameOf(child(member, 'key'))
      if (!type || name === '') return []
      const options = literalsOf(type, module)
      const prop: Prop = {
        name,
        type:
          options.length > 1 ? options.map((option) => `'${option}'`).join(' | ') : shortened(type, module),
        options,
        required: member['optional'] !== true,
        standard: '',
        text: commentAbove(member, module),
      }
      return [[name, prop] as const]
    }),
  )

/** That it may be undefined goes without saying for what may be left out. */
const shortened = (type: Node, module: Module): string =>
  textOf(type, module)
    .replace(/ \| undefined$/, '')
    .replaceAll(/\breadonly /g, '')

/** The strings that a type allows, when it allows nothing else. */
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
  return type.type === 'TSIndexedAccessType' ? listed(type, module) : []
}

/** `(typeof sizes)[number]`: the strings of the list. */
function listed(type: Node, module: Module): string[] {
  const object = child(type, 'objectType')
  const query = object?.type === 'TSParenthesizedType' ? child(object, 'typeAnnotation') : object
  const found = find(nameOf(child(query, 'exprName')), module)
  const init = child(found?.node, 'init')
  const list = init?.type === 'ArrayExpression' ? init : child(init, 'expression')
  return children(list, 'elements').map(nameOf).filter(Boolean)
}
