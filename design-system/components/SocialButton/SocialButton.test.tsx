import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { SocialButton } from './index.ts'

test('leads to the provider, or asks it', async () => {
  const onClick = vi.fn<() => void>()
  renderWithLabels(
    <>
      <SocialButton provider="google" label="Masuk dengan Google" href="/api/google" />
      <SocialButton provider="facebook" label="Masuk dengan Facebook" onClick={onClick} />
    </>,
  )
  expect(screen.getByRole('link', { name: 'Masuk dengan Google' })).toHaveAttribute('href', '/api/google')
  await userEvent.click(screen.getByRole('button', { name: 'Masuk dengan Facebook' }))
  expect(onClick).toHaveBeenCalledOnce()
})

test('asks once while it is asking', async () => {
  const onClick = vi.fn<() => void>()
  renderWithLabels(
    <SocialButton
      provider="google"
      label="Masuk"
      onClick={onClick}
      loading
      loadingLabel="Menghubungi Google"
    />,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onClick).not.toHaveBeenCalled()
})
