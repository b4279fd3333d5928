import { TextField } from '@seberang/design-system/TextField'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type Cart, type CartInput } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { Form } from '../../components/form/Form.tsx'
import { useChange } from '../../lib/api/use-change.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { savedInput } from './saved-input.ts'

/** The tracking number of the seller's parcel to the warehouse. */
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
    failure: t('failed.update'),
  })
  return (
    <ActionDialog
      size="small"
      title={t('sellerResi')}
      description={t('resi.text')}
      action={t('common:action.save')}
      busy={form.submitting}
      busyLabel={t('common:saving')}
      onAction={form.submit}
      onClose={onClose}
    >
      <Form of={form} label={t('sellerResi')}>
        <TextField {...form.field('seller_tracking_number')} label={t('resi.field')} autoComplete="off" />
      </Form>
    </ActionDialog>
  )
}
