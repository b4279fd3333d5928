import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Printer } from '@seberang/design-system/icons'
import { useTranslation } from 'react-i18next'
import { printInvoiceOf } from '../../lib/navigation/document-links.ts'

/** Opens an invoice as it is printed, beside what its page is for. */
export function PrintInvoiceLink({ code }: { code: string }) {
  const { t } = useTranslation('invoice')
  return (
    <ButtonLink variant="outline" tone="neutral" icon={Printer} href={printInvoiceOf(code)}>
      {t('print')}
    </ButtonLink>
  )
}
