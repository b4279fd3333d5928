import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { ErrorMessage } from '@seberang/design-system/ErrorMessage'
import { DestinationPreview } from '@seberang/design-system/DestinationPreview'
import { Notice } from '@seberang/design-system/Notice'
import { SkeletonRows, Loading } from '@seberang/design-system/Skeleton'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Plus } from '@seberang/design-system/icons'
import { fullStop, joinSentences } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { Addresses } from '../../components/address/Addresses.tsx'
import { placeName } from '../../lib/addresses/place-name.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { rememberPage } from '../../lib/session/previous-page.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import type { DraftChange } from './draft/draft.ts'
import type { Missing } from './draft/missing.ts'
import type { PricedDraft } from './use-priced-draft.ts'
import { useMissingText } from './texts.ts'

interface DestinationProps {
  change: (change: DraftChange) => void
  pricedDraft: Pick<PricedDraft, 'address' | 'book' | 'near'>
  missing: readonly Missing[]
}

/** The destination, from the address book. */
export function Destination({ change, pricedDraft, missing }: DestinationProps) {
  const { t } = useTranslation(['wizard', 'address', 'common'])
  const language = useLanguage()
  const missingTextOf = useMissingText()
  const { customer } = useSession()
  const { book, address, near } = pricedDraft
  const { addresses } = book
  const error = missing.includes('address') ? missingTextOf('address') : undefined
  const place = near && t('summary.placeOnly', { place: placeName(near) })
  if (!addresses && book.error !== undefined) {
    return (
      <Notice
        tone="critical"
        title={t('common:error.load.title')}
        action={
          <Button size="small" variant="outline" tone="neutral" onClick={book.retry}>
            {t('common:action.retry')}
          </Button>
        }
      >
        {t('common:error.load.text')}
      </Notice>
    )
  }
  if (!addresses) {
    return (
      <Loading label={t('common:loading')}>
        <SkeletonRows count={1} />
      </Loading>
    )
  }
  return (
    <Addresses
      book={{ ...book, addresses }}
      label={t('origin.to')}
      near={near}
      choice={{
        value: address?.address_id ?? null,
        onChange: (addressId) => change({ type: 'address', addressId }),
        error,
      }}
      empty={(add) =>
        customer ? (
          <Stack space={2} align="start">
            <Text weight="semibold">{t('origin.to')}</Text>
            <Text tone="secondary">{place ?? t('address:empty.text')}</Text>
            {error && <ErrorMessage>{error}</ErrorMessage>}
            <Button variant="outline" icon={Plus} onClick={add}>
              {t('address:add')}
            </Button>
          </Stack>
        ) : (
          <DestinationPreview
            label={t('origin.to')}
            shape={{ name: t('origin.shape.name'), lines: t('origin.shape.lines') }}
            error={error}
            prompt={joinSentences([place && fullStop(place, language), t('origin.guestText')], language)}
            actions={
              <>
                <Button variant="outline" icon={Plus} onClick={add}>
                  {t('address:add')}
                </Button>
                <ButtonLink variant="plain" href={paths.login} onClick={() => rememberPage(paths.wizard)}>
                  {t('common:nav.login')}
                </ButtonLink>
                <ButtonLink variant="plain" href={paths.register} onClick={() => rememberPage(paths.wizard)}>
                  {t('common:nav.register')}
                </ButtonLink>
              </>
            }
          />
        )
      }
    />
  )
}
