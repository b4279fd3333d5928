import { readFileSync, readdirSync } from 'node:fs'

// Which folder may import which. `npm run check` runs it and proves how many modules it saw.
const folder = (...names) => `^(${names.map((name) => name.replace('.', '\\.')).join('|')})/`
const only = (name, from, allowed, comment, except = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path: folder(from), pathNot: ['\\.test\\.tsx?$', ...except] },
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

// The app's folders from the bottom up: each imports those before it, and lib's are ordered among themselves.
const appLayers = ['lib', 'components', 'features', 'shell', 'testing']
const libLayers = [
  ['browser', 'i18n', 'navigation', 'storage'],
  ['session'],
  ['api'],
  ['push'],
  ['drafts', 'live', 'reference', 'selection', 'version'],
  ['files', 'forms', 'pricing'],
  ['addresses', 'shipments'],
  ['sign-in'],
]
const upwards = (name, root, layers) =>
  layers.slice(0, -1).map((layer, index) => ({
    name: `${name}-from-${[layer].flat().join('-')}`,
    comment: 'Imports point down: what a lower folder needs moves down.',
    severity: 'error',
    from: { path: `^${root}/(${[layer].flat().join('|')})(/|$)`, pathNot: ['\\.test\\.tsx?$'] },
    to: {
      path: `^${root}/(${layers
        .slice(index + 1)
        .flat()
        .join('|')})(/|$)`,
    },
  }))
/** Folders of one layer know nothing of each other. */
const apart = (name, root, layers) => ({
  name,
  comment: 'Folders of one layer do not import each other: what two need moves down.',
  severity: 'error',
  from: { path: `^${root}/(${layers.flat().join('|')})/`, pathNot: ['\\.test\\.tsx?$'] },
  to: { path: layers.map((layer) => `^${root}/(${layer.join('|')})/`), pathNot: `^${root}/$1/` },
})
const appDirection = [
  ...upwards('app-imports-point-down', 'app', appLayers),
  ...upwards('app-lib-imports-point-down', 'app/lib', libLayers),
  ...libLayers
    .filter((layer) => layer.length > 1)
    .map((layer) => apart(`app-lib-apart-${layer.join('-')}`, 'app/lib', [layer])),
  {
    name: 'app-has-an-order',
    comment:
      'A folder of the app has a place in appLayers; beside them stand only the entry, its build and the texts.',
    severity: 'error',
    from: { path: '^(app|stories|tests)/' },
    to: {
      path: '^app/',
      pathNot: [
        'node_modules',
        `^app/(${appLayers.join('|')}|locales)/`,
        '^app/(main|service-worker|vite\\.config)\\.',
      ],
    },
  },
  {
    name: 'app-testing-is-for-tests',
    comment: 'What tests share is not shipped.',
    severity: 'error',
    from: { path: '^(app|stories)/', pathNot: ['\\.test\\.tsx?$', '^app/testing/'] },
    to: { path: '^app/testing/' },
  },
  {
    name: 'app-lib-has-an-order',
    comment: 'A folder of app/lib has a place in libLayers, and no file stands beside the folders.',
    severity: 'error',
    from: { path: '^app/' },
    to: { path: '^app/lib/', pathNot: `^app/lib/(${libLayers.flat().join('|')})/` },
  },
]

const besideTheFeatures = [
  {
    name: 'app-features-are-folders',
    comment: 'No file stands beside the features: what several need moves down to app/components or app/lib.',
    severity: 'error',
    from: { path: '^(app|stories|tests)/' },
    to: { path: '^app/features/[^/]+$' },
  },
  {
    name: 'server-features-are-folders',
    comment: 'Beside the features stands only the list of their routes.',
    severity: 'error',
    from: { path: '^(server|tests|scripts)/' },
    to: { path: '^server/features/[^/]+$', pathNot: ['^server/features/index\\.ts$'] },
  },
  {
    name: 'server-features-know-no-list',
    comment: 'The list of the routes imports the features, never the other way round.',
    severity: 'error',
    from: { path: '^server/features/' },
    to: { path: '^server/features/index\\.ts$' },
  },
]

/** The domain's folders from the bottom up: each imports those before it, and those of one layer not each other. */
const domainLayers = [
  ['codes', 'json', 'language', 'limits', 'links', 'money', 'selection', 'time'],
  ['pickup', 'quiet', 'units', 'wallet'],
  ['format', 'status', 'validation'],
  ['pricing'],
  ['company', 'identity', 'terms'],
  ['api'],
  ['calculator', 'explain', 'notifications'],
]
const domainDirection = [
  ...upwards('domain-imports-point-down', 'domain', domainLayers),
  ...domainLayers
    .filter((layer) => layer.length > 1)
    .map((layer) => apart(`domain-apart-${layer.join('-')}`, 'domain', [layer])),
  {
    name: 'domain-has-an-order',
    comment: 'A folder of the domain has a place in domainLayers, and no file stands beside the folders.',
    severity: 'error',
    from: { path: folder('domain', 'app', 'server', 'stories', 'tests', 'scripts') },
    to: { path: '^domain/', pathNot: `^domain/(${domainLayers.flat().join('|')})/` },
  },
]

/** The floors of the server, from the ground up: a folder imports its own floor and those below. */
const serverFloors = [
  ['base', 'refusal', 'database'],
  ['security'],
  ['reference'],
  ['ledger', 'customers'],
  ['files', 'mail', 'live', 'pdf', 'push'],
  ['shipments'],
  ['gateway', 'identity-providers', 'invoicing', 'payouts'],
  ['invariants'],
  ['machine'],
  ['backup'],
  ['http'],
  ['jobs'],
  ['features'],
  ['ops', 'app\\.ts', 'main\\.ts', 'run\\.ts', 'start\\.ts'],
]
const serverDirection = [
  ...upwards('server-imports-point-down', 'server', serverFloors),
  {
    name: 'server-has-an-order',
    comment: 'A folder of the server has a place in serverFloors.',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^server/', pathNot: [`^server/(${serverFloors.flat().join('|')})(/|$)`, 'node_modules'] },
  },
  {
    name: 'server-sql-in-stores',
    comment: "Only a feature's store.ts speaks SQL; its services decide.",
    severity: 'error',
    from: { path: '^server/features/', pathNot: ['/store\\.ts$', '\\.test\\.ts$'] },
    to: { path: ['node_modules/drizzle-orm/', '^server/database/schema/'] },
  },
]

/** Components from the simplest up; a family is named in the title of a component's stories. */
const tiers = [
  { name: 'basics', families: ['Layout', 'Typography', 'Marks'], components: ['Spinner', 'ErrorMessage'] },
  { name: 'controls', families: ['Actions', 'Forms'], components: [] },
  { name: 'blocks', families: ['Messages', 'Navigation', 'Data', 'Prints'], components: [] },
  { name: 'composites', families: ['Shipments', 'Pages'], components: [] },
]
const placed = new Set(tiers.flatMap(({ components }) => components))
for (const file of readdirSync('stories/components').filter((name) => name.endsWith('.stories.tsx'))) {
  const [, family, name] =
    /title: '(\w+)\/(\w+)'/.exec(readFileSync(`stories/components/${file}`, 'utf8')) ?? []
  const tier = tiers.find(({ families }) => families.includes(family))
  if (!tier) throw new Error(`No tier of components has the family of ${file}; see .dependency-cruiser.mjs.`)
  if (!placed.has(name)) tier.components.push(name)
}
const componentsOf = (some) =>
  `^design-system/components/(${some.flatMap(({ components }) => components).join('|')})/`
const insideDesignSystem = [
  {
    name: 'design-system-ground-knows-no-components',
    comment: 'Styles, icons, labels, links and helpers lie under the components.',
    severity: 'error',
    from: { path: '^design-system/(styles|internal|icons|labels|link|fonts)/', pathNot: ['\\.test\\.tsx?$'] },
    to: { path: '^design-system/components/' },
  },
  {
    name: 'design-system-testing-is-for-tests',
    comment: 'What tests and the catalogue share of the design system is neither published nor shipped.',
    severity: 'error',
    from: {
      path: folder('design-system', 'app', 'tokens', 'domain', 'server'),
      pathNot: ['\\.test(-d)?\\.tsx?$', '^design-system/testing/'],
    },
    to: { path: '^design-system/testing/' },
  },
  {
    name: 'design-system-has-an-order',
    comment: 'A folder of the design system is part of the ground, the components, or what tests share.',
    severity: 'error',
    from: { path: folder('design-system', 'app', 'stories', 'tests', 'scripts', '.storybook') },
    to: {
      path: '^design-system/',
      pathNot: [
        'node_modules',
        '^design-system/(styles|internal|icons|labels|link|fonts|components|testing)/',
      ],
    },
  },
  ...tiers.slice(0, -1).map(({ name }, at) => ({
    name: `${name}-import-nothing-above`,
    comment: 'basics < controls < blocks < composites: a component imports its own tier and those below.',
    severity: 'error',
    from: { path: componentsOf([tiers[at]]), pathNot: ['\\.test\\.tsx?$'] },
    to: { path: componentsOf(tiers.slice(at + 1)) },
  })),
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
      ['^stories/(screens|fixtures/app)/'],
    ),
    only(
      'screens-show-the-app',
      'stories/screens',
      ['stories', 'design-system', 'tokens', 'domain', 'app', '.storybook'],
      'The pictures of screens are those of the app itself, on fixture data: it has no server there.',
    ),
    only(
      'fixtures-of-the-app',
      'stories/fixtures/app',
      ['stories', 'design-system', 'tokens', 'domain', 'app', '.storybook'],
      'What stands in for the server is typed by the calls that the app makes.',
    ),
    only(
      'the-catalogue-runs-components',
      '.storybook',
      ['.storybook', 'stories', 'design-system', 'tokens'],
      'How the catalogue runs is known to it alone: it knows neither app nor domain.',
    ),
    {
      name: 'components-are-shown-without-the-app',
      comment: 'Only the pictures of screens reach the app: not by way of the fixtures either.',
      severity: 'error',
      from: {
        path: folder('stories', '.storybook'),
        pathNot: ['\\.test\\.tsx?$', '^stories/(screens|fixtures/app)/'],
      },
      to: { path: folder('stories/screens', 'stories/fixtures/app') },
    },
    {
      name: 'texts-are-data',
      comment: 'Texts are data: they import nothing, of ours or of others.',
      severity: 'error',
      from: { path: folder('app/locales'), pathNot: ['\\.test\\.ts$'] },
      to: { pathNot: folder('app/locales') },
    },
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
      to: { pathNot: ['^domain/', 'node_modules/yup/'] },
    },
    {
      name: 'server-packages',
      severity: 'error',
      from: { path: folder('server') },
      to: { path: 'node_modules/(react|react-dom|@vanilla-extract|@radix-ui)/' },
    },
    ...appDirection,
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
    ...besideTheFeatures,
    ...serverDirection,
    ...domainDirection,
    ...insideDesignSystem,
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
    exclude: { path: ['^(?!.*node_modules/).*/dist/', '/__screenshots__/', 'storybook-static'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
