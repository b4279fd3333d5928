import { posix } from 'node:path'
import { isNode, nameOf, nodesIn, parse, type Node } from './syntax.ts'

const isCall = ({ type }: Node): boolean => type === 'CallExpression'
const calleeOf = (call: Node): string => nameOf(call['callee'])

/** The local names of a file's imports from each module; imports of types do not count. */
function importsOf(program: Node): { from: string; names: string[] }[] {
  return nodesIn(program['body'])
    .filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type')
    .map(({ source, specifiers }) => ({
      from: isNode(source) ? String(source['value']) : '',
      names: Array.isArray(specifiers)
        ? specifiers.flatMap((one: unknown) => (isNode(one) ? nameOf(one['local']) : []))
        : [],
    }))
}

/** The bodies of `test`, `it` and `test.each(…)`, not those of skipped tests. */
function testBodies(program: Node): Node[] {
  return nodesIn(program)
    .filter(isCall)
    .filter(({ callee }) => {
      if (!isNode(callee)) return false
      const called = isCall(callee) && calleeOf(callee) === 'each' ? callee['callee'] : callee
      const name = isNode(called) && called.type === 'MemberExpression' ? called['object'] : called
      const isEach = called !== callee
      return ['test', 'it'].includes(nameOf(name)) && (isEach || name === called)
    })
    .flatMap((call) => (Array.isArray(call['arguments']) ? call['arguments'] : []))
    .filter(isNode)
    .filter(({ type }) => type === 'ArrowFunctionExpression')
}

const interactions = new Set([
  'click',
  'type',
  'clear',
  'keyboard',
  'selectOptions',
  'upload',
  'requestSubmit',
])
const sent = new Set([
  'bodies',
  'received',
  'toHaveBeenCalled',
  'toHaveBeenCalledOnce',
  'toHaveBeenCalledWith',
])

/**
 * What the test of a form lacks: it renders the form, operates it as a person does, and asserts what it sends.
 * `testForm` does the last two.
 * @param form path of the form's file
 * @param source the text of the test beside it
 * @param users paths of the files that import the form: a hook is rendered through its component
 * @param sends whether the form sends anything
 */
export function formTestFaults(
  form: string,
  source: string,
  users: readonly string[],
  sends: boolean,
): string[] {
  const program = parse(form.replace(/\.tsx?$/, '.test.tsx'), source)
  const nodes = nodesIn(program)
  const rendered = new Set(
    nodes.filter(({ type }) => type === 'JSXOpeningElement').map((node) => nameOf(node['name'])),
  )
  const calls = nodes.filter(isCall).map(calleeOf)
  const inTests = testBodies(program).flatMap(nodesIn).filter(isCall).map(calleeOf)
  const isRendered = importsOf(program).some(
    ({ from, names }) =>
      [form, ...users].includes(posix.join(posix.dirname(form), from)) &&
      names.some((name) => rendered.has(name)),
  )
  const isSuite = calls.includes('testForm')
  return [
    ...(isRendered ? [] : ['does not render the form']),
    ...(isSuite || inTests.includes('expect') ? [] : ['has no test that expects anything']),
    ...(isSuite || calls.some((name) => interactions.has(name)) ? [] : ['does not operate the form']),
    ...(isSuite || !sends || inTests.some((name) => sent.has(name)) ? [] : ['does not expect what is sent']),
  ]
}
