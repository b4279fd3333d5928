import { Box } from '@seberang/design-system/Box'
import { Button } from '@seberang/design-system/Button'
import { rupiahMeant } from '@seberang/domain/calculator'
import { useTranslation } from 'react-i18next'

interface RupiahQuestionProps {
  /** As typed. */
  price: string
  currency: string
  onChange: (meant: { price: string; currency: string }) => void
}

/** Below a price that was probably meant in rupiah: a question that changes the currency, and refuses nothing. */
export function RupiahQuestion({ price, currency, onChange }: RupiahQuestionProps) {
  const { t } = useTranslation('calculator')
  const rupiah = rupiahMeant(price, currency)
  return (
    <Box aria-live="polite">
      {rupiah !== undefined && (
        <Box paddingTop={2}>
          <Button
            size="small"
            variant="outline"
            tone="neutral"
            onClick={() => onChange({ price: rupiah, currency: 'IDR' })}
          >
            {t('currency.rupiah')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
