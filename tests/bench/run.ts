// `npm run bench`: figures side by side, as ratios, in one run. Never a test: a machine's mood is no defect.
import { measurePricing } from '../../domain/pricing/bench.ts'
import { measurePage } from './page.ts'

const speeds = await measurePricing()
const first = speeds[0]?.perSecond ?? 1
for (const { name, perSecond } of speeds) {
  const ratio = (perSecond / first).toFixed(3)
  console.log(
    `${name.padEnd(28)} ${Math.round(perSecond).toLocaleString('en')} a second, ${ratio} of the first`,
  )
}
for (const { name, figure } of await measurePage()) console.log(`${name.padEnd(28)} ${figure}`)
