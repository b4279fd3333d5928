import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { matchPath } from 'react-router-dom'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { paths } from '../../app/lib/navigation/paths.ts'
import { routePaths as appPaths } from '../../app/shell/route-guards.ts'
import type { AppScreenProps, Screen, Screens } from '../fixtures/app/AppScreen.tsx'
import { layouts } from './layouts.ts'

type File = { default: Screens & { title: string } } & Record<string, Screen>

const files = Object.values(import.meta.glob<File>('./*.stories.tsx', { eager: true }))

interface Shown {
  /** As Storybook makes it: `screens-locker--many`. */
  id: string
  name: string
  pathname: string
  pictures: readonly string[]
}

const stories: readonly Shown[] = files.flatMap(({ default: meta, ...exported }) =>
  Object.entries(exported).map(([name, { args, parameters }]) => {
    const { at } = { ...meta.args, ...args } as AppScreenProps
    const { pictures } = { ...meta.parameters, ...parameters } as { pictures: readonly string[] }
    return {
      id: toId(meta.title, storyNameFromExport(name)),
      name,
      pathname: at.replace(/\?.*$/, ''),
      pictures,
    }
  }),
)

/** Where no other route serves an address, `*` says so. */
const routePaths: readonly string[] = [...appPaths, '*']

/** The route that serves an address: the first that matches, `*` where none does. */
const routeOf = (pathname: string): string =>
  routePaths.find((path) => path !== '*' && matchPath(path, pathname) !== null) ?? '*'

const listStates = ['Many', 'One', 'Empty', 'Loading', 'Failed', 'Offline']
const requestStates = ['Loading', 'Failed']

/** Which states a route must be seen in; one that asks for nothing has only itself. */
const states: Readonly<Record<string, readonly string[]>> = {
  [paths.calculator]: requestStates,
  [paths.quote]: [...requestStates, 'Open', 'Expired', 'NotFound'],
  [paths.address]: listStates,
  [paths.promos]: ['Many', 'Empty', ...requestStates],
  [paths.promo]: ['One', 'OneForAGuest', 'OneNotFound'],
  [paths.lockerImport]: listStates,
  [paths.quarantine]: listStates,
  [paths.checkout]: [...requestStates, 'Full', 'Empty', 'Offline'],
  [paths.invoices]: listStates,
  [paths.status]: listStates,
  [paths.statusOrder]: [...requestStates, 'ToPay', 'Expired', 'Additional', 'NotFound'],
  [paths.printInvoice]: requestStates,
  [paths.wizard]: requestStates,
  [paths.setup]: [...requestStates, 'New', 'Done'],
  [paths.companyUpgrade]: [...requestStates, 'New', 'Legality'],
  [paths.company]: ['SettingsLoading', 'SettingsFailed', 'Approved'],
  [paths.wizardSaved]: ['Saved', 'SavedLoading', 'SavedFailed', 'SavedNotFound'],
}

/** Seen once, without a picture: there is nothing to see. */
const withoutPicture: readonly string[] = [paths.logout]
/** Pages of a few words, and the second address of a screen that has its full pictures under the first. */
const phoneOnly: readonly string[] = [
  ...withoutPicture,
  paths.auth,
  paths.underMaintenance,
  paths.payNow,
  paths.company,
  paths.passport,
]

const shownAt = (route: string) => stories.filter(({ pathname }) => routeOf(pathname) === route)
const picturesAt = (route: string) => new Set(shownAt(route).flatMap(({ pictures }) => pictures))

it.each(routePaths)('%s has a story', (route) => {
  expect(shownAt(route)).not.toEqual([])
})

it.each(Object.entries(states))('%s is seen in all its states', (route, needed) => {
  expect(shownAt(route).map(({ name }) => name)).toEqual(expect.arrayContaining([...needed]))
})

it.each(routePaths.filter((route) => !phoneOnly.includes(route)))(
  '%s is seen at its fullest on a phone, in the dark and on a laptop',
  (route) => {
    expect([...picturesAt(route)]).toEqual(expect.arrayContaining(['phone', 'phone-dark', 'laptop']))
  },
)

it.each(phoneOnly)('%s is seen on a phone', (route) => {
  expect([...picturesAt(route)]).toEqual(withoutPicture.includes(route) ? [] : ['phone'])
})

it('finds the screens and the routes', () => {
  expect(routePaths.length).toBeGreaterThan(15)
  expect(stories.length).toBeGreaterThan(80)
  expect(Object.keys(states).filter((path) => !routePaths.includes(path))).toEqual([])
})

it('keeps a picture for each that a story names, and no other', () => {
  const named = stories.flatMap(({ id, pictures }) =>
    pictures.map((picture) => `${id.replace('--', '-')}-${picture}-chromium-linux.png`),
  )
  const folder = fileURLToPath(new URL('__screenshots__', import.meta.url))
  const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) => basename(file))
  expect(pictures.toSorted()).toEqual(named.toSorted())
})

it('shows layouts by stories that exist', () => {
  const ids = stories.map(({ id }) => id)
  const named = layouts.map(({ story }) => story).filter((story) => story.startsWith('screens-'))
  expect(ids).toEqual(expect.arrayContaining(named))
})
