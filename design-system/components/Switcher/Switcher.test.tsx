import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LanguageSwitcher } from '../LanguageSwitcher/index.ts'
import { ThemeSwitcher } from '../ThemeSwitcher/index.ts'

test('each language is written in itself', async () => {
  const onChange = vi.fn<() => void>()
  render(
    <LanguageSwitcher
      label="Bahasa"
      value="id"
      onChange={onChange}
      languages={[
        { value: 'id', label: 'Bahasa Indonesia', short: 'ID' },
        { value: 'zh', label: '中文', short: '中文' },
      ]}
    />,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bahasa' }), '中文')
  expect(onChange).toHaveBeenCalledWith('zh')
})

test.each(['light', 'dark', 'system'] as const)('the theme can be %s', async (theme) => {
  const onChange = vi.fn<() => void>()
  render(
    <ThemeSwitcher
      label="Tema"
      value={theme === 'light' ? 'dark' : 'light'}
      labels={{ light: 'Terang', dark: 'Gelap', system: 'Ikut perangkat' }}
      onChange={onChange}
    />,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tema' }), theme)
  expect(onChange).toHaveBeenCalledWith(theme)
})
