import { Inline } from '@seberang/design-system/Inline'
import { Text } from '@seberang/design-system/Text'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Explained } from './Explained.tsx'
import type { TermId } from './terms.ts'
import './use-glossary.ts'

interface TermsHereProps {
  of: readonly TermId[]
}

/** The terms of the choice above, in a row. Beside the choice: inside its label nothing else can be clicked. */
export function TermsHere(props: TermsHereProps) {
  return (
    <Suspense>
      <Row {...props} />
    </Suspense>
  )
}

function Row({ of: ids }: TermsHereProps) {
  const { t } = useTranslation('glossary')
  return (
    <Inline space={3}>
      <Text step="note" tone="tertiary">
        {t('here')}
      </Text>
      {ids.map((id) => (
        <Text as="span" key={id} step="note">
          <Explained term={id} />
        </Text>
      ))}
    </Inline>
  )
}
