import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '../lib/navigation/paths.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { SiteHeader } from './SiteHeader.tsx'

beforeEach(() => void fakeServer())

test.each([
  ['home', paths.home],
  ['the calculator', paths.calculator],
])(
  'the way to a shipment looks as the other actions on %s, whose page has the one solid button',
  async (_, at) => {
    const { t } = await renderApp(<SiteHeader />, { texts: ['common'], signedInAs: null, at })
    const edgeOf = (name: string) =>
      screen
        .getByRole('link', { name })
        .className.split(' ')
        .filter((look) => look.includes('outline'))
    expect(edgeOf(t('common:nav.register'))).not.toEqual([])
    expect(edgeOf(t('common:nav.addShipment'))).toEqual(edgeOf(t('common:nav.register')))
  },
)
