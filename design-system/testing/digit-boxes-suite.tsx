import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'

interface DigitBoxesProps {
  label: string
  value: string
  onChange: (value: string) => void
  onComplete?: ((value: string) => void) | undefined
  error?: string | undefined
}

/** The browser features that input-otp uses and jsdom lacks. */
function stubBrowserForDigitBoxes(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  document.elementFromPoint = () => null
}

/** The tests shared by all fields with six boxes for digits. */
export function digitBoxesSuite(name: string, Field: ComponentType<DigitBoxesProps>): void {
  function Controlled(props: Pick<DigitBoxesProps, 'onComplete' | 'error'>) {
    const [value, setValue] = useState('')
    return <Field label="Kode" value={value} onChange={setValue} {...props} />
  }
  const field = (): HTMLElement => screen.getByLabelText('Kode')

  describe(`${name} as digit boxes`, () => {
    beforeAll(stubBrowserForDigitBoxes)

    test('screen readers meet one field', () => {
      render(<Controlled />)
      expect(screen.getAllByLabelText('Kode')).toHaveLength(1)
    })

    test('six digits complete it, letters are ignored', async () => {
      const onComplete = vi.fn<(value: string) => void>()
      render(<Controlled onComplete={onComplete} />)
      await userEvent.type(field(), '40x719')
      expect(onComplete).not.toHaveBeenCalled()
      await userEvent.type(field(), '3')
      expect(onComplete).toHaveBeenCalledExactlyOnceWith('407193')
    })

    test('a paste with spaces and dashes fills all boxes', async () => {
      const onComplete = vi.fn<(value: string) => void>()
      render(<Controlled onComplete={onComplete} />)
      await userEvent.click(field())
      await userEvent.paste('407 - 193')
      expect(onComplete).toHaveBeenCalledWith('407193')
    })

    test('a pasted code replaces a whole one and completes it', async () => {
      const onComplete = vi.fn<(value: string) => void>()
      render(<Controlled onComplete={onComplete} />)
      await userEvent.type(field(), '123456')
      await userEvent.paste('354474')
      expect(field()).toHaveValue('354474')
      expect(onComplete).toHaveBeenLastCalledWith('354474')
      expect(onComplete).toHaveBeenCalledTimes(2)
    })

    test('a digit after a refused code begins another one', async () => {
      const onComplete = vi.fn<(value: string) => void>()
      const { rerender } = render(<Controlled onComplete={onComplete} />)
      await userEvent.type(field(), '123456')
      rerender(<Controlled onComplete={onComplete} error="Kode salah." />)
      await userEvent.keyboard('35447')
      expect(field()).toHaveValue('35447')
      expect(onComplete).toHaveBeenCalledTimes(1)
      await userEvent.keyboard('4')
      expect(onComplete).toHaveBeenLastCalledWith('354474')
    })

    test('a paste without digits changes nothing', async () => {
      render(<Controlled />)
      await userEvent.type(field(), '123')
      await userEvent.paste('kode')
      expect(field()).toHaveValue('123')
    })

    test('an error is announced with the field', () => {
      render(<Controlled error="Kode tidak cocok; sisa 3 percobaan." />)
      expect(field()).toBeInvalid()
      expect(field()).toHaveAccessibleDescription('Kode tidak cocok; sisa 3 percobaan.')
    })
  })
}
