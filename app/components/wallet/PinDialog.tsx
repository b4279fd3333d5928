import { PinInput } from '@seberang/design-system/PinInput'
import { useToast } from '@seberang/design-system/Toast'
import { calls } from '@seberang/domain/api'
import { pinDigits } from '@seberang/domain/limits'
import { fields, newPin, repeatedPin } from '@seberang/domain/validation'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../ActionDialog.tsx'
import { Form } from '../form/Form.tsx'
import { request } from '../../lib/api/client.ts'
import { refusalIn } from '../../lib/api/errors.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { pageNonce } from '../../lib/browser/page-nonce.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { withProof } from '../security/mailed-codes.ts'
import { useReauthentication } from '../security/use-reauthentication.tsx'
import { updateCustomer } from '../../lib/session/update-customer.ts'

interface PinDialogProps {
  isFirst: boolean
  /** Of a code with the ref `PIN`. */
  otpToken: string
  onClose: () => void
}

interface Typed extends Record<string, string> {
  pin: string
  again: string
}

const schema = fields({ pin: newPin(), again: repeatedPin('pin') })

/** Sets the first PIN, or another one. */
export function PinDialog({ isFirst, otpToken, onClose }: PinDialogProps) {
  const { t } = useTranslation(['settings', 'common'])
  const toaster = useToast()
  // The wallet and pay later can pay from now on.
  const setPin = useChange(calls.setPin, [calls.paymentGroups])
  const resetPin = useChange(calls.resetPin, [calls.paymentGroups])
  const reauthentication = useReauthentication()
  const pin = useRef<HTMLInputElement>(null)
  const form = useForm<Typed, Typed>({
    initial: { pin: '', again: '' },
    schema,
    toBody: (values) => values,
    submit: async (typed) => {
      const body = { pin: typed.pin, otp_token: otpToken }
      try {
        await reauthentication.run(
          async (reauth_token) => {
            const { customer } = await withProof('PIN', () =>
              reauth_token === null
                ? setPin.trigger({ body })
                : resetPin.trigger({ body: { ...body, reauth_token } }),
            )
            toaster.show({ text: t('pin.saved') })
            onClose()
            await updateCustomer(customer)
          },
          isFirst ? null : undefined,
        )
      } catch (error) {
        if (!isFirst || refusalIn(error)?.code !== 'has_pin') throw error
        // Another tab has set one meanwhile: this is no longer the way to it.
        toaster.show({ tone: 'critical', text: refusalIn(error)?.message ?? t('pin.failed') })
        onClose()
        await updateCustomer((await request(calls.profile, {})).customer)
      }
    },
    failure: t('pin.failed'),
  })
  const title = t(isFirst ? 'pin.createTitle' : 'pin.changeTitle')
  const pinField = form.field('pin')
  const eye = { show: t('pin.show'), hide: t('pin.hide') }
  if (reauthentication.dialog) return reauthentication.dialog
  return (
    <ActionDialog
      size="small"
      title={title}
      description={t('pin.text', { digits: pinDigits })}
      action={t('pin.save')}
      busy={form.submitting}
      busyLabel={t('common:saving')}
      onAction={form.submit}
      onClose={onClose}
      typed={form.typed}
      initialFocus={pin}
    >
      <Form of={form} label={title}>
        <PinInput
          {...pinField}
          // What repeats a PIN that was refused repeats no other.
          onChange={(typed) => {
            if (pinField.error !== undefined) form.set({ again: '' })
            pinField.onChange(typed)
          }}
          ref={pin}
          label={t('pin.new')}
          texts={eye}
          nonce={pageNonce()}
        />
        <PinInput {...form.field('again')} label={t('pin.again')} texts={eye} nonce={pageNonce()} />
      </Form>
    </ActionDialog>
  )
}
