// Exits with 3 while much is being compiled and memory is short. Argument: a module to import first.
import { runInThisContext } from 'node:vm'

await import(process.argv[2] ?? '')

const branches = Array.from({ length: 40 }, (_, at) => `if (a > ${at}) sum += a * b + ${at}; else sum -= b;`)
const functions = Array.from(
  { length: 1_500 },
  (_, at) =>
    runInThisContext(`(a, b) => { let sum = ${at}; ${branches.join(' ')} return sum }`) as (
      a: number,
      b: number,
    ) => number,
)
let total = 0
for (let round = 0; round < 12; round += 1) for (const compiled of functions) total += compiled(round, 3)
process.exit(total > 0 ? 3 : 1)
