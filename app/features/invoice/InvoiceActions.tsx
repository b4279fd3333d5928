import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Inline } from '@seberang/design-system/Inline'
import { CreditCard, ExternalLink, Printer, X } from '@seberang/design-system/icons'
import { methodFacts, type Invoice } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { printInvoiceOf } from '../../lib/navigation/document-links.ts'
import { ChangeMethodDialog } from './ChangeMethodDialog.tsx'
import { GiveUpDialog } from './GiveUpDialog.tsx'

interface InvoiceActionsProps {
  invoice: Invoice
  canChangeMethod: boolean
  canGiveUp: boolean
}

/** What else can be done with an unpaid invoice, in a quiet row. */
export function InvoiceActions({ invoice, canChangeMethod, canGiveUp }: InvoiceActionsProps) {
  const { t } = useTranslation('invoice')
  const [changing, setChanging] = useState(false)
  const [isGivingUp, setIsGivingUp] = useState(false)
  const sandbox = sandboxPageOf(invoice)
  const quiet = { variant: 'plain', tone: 'neutral', size: 'field' } as const
  return (
    <>
      <Inline as="ul" space={6}>
        {sandbox && (
          <li>
            <ButtonLink {...quiet} icon={ExternalLink} href={sandbox} newWindow>
              {t('va.sandbox')}
            </ButtonLink>
          </li>
        )}
        {canChangeMethod && (
          <li>
            <Button {...quiet} icon={CreditCard} onClick={() => setChanging(true)}>
              {t('change.action')}
            </Button>
          </li>
        )}
        <li>
          <ButtonLink {...quiet} icon={Printer} href={printInvoiceOf(invoice.invoice_code)}>
            {t('print')}
          </ButtonLink>
        </li>
        {canGiveUp && (
          <li>
            <Button {...quiet} icon={X} tone="critical" onClick={() => setIsGivingUp(true)}>
              {t('giveUp.action')}
            </Button>
          </li>
        )}
      </Inline>
      {isGivingUp && <GiveUpDialog invoice={invoice} onClose={() => setIsGivingUp(false)} />}
      {changing && <ChangeMethodDialog invoice={invoice} onClose={() => setChanging(false)} />}
    </>
  )
}

/** Where the payer acts as the bank; the page of a card is what it is paid on. */
const sandboxPageOf = ({ payment }: Invoice): string | undefined =>
  payment && methodFacts[payment.payment_method].instruction !== 'page' ? payment.redirect_url : undefined
