import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { calls, type Cart } from '@seberang/domain/api'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { NothingFound } from '../../components/AwaitedContent.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { rememberPage } from '../../lib/session/previous-page.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { editOf, paths, statusOrderOf } from '../../lib/navigation/paths.ts'
import { EditForm } from './EditForm.tsx'
import { WithoutShipment } from './WithoutShipment.tsx'
import { useEditDraft } from './use-edit-draft.ts'

interface EditShipmentProps {
  cartCode: string
  reference: Reference
}

/** Edits or completes a saved shipment. The draft of a new one is left alone. */
export function EditShipment({ cartCode, reference }: EditShipmentProps) {
  const { customer } = useSession()
  const navigate = useNavigate()
  const isGuest = customer === null
  // No automatic revalidation: it would replace what is being typed.
  const found = useCall(calls.cartOrInvoice, isGuest ? null : { query: { code: cartCode } }, {
    revalidateOnFocus: false,
    keepPreviousData: false,
  })
  useEffect(() => {
    if (!isGuest) return
    rememberPage(editOf(cartCode))
    void navigate(paths.login, { replace: true })
  }, [isGuest, cartCode, navigate])
  if (found.data?.data.kind === 'cart') {
    return <Editable cart={found.data.data.cart} reference={reference} readAgain={() => found.mutate()} />
  }
  return (
    <WithoutShipment>
      <Resource of={found} loading={<ListSkeleton />} wayOn={<ToLocker />}>
        {/* The code belongs to an invoice, which cannot be edited. */}
        {() => <NothingFound wayOn={<ToLocker />} />}
      </Resource>
    </WithoutShipment>
  )
}

function ToLocker() {
  const { t } = useTranslation('wizard')
  return <ButtonLink href={paths.lockerImport}>{t('edit.toLocker')}</ButtonLink>
}

interface EditableProps {
  cart: Cart
  reference: Reference
  readAgain: () => Promise<unknown>
}

function Editable({ cart, reference, readAgain }: EditableProps) {
  const { t } = useTranslation('wizard')
  const reason = cart.can.edit
  const storedDraft = useEditDraft(cart.cart_code)
  if (reason === true) {
    return storedDraft ? (
      <EditForm cart={cart} reference={reference} kept={storedDraft} readAgain={readAgain} />
    ) : (
      <WithoutShipment>
        <ListSkeleton />
      </WithoutShipment>
    )
  }
  return (
    <WithoutShipment>
      <ErrorState
        level={1}
        title={t('edit.closedTitle', { code: cart.cart_code })}
        text={t(reason === 'invoice_open' ? 'edit.invoiceOpen' : 'edit.alreadyPaid')}
        action={
          cart.invoice_code === null ? (
            <ToLocker />
          ) : (
            <ButtonLink href={statusOrderOf(cart.invoice_code)}>
              {t(reason === 'invoice_open' ? 'edit.toInvoice' : 'edit.toOrder')}
            </ButtonLink>
          )
        }
      />
    </WithoutShipment>
  )
}
