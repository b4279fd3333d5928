import { languages } from '@seberang/domain/language'
import { screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, expect, test } from 'vitest'
import legal from '../../locales/id/legal.json'
import { changeLanguage } from '../../lib/i18n/i18n.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { LegalPage, sectionsOf } from './LegalPage.tsx'

const pages = ['terms', 'privacy'] as const

afterEach(() => changeLanguage('id'))

test.each(pages)('%s: every section that is written is shown', (page) => {
  expect([...sectionsOf[page]]).toEqual(Object.keys(legal[page].section))
})

test.each(languages.flatMap((language) => pages.map((page) => [language, page] as const)))(
  '%s: the page of the %s has all its figures',
  async (language, page) => {
    const { container } = await renderApp(<LegalPage page={page} />, { texts: ['legal'] })
    await changeLanguage(language)
    await screen.findByRole('heading', { level: 1, name: i18next.t(`legal:${page}.title`) })
    expect(container.textContent).not.toContain('{{')
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(sectionsOf[page].length)
  },
)
