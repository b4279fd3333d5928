import {
  calls,
  notificationChannels,
  switchableTopics,
  type NotificationSettings,
} from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakePush, withoutPush } from '../../../testing/fake-push.ts'
import { fakeServer, type FakeServer } from '../../../testing/fake-server.ts'
import { customer, renderApp } from '../../../testing/render-app.tsx'
import { NotificationsTab } from './NotificationsTab.tsx'

afterEach(withoutPush)

const key = btoa('kunci-server')
const settings = (isOn: boolean): NotificationSettings => ({
  choices: switchableTopics.flatMap((topic) =>
    notificationChannels.map((channel) => ({ topic, channel, is_on: true })),
  ),
  quiet_hours: { is_on: false, starts_at: '21:00', ends_at: '07:00' },
  devices: { any: isOn, this: isOn },
})

async function open(prepare: (server: FakeServer) => void = () => undefined) {
  const server = fakeServer()
  let isOn = false
  const save = (next: boolean) => {
    isOn = next
    return { data: settings(isOn) }
  }
  server.answer(calls.notifications, () => ({ data: settings(isOn) }))
  server.answer(calls.pushKey, { key })
  server.answer(calls.addDevice, () => save(true))
  server.handle(calls.removeDevice, () => {
    save(false)
    return { status: 204 }
  })
  prepare(server)
  const page = await renderApp(<NotificationsTab />, { texts: ['notifications'], signedInAs: customer })
  const { t } = page
  await screen.findByRole('table')
  const name = new RegExp(`^${t('notifications:device.switch')}`)
  const find = () => screen.findByRole('switch', { name })
  return { server, page, t, find, name }
}

test('notices are switched on by a press, after the browser has asked, and off again', async () => {
  const push = fakePush()
  const { server, page, t, find } = await open()
  expect(screen.queryByRole('columnheader', { name: t('notifications:channel.push') })).toBeNull()
  await page.user.click(await find())
  await waitFor(async () => expect(await find()).toBeChecked())
  expect(server.bodies(calls.addDevice)).toEqual([
    { endpoint: 'https://push.example.com/1', keys: { p256dh: 'punya-browser', auth: 'rahasia' } },
  ])
  expect(screen.getByRole('columnheader', { name: t('notifications:channel.push') })).toBeVisible()
  await page.user.click(await find())
  await waitFor(async () => expect(await find()).not.toBeChecked())
  expect(server.received(calls.removeDevice)).toHaveLength(1)
  expect([push.endpoint(), push.shown()]).toEqual([null, 0])
})

test('what cannot be switched off is said in the column of notices, too', async () => {
  fakePush()
  const { page, t, find } = await open()
  await page.user.click(await find())
  await waitFor(() => expect(screen.getByText(t('notifications:onlyMail'))).toBeVisible())
  expect(screen.getAllByText(t('notifications:always'))).toHaveLength(3)
})

test('who closes the question of the browser is told that notices stay off', async () => {
  const push = fakePush()
  push.answers = 'default'
  const { server, page, t, find } = await open()
  await page.user.click(await find())
  expect(await screen.findByText(t('notifications:device.notAllowed'))).toBeVisible()
  expect(await find()).not.toBeChecked()
  expect(server.received(calls.addDevice)).toEqual([])
})

test('who refuses is told where to allow it', async () => {
  const push = fakePush()
  push.answers = 'denied'
  const { page, t, find } = await open()
  await page.user.click(await find())
  expect(await screen.findByText(t('notifications:device.refused'))).toBeVisible()
  expect(await find()).toBeDisabled()
})

test('what the server refuses stays off, and says why', async () => {
  fakePush()
  const { page, find } = await open((server) =>
    server.refuse(calls.addDevice, 422, { message: 'Layanannya tidak dikenal.' }),
  )
  await page.user.click(await find())
  expect(await screen.findByText('Layanannya tidak dikenal.')).toBeVisible()
  expect(await find()).not.toBeChecked()
})

test.each([
  ['unable', 'Mozilla/5.0 (X11; Linux x86_64)', 0],
  ['home_screen', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', 5],
  ['home_screen', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5],
  ['unable', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0],
] as const)('a browser without notices says that it is %s: %s, %i fingers', async (state, agent, fingers) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: fingers })
  const { t, find } = await open()
  expect(await find()).toBeDisabled()
  expect(screen.getByText(t(`notifications:device.${state}`))).toBeVisible()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'maxTouchPoints')
})

test('without a key of the server there is no switch', async () => {
  fakePush()
  const { server, name } = await open((own) => own.answer(calls.pushKey, { key: null }))
  await waitFor(() => expect(server.received(calls.pushKey)).toHaveLength(1))
  expect(screen.queryByRole('switch', { name })).toBeNull()
})
