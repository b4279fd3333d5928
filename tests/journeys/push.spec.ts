import { Regular } from './customers.ts'
import { address, expect, expectAccessible, test } from './journey.ts'
import { texts } from './texts.ts'

const w = texts('id')

test('the service worker shows what comes to a device, and the settings say what a browser refuses', async ({
  watched: page,
}) => {
  const context = page.context()
  const regular = await Regular.registers()
  await regular.signsIn(page, w)
  await page.goto(`${address()}/settings?tab=notifications`)
  // The browser of the tests has no screen to show notices on, and refuses them to every site.
  await expect(page.getByText(w('notifications:device.refused'))).toBeVisible()
  await expect(page.getByRole('switch', { name: w('notifications:device.switch') })).toBeDisabled()
  await expectAccessible(page)

  // It reaches no push service either: its own tools play that part.
  const tools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations
      if (own) resolve(own.registrationId)
    })
  })
  await tools.send('ServiceWorker.enable')
  const started = context.waitForEvent('serviceworker')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js')
    await navigator.serviceWorker.ready
  })
  const worker = await started
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    registration.showNotification = async (...shown) => void Object.assign(globalThis, { shown })
  })
  const notice = { title: 'Paketmu tiba di gudang', text: 'SC-7KQ4M2XD', path: '/status', tag: 'SC-7KQ4M2XD' }
  await tools.send('ServiceWorker.deliverPushMessage', {
    origin: address(),
    registrationId: await registered,
    data: JSON.stringify(notice),
  })
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as { shown?: unknown }).shown))
    .toMatchObject([notice.title, { body: notice.text, tag: notice.tag, data: notice.path }])
})
