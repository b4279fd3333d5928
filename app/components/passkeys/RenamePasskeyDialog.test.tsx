import { calls, type Passkey } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx'

const onClose = vi.fn<() => void>()
const passkey: Passkey = {
  id: 'p1',
  name: 'Android',
  is_synced: false,
  is_portable: false,
  created_at: '2026-05-03T03:00:00.000Z',
  last_used_at: null,
}
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
