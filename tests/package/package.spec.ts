import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { join } from 'node:path'
import { preview, type PreviewServer } from 'vite'
import { packageNames, packages } from '../../scripts/packages.ts'
import { Consumer, done } from './consumer.ts'

let consumer: Consumer

test.beforeAll(async () => {
  consumer = await Consumer.installs()
})
test.afterAll(() => consumer.leaves())

for (const name of packageNames) {
  test(`${name} satisfies publint and attw`, async () => {
    await done('publint', ['--strict', join(packages, name)])
    await done('attw', ['--pack', join(packages, name), '--profile', 'esm-only'])
  })
}

test('the sister site compiles, builds and renders with its own theme', async ({ page }) => {
  await done('tsc', ['-p', consumer.folder])
  await done('vite', ['build', consumer.folder, '--logLevel', 'warn'])
  const site = await preview({
    root: consumer.folder,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0 },
  })
  try {
    await looksRight(page, site)
  } finally {
    await site.close()
  }
})

async function looksRight(page: import('@playwright/test').Page, site: PreviewServer): Promise<void> {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
  })
  await page.goto(site.resolvedUrls?.local[0] ?? '')
  const choose = page.getByRole('button', { name: 'Pilih' }).first()
  await expect(choose).toHaveCSS('border-radius', '3px')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page).toHaveScreenshot(`sister-${width}.png`, { fullPage: true })
  }
  await page.getByLabel('Cari barang').fill('lensa')
  await expect(choose).toHaveCount(1)
  await choose.click()
  await expect(page.getByRole('dialog', { name: 'Lensa 35 mm f/2' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(choose).toBeFocused()
  expect(faults).toEqual([])
}

test('the components render in plain Node, without a bundler', async () => {
  const page = await consumer.onServer(`
    import { Button } from '@seberang/design-system/Button'
    import '@seberang/design-system/reset'
    import '@seberang/design-system/fonts'
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    console.log(renderToString(createElement(Button, { variant: 'outline' }, 'Pilih')))
  `)
  expect(page).toMatch(/<button[^>]* class="[^"]+"[^>]*>.*Pilih/)
})

/** Compressed bytes that a page costs in addition to React. */
test('importing a component loads only that component', async () => {
  const on = (body: string, imports = '') =>
    `import { createRoot } from 'react-dom/client'\n${imports}\ncreateRoot(document.body).render(${body})`
  const imported = (...names: string[]) =>
    names.map((name) => `import { ${name} } from '@seberang/design-system/${name}'`).join('\n')
  const none = (): string => 'undefined as never'
  const floor = await consumer.weighs('react', on('<p>Pilih</p>'))
  const few = await consumer.weighs(
    'few',
    on('<Button>Pilih <Badge>Baru</Badge></Button>', imported('Button', 'Badge')),
  )
  const eight = ['Button', 'Checkbox', 'TextField', 'Select', 'Dialog', 'Accordion', 'Badge', 'Tabs']
  const many = await consumer.weighs(
    'many',
    on(`<>${eight.map((name) => `<${name} {...(${none()})} />`).join('')}</>`, imported(...eight)),
  )
  console.log(
    `over React ${floor.script}: two parts ${few.script - floor.script} and ${few.stylesheet} of styles`,
  )
  console.log(`over React: eight parts ${many.script - floor.script} and ${many.stylesheet} of styles`)
  expect(few.script - floor.script + few.stylesheet).toBeLessThanOrEqual(5_000)
  expect(many.script - floor.script).toBeLessThanOrEqual(42_000)
  expect(many.stylesheet).toBeLessThanOrEqual(5_000)
})
