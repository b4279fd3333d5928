import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { request } from '../../lib/api/client.ts'
import { testForm } from '../../testing/form-suite.ts'
import { company } from '../../testing/company.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { InformationForm } from './InformationForm.tsx'

const onDone = vi.fn<() => void>()
const name = ({ t }: Rendered) => screen.getByLabelText(t('company:field.name'))

testForm({
  open: () => {
    onDone.mockClear()
    return renderApp(
      <InformationForm
        id="form"
        initial={{ company_name: '', company_description: '' }}
        showsFaults={false}
        onType={() => undefined}
        onBusy={() => undefined}
        onSubmit={async (information) => {
          await request(calls.saveCompany, { body: { ...company, information } })
          onDone()
        }}
      />,
      { texts: ['company'] },
    )
  },
  call: calls.saveCompany,
  answer: { company: { id: 'CO-1', status: 'waiting' } },
  body: { ...company, information: { company_name: 'PT Batik', company_description: 'Kain batik' } },
  fill: async (form) => {
    await form.user.type(screen.getByLabelText(form.t('company:field.description')), 'Kain batik')
    await form.user.type(name(form), 'PT Batik')
  },
  submit: (form) => form.user.type(name(form), '{Enter}'),
  field: { find: name, name: 'information.company_name' },
  outcome: () => onDone.mock.calls.length,
  expected: 1,
})
