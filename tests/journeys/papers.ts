import type { Page } from '@playwright/test'
import { runOps } from '../server/support/ops.ts'
import { address } from './journey.ts'
import { texts } from './texts.ts'

const w = texts('id')

/** Runs a command of the operators at the server of this worker. */
export const ops = (...parameters: string[]) =>
  runOps(
    {
      url: address(),
      dataFolder: process.env['DATA_DIR'] ?? '',
      databaseUrl: undefined,
      close: async () => undefined,
    },
    ...parameters,
  )

/** The paper of a customer, as operators list it. */
export async function listedPaper(suite: string): Promise<string> {
  const { output } = await ops('identity', 'list')
  return (
    output
      .split('\n')
      .find((line) => line.includes(suite))
      ?.split(' ')[0] ?? ''
  )
}

/** The form of a KTP. */
export const ktpForm = (page: Page) => ({
  nik: page.getByLabel(w('identity:form.nik'), { exact: true }),
  send: page.getByRole('button', { name: w('identity:send.ktp') }),
})

/** A window that is held in a hand. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
