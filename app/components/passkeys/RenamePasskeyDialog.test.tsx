import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { passkey } from '../../testing/fake-passkeys.ts'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx'

const onClose = vi.fn<() => void>()
const field = ({ t }: Rendered) => screen.getByLabelText(t('passkeys:rename.field'))

testForm({
  open: () => renderApp(<RenamePasskeyDialog passkey={passkey} onClose={onClose} />, { texts: ['passkeys'] }),
  call: calls.renamePasskey,
  answer: { passkey },
  body: { name: 'HP Ratna' },
  fill: async (page) => {
    await page.user.clear(field(page))
    await page.user.type(field(page), 'HP Ratna')
  },
  submit: ({ t, user }) => user.click(screen.getByRole('button', { name: t('common:action.save') })),
  field: { find: field, name: 'name' },
  outcome: () => onClose.mock.lastCall,
  expected: [],
})
