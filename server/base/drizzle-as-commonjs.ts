import { registerHooks } from 'node:module'

// Node reads the 180 kB that describe drizzle-orm once for each of its hundred ES modules, which makes half of a start;
// its CommonJS form is the same code and is read once. Takes effect for what is imported afterwards.
registerHooks({
  resolve(specifier, context, next) {
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context)
    const conditions = context.conditions.map((one) => (one === 'import' ? 'require' : one))
    return next(specifier, { ...context, conditions })
  },
})
