import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '../lib/navigation/paths.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { SiteHeader } from './SiteHeader.tsx'

beforeEach(() => void fakeServer())

test.each([
  ['home', paths.home, false],
  ['the calculator, whose price has the one solid button', paths.calculator, true],
])('the way to a shipment looks as the other actions on %s: %s', async (_, at, looksAlike) => {
  const { t } = await renderApp(<SiteHeader />, { texts: ['common'], signedInAs: null, at })
  const edgeOf = (name: string) =>
    screen
      .getByRole('link', { name })
      .className.split(' ')
      .filter((look) => look.includes('outline'))
  expect(edgeOf(t('common:nav.register'))).not.toEqual([])
  expect(edgeOf(t('common:nav.addShipment'))).toEqual(looksAlike ? edgeOf(t('common:nav.register')) : [])
})
