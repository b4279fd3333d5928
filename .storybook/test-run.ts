/** Whether the story runs as a test in a browser; `import.meta.env.VITEST` is not set there. */
export const inTestRun = '__vitest_browser__' in globalThis
