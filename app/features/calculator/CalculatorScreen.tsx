import { Container } from '@seberang/design-system/Container'
import { Stack } from '@seberang/design-system/Stack'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { linkedParcel } from '../../lib/navigation/parcel-link.ts'
import { useReference } from '../../lib/reference/use-reference.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { Calculator, CalculatorHeader } from './Calculator.tsx'
import { empty } from './examples.ts'

/** The calculator: what a parcel costs to the door by every option, for anyone. */
export function Screen() {
  const { t } = useTranslation('calculator')
  usePageTitle(t('title'))
  const [query] = useSearchParams()
  const { reference, error, retry } = useReference()
  if (!reference && error !== undefined) {
    return (
      <Container>
        <LoadFailure error={error} level={1} retry={retry} />
      </Container>
    )
  }
  return (
    <Container>
      {reference ? (
        <Calculator reference={reference} initial={linkedParcel(query) ?? empty} />
      ) : (
        <Stack space={0}>
          <CalculatorHeader />
          <ListSkeleton />
        </Stack>
      )}
    </Container>
  )
}
