import { calls, type NotificationChange, type NotificationSettings } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, type FakeServer } from '../../../testing/fake-server.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { NotificationsTab } from './NotificationsTab.tsx'

async function open(prepare: (server: FakeServer) => void = () => undefined) {
  const server = fakeServer()
  let settings: NotificationSettings = {
    choices: [
      { topic: 'parcel', channel: 'mail', is_on: true },
      { topic: 'action', channel: 'mail', is_on: true },
      { topic: 'journey', channel: 'mail', is_on: false },
    ],
    quiet_hours: { is_on: false, starts_at: '21:00', ends_at: '07:00' },
    devices: { any: false, this: false },
  }
  server.answer(calls.notifications, () => ({ data: settings }))
  server.answer(calls.saveNotifications, ({ body }) => {
    const { choice, quiet_hours } = body as NotificationChange
    settings = {
      ...settings,
      choices: settings.choices.map((one) => (one.topic === choice?.topic ? choice : one)),
      quiet_hours: quiet_hours ?? settings.quiet_hours,
    }
    return { data: settings }
  })
  prepare(server)
  const page = await renderApp(<NotificationsTab />, { texts: ['notifications'] })
  const { t } = page
  const box = (topic: 'parcel' | 'action' | 'journey') =>
    screen.findByRole('checkbox', {
      name: t('notifications:switch', {
        topic: t(`notifications:topic.${topic}`),
        channel: t('notifications:channel.mail'),
      }),
    })
  await box('parcel')
  return { server, page, t, box }
}

test('a switch is saved at once, and taken back', async () => {
  const { server, page, t, box } = await open()
  expect(await box('journey')).not.toBeChecked()
  await page.user.click(await box('parcel'))
  expect(await box('parcel')).not.toBeChecked()
  await page.user.click(await screen.findByRole('button', { name: t('notifications:undo') }))
  await waitFor(async () => expect(await box('parcel')).toBeChecked())
  expect(server.bodies(calls.saveNotifications)).toEqual([
    { choice: { topic: 'parcel', channel: 'mail', is_on: false } },
    { choice: { topic: 'parcel', channel: 'mail', is_on: true } },
  ])
})

test('what cannot be saved is as it was, and says so', async () => {
  const { page, box } = await open((server) =>
    server.refuse(calls.saveNotifications, 422, { message: 'Tidak bisa.' }),
  )
  await page.user.click(await box('parcel'))
  expect(await screen.findByText('Tidak bisa.')).toBeVisible()
  expect(await box('parcel')).toBeChecked()
})

test('what is owed and the security of the account have no switch, and say why', async () => {
  const { t } = await open()
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  expect(screen.getAllByText(t('notifications:always'))).toHaveLength(2)
  expect(screen.getByText(t('notifications:why'))).toBeVisible()
})

test('quiet hours are switched on, then begin at another time', async () => {
  const { server, page, t } = await open()
  await page.user.click(screen.getByRole('switch'))
  const starts = await screen.findByRole('combobox', { name: t('notifications:quiet.starts') })
  await page.user.selectOptions(starts, '22:30')
  await waitFor(() => expect(server.bodies(calls.saveNotifications)).toHaveLength(2))
  expect(server.bodies(calls.saveNotifications)[1]).toEqual({
    quiet_hours: { is_on: true, starts_at: '22:30', ends_at: '07:00' },
  })
  const hours = t('notifications:quiet.switch', { from: '22.30', to: '07.00' })
  expect(screen.getByText(hours)).toBeVisible()
  expect(starts).toHaveFocus()
})
