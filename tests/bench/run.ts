// `npm run bench`: figures side by side, as ratios, in one run. Never a test: a machine's mood is no defect.
import { benchPricing } from '../../domain/pricing/bench.ts'

await benchPricing()
