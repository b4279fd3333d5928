import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FileButton } from './index.ts'

const limits = { types: ['image/jpeg'], maxBytes: 4 }

async function choose(file: File) {
  const onChoose = vi.fn<(file: File) => void>()
  const onRefuse = vi.fn<(problem: string) => void>()
  render(<FileButton label="Unggah foto" limits={limits} onChoose={onChoose} onRefuse={onRefuse} />)
  await userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText('Unggah foto', { selector: 'input' }), file)
  return { onChoose, onRefuse }
}

test('passes on the file that was chosen', async () => {
  const file = new File(['abc'], 'me.jpg', { type: 'image/jpeg' })
  const { onChoose, onRefuse } = await choose(file)
  expect(onChoose.mock.calls).toEqual([[file]])
  expect(onRefuse).not.toHaveBeenCalled()
})

test.each([
  ['wrongType', new File(['a'], 'me.gif', { type: 'image/gif' })],
  ['tooLarge', new File(['abcde'], 'me.jpg', { type: 'image/jpeg' })],
])('says what is wrong with one that it does not pass on: %s', async (problem, file) => {
  const { onChoose, onRefuse } = await choose(file)
  expect(onChoose).not.toHaveBeenCalled()
  expect(onRefuse.mock.calls).toEqual([[problem]])
})

test('opens the files of the device', async () => {
  const user = userEvent.setup()
  render(
    <FileButton label="Unggah foto" limits={limits} onChoose={() => undefined} onRefuse={() => undefined} />,
  )
  const opened = vi.fn<() => void>()
  screen.getByLabelText('Unggah foto', { selector: 'input' }).addEventListener('click', opened)
  await user.click(screen.getByRole('button', { name: 'Unggah foto' }))
  expect(opened).toHaveBeenCalledOnce()
})
