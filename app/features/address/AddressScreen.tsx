import { Button } from '@seberang/design-system/Button'
import { Container } from '@seberang/design-system/Container'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Plus } from '@seberang/design-system/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Addresses } from '../../components/address/Addresses.tsx'
import { AwaitedContent } from '../../components/AwaitedContent.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { useAddressBook } from '../../lib/addresses/use-address-book.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'

export function Screen() {
  const { t } = useTranslation(['address', 'common'])
  usePageTitle(t('title'))
  const book = useAddressBook()
  const [adding, setAdding] = useState(false)
  const { addresses } = book
  return (
    <Container size="reading">
      <Stack space={6}>
        <Inline align="between" space={4}>
          <Stack space={1}>
            <Heading level={1}>{t('title')}</Heading>
            <Text tone="secondary">{t('lead')}</Text>
          </Stack>
          <Button icon={Plus} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </Inline>
        {!addresses && <AwaitedContent error={book.error} retry={book.retry} loading={<ListSkeleton />} />}
        {addresses && (
          <Sheet bleed aria-label={t('title')}>
            <SheetSection>
              <Addresses
                book={{ ...book, addresses }}
                label={t('title')}
                adding={{ open: adding, onClose: () => setAdding(false) }}
                empty={() => (
                  <EmptyState illustration="locker" title={t('empty.title')} text={t('empty.text')} />
                )}
              />
            </SheetSection>
          </Sheet>
        )}
      </Stack>
    </Container>
  )
}
