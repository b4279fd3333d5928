// Which folder may import which. `npm run check` runs it and proves how many modules it saw.
const folder = (...names) => `^(${names.join('|')})/`
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: folder(from), pathNot: ['\\.test\\.tsx?$'] },
  to: {
    path: folder(
      'tokens',
      'design-system',
      'stories',
      'domain',
      'server',
      'app',
      'tests',
      'scripts',
      '.storybook',
    ),
    pathNot: folder(...allowed),
  },
})

/**
 * The floors of the server, from the ground up: a folder imports its own floor and those below. A folder that is on no
 * floor is refused, so that a new one gets its place.
 */
const serverFloors = [
  ['base', 'refusal', 'database'],
  ['security'],
  ['reference'],
  ['ledger', 'customers'],
  ['files', 'mail', 'live', 'pdf'],
  ['shipments'],
  ['gateway', 'invoicing'],
  ['invariants'],
  ['http'],
  ['jobs'],
  ['features'],
  ['ops', 'app\\.ts', 'main\\.ts'],
]
const onFloors = (floors) => `^server/(${floors.flat().join('|')})(/|$)`
const serverRules = [
  ...serverFloors.slice(0, -1).map((floor, index) => ({
    name: `server-floor-${floor[0]}`,
    comment: 'A floor of the server imports itself and those below: docs/architecture.md lists them.',
    severity: 'error',
    from: { path: onFloors([floor]) },
    to: { path: onFloors(serverFloors.slice(index + 1)) },
  })),
  {
    name: 'server-folder-on-no-floor',
    comment: 'Give the folder its place in serverFloors.',
    severity: 'error',
    from: {},
    to: { path: '^server/', pathNot: [onFloors(serverFloors), 'node_modules'] },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    only('tokens-know-nothing', 'tokens', ['tokens'], 'Tokens are data: they import nothing of ours.'),
    only(
      'design-system-knows-tokens',
      'design-system',
      ['design-system', 'tokens'],
      'Components know tokens only.',
    ),
    only('domain-is-pure', 'domain', ['domain'], 'Rules know nothing of app, server or looks.'),
    only(
      'server-knows-domain',
      'server',
      ['server', 'domain'],
      'The server knows rules, never React or looks.',
    ),
    only(
      'app-meets-server-over-http',
      'app',
      ['app', 'design-system', 'tokens', 'domain'],
      'The app knows the server only through domain/api.',
    ),
    only(
      'stories-show-components',
      'stories',
      ['stories', 'design-system', 'tokens', '.storybook'],
      'The catalogue shows components.',
    ),
    {
      name: 'design-system-packages',
      comment: 'No router, data, form or language library in a component.',
      severity: 'error',
      from: { path: folder('design-system', 'tokens') },
      to: { path: 'node_modules/(react-router|swr|formik|yup|i18next|react-i18next)' },
    },
    {
      name: 'domain-packages',
      comment: 'Rules need yup at the most.',
      severity: 'error',
      from: { path: folder('domain'), pathNot: ['\\.test\\.ts$', 'bench\\.ts$'] },
      to: { dependencyTypes: ['npm', 'npm-dev'], pathNot: 'node_modules/yup' },
    },
    {
      name: 'server-packages',
      severity: 'error',
      from: { path: folder('server') },
      to: { path: 'node_modules/(react|react-dom|@vanilla-extract|@radix-ui)/' },
    },
    {
      name: 'app-features-apart',
      comment: 'Features do not import each other: what two need moves down.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/([^/]+)/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'server-features-apart',
      comment: 'Features do not import each other: what two need moves down.',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/' },
      to: { path: '^server/features/([^/]+)/', pathNot: '^server/features/$1/' },
    },
    ...serverRules,
    {
      name: 'no-cycles',
      comment: 'Types included: what two files need of each other belongs in a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^vitest/browser$'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/__screenshots__/', 'storybook-static'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
