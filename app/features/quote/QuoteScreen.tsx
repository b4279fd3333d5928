import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Columns } from '@seberang/design-system/Columns'
import { Container } from '@seberang/design-system/Container'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Loading, Skeleton, SkeletonRows } from '@seberang/design-system/Skeleton'
import { Stack } from '@seberang/design-system/Stack'
import { calls } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Resource } from '../../components/Resource.tsx'
import { ApiError } from '../../lib/api/errors.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { QuoteView } from './QuoteView.tsx'
import { useKeptToast } from './use-kept-toast.ts'

/** A quote, for anyone who has its URL. */
export function Screen() {
  const { t } = useTranslation('quote')
  const { code = '' } = useParams()
  const quote = useCall(calls.quote, { params: { code } })
  useKeptToast()
  usePageTitle(quote.data?.data.title ?? t('title'))
  const isMissing = quote.error instanceof ApiError && quote.error.status === 404
  if (isMissing && !quote.data) {
    return (
      <Container>
        <ErrorState
          level={1}
          illustration="notFound"
          title={t('missing.title')}
          text={t('missing.text')}
          action={<ButtonLink href={paths.calculator}>{t('missing.action')}</ButtonLink>}
        />
      </Container>
    )
  }
  return (
    <Container>
      <Resource of={quote} loading={<QuoteSkeleton />}>
        {({ data }) => <QuoteView quote={data} onEnd={() => void quote.mutate()} />}
      </Resource>
    </Container>
  )
}

function QuoteSkeleton() {
  const { t } = useTranslation('quote')
  return (
    <Loading label={t('loading')}>
      <Stack space={5}>
        <Stack space={2}>
          <Skeleton width="medium" />
          <Skeleton shape="title" width="long" />
        </Stack>
        <Columns aside="narrow">
          <Sheet bleed as="div">
            <SheetSection>
              <Skeleton />
            </SheetSection>
            <SheetSection>
              <Skeleton width="long" />
            </SheetSection>
            <SheetSection>
              <SkeletonRows count={5} />
            </SheetSection>
          </Sheet>
          <Sheet bleed as="div">
            <SheetSection>
              <Skeleton shape="block" />
            </SheetSection>
          </Sheet>
        </Columns>
      </Stack>
    </Loading>
  )
}
