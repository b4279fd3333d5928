// `npm run bench`: compares variants within one run, as ratios. Not a test: results depend on the machine.
// `npm run bench -- creation lists` measures only these.
import { measurePricing } from '../../domain/pricing/bench.ts'
import { measureComponents } from './components.ts'
import { measureCreation } from './creation.ts'
import type { Figure } from './figures.ts'
import { measureKeystroke } from './keystroke.ts'
import { measureLists } from './lists.ts'
import { measurePage } from './page.ts'
import { measureReference, measureSearch } from './reference.ts'
import { onStage, type Stage } from './servers.ts'

const overPostgres = (measure: (stage: Stage) => Promise<Figure[]>) => async () =>
  (await onStage(measure)) ?? [
    { name: 'skipped', figure: 'no PostgreSQL here: install its server programs or set DATABASE_URL_TEST' },
  ]

const measurements: Record<string, () => Figure[] | Promise<Figure[]>> = {
  async pricing() {
    const speeds = await measurePricing()
    const first = speeds[0]?.perSecond ?? 1
    return speeds.map(({ name, perSecond }) => ({
      name,
      figure: `${Math.round(perSecond).toLocaleString('en')} a second, ${(perSecond / first).toFixed(3)} of the first`,
    }))
  },
  reference: overPostgres(measureReference),
  search: measureSearch,
  creation: overPostgres(measureCreation),
  lists: overPostgres(measureLists),
  page: measurePage,
  components: measureComponents,
  keystroke: measureKeystroke,
}

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !(name in measurements))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: choose from ${Object.keys(measurements).join(', ')}.`)
  process.exit(1)
}
for (const [title, measure] of Object.entries(measurements)) {
  if (requested.length > 0 && !requested.includes(title)) continue
  console.log(`\n${title}`)
  for (const { name, figure } of await measure()) console.log(`  ${name.padEnd(28)} ${figure}`)
}
