import { Button } from '@seberang/design-system/Button'
import { Dialog } from '@seberang/design-system/Dialog'
import { TextField } from '@seberang/design-system/TextField'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type Cart, type CartInput } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { useTranslation } from 'react-i18next'
import { Form } from '../../components/Form.tsx'
import { useChange } from '../../lib/api/use-call.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { savedInput } from './saved-input.ts'

/** The number under which the seller's parcel travels to the warehouse. */
export function ResiDialog({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  const { t } = useTranslation(['locker', 'common'])
  const toaster = useToast()
  const update = useChange(calls.updateCart, [calls.carts])
  const form = useForm<{ seller_tracking_number: string }, CartInput>({
    initial: { seller_tracking_number: cart.seller_tracking_number ?? '' },
    schema: schemas.updateCart.body,
    toBody: ({ seller_tracking_number }) => savedInput(cart, { seller_tracking_number }),
    fieldOf: (path) => path.replace('setup.', ''),
    submit: async (body) => {
      await update.trigger({ body })
      toaster.show({ text: t('resi.saved') })
      onClose()
    },
    failure: t('failed.remove'),
  })
  return (
    <Dialog
      open
      size="small"
      title={t('resi.title')}
      description={t('resi.text')}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="outline" tone="neutral" size="field" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button
            size="field"
            loading={form.submitting}
            loadingLabel={t('common:saving')}
            onClick={form.submit}
          >
            {t('common:action.save')}
          </Button>
        </>
      }
    >
      <Form of={form} label={t('resi.title')}>
        <TextField {...form.field('seller_tracking_number')} label={t('resi.field')} autoComplete="off" />
      </Form>
    </Dialog>
  )
}
