import { expect, it } from 'vitest'
import { keepDraft } from './keeper.ts'
import { allLeft, leave } from './leaving.ts'

it('waits for the last write of a page that was left', async () => {
  const disk: object[] = []
  const saved: object[] = []
  const slow = Promise.withResolvers<undefined>()
  const keeper = keepDraft({
    key: 'someone/import',
    browser: 'laptop',
    policy: { isSame: () => true, reconcile: (here) => here },
    device: {
      read: () => Promise.resolve(undefined),
      write: async (_key, draft) => {
        await slow.promise
        disk.push(draft)
      },
      remove: () => Promise.resolve(),
    },
    server: {
      load: () => Promise.resolve({ body: null, version: 0, savedAt: 0 }),
      save: async ({ body }) => {
        await slow.promise
        saved.push(body ?? {})
        return { version: 1 }
      },
    },
    now: () => 1,
    later: () => () => undefined,
    onDraft: () => undefined,
  })
  keeper.keep({ text: 'Kursi lipat' })
  void leave(keeper)
  const over = allLeft()
  slow.resolve(undefined)
  await over
  expect(saved).toStrictEqual([{ text: 'Kursi lipat' }])
  expect(disk.at(-1)).toMatchObject({ body: { text: 'Kursi lipat' }, sent: true })
  await expect(allLeft()).resolves.toStrictEqual([])
})
