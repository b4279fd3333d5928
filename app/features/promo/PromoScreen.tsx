import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Columns } from '@seberang/design-system/Columns'
import { Container } from '@seberang/design-system/Container'
import { CopyButton } from '@seberang/design-system/CopyButton'
import { Code } from '@seberang/design-system/Code'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { Heading } from '@seberang/design-system/Heading'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { PromoPicture } from '@seberang/design-system/PromoCard'
import { Prose } from '@seberang/design-system/Prose'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { calls, type Promo } from '@seberang/domain/api'
import { formatDay } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Markdown } from '../../components/Markdown.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCopyNotices } from '../../components/use-copy-notices.ts'
import { ApiError } from '../../lib/api/errors.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { SaveVoucher } from './SaveVoucher.tsx'
import { usePromoTime } from './use-promo-time.ts'

/** One promo, with the voucher that it offers. */
export function Screen() {
  const { t } = useTranslation('promo')
  const { id = '' } = useParams()
  const promo = useCall(calls.promo, { params: { id } })
  usePageTitle(promo.data?.data.title ?? t('title'))
  if (promo.error instanceof ApiError && promo.error.status === 404 && !promo.data)
    return (
      <Container>
        <ErrorState
          level={1}
          illustration="notFound"
          title={t('missing.title')}
          text={t('missing.text')}
          action={<ButtonLink href={paths.promos}>{t('missing.action')}</ButtonLink>}
        />
      </Container>
    )
  return (
    <Container>
      <Resource of={promo} loading={<ListSkeleton rows={6} />}>
        {({ data }) => <PromoPage promo={data} />}
      </Resource>
    </Container>
  )
}

function PromoPage({ promo }: { promo: Promo }) {
  const { t } = useTranslation('promo')
  const timeOf = usePromoTime()
  return (
    <Columns
      aside="narrow"
      stickyAside
      rest={
        <Stack space={8}>
          <Markdown>{promo.body}</Markdown>
          {promo.voucher && <Terms terms={promo.voucher.terms} />}
        </Stack>
      }
    >
      <Stack space={4}>
        <PageHeader
          title={promo.title}
          text={timeOf(promo)}
          breadcrumbs={[
            { label: t('title'), href: paths.promos },
            { label: promo.voucher_code ?? promo.title },
          ]}
        />
        <PromoPicture src={promo.image ?? undefined} />
      </Stack>
      {promo.voucher && <Slip promo={promo} voucher={promo.voucher} />}
    </Columns>
  )
}

/** What the voucher takes off, and how to get it. */
function Slip({ promo, voucher }: { promo: Promo; voucher: NonNullable<Promo['voucher']> }) {
  const { t } = useTranslation('promo')
  const language = useLanguage()
  const { onCopied, onRefused } = useCopyNotices()
  const { code, ends_at, state, title } = voucher
  return (
    <Sheet bleed>
      <SheetSection>
        <Text step="total" tone="positive" weight="bold">
          {title}
        </Text>
      </SheetSection>
      <SheetSection>
        <Stack space={4}>
          <DescriptionList
            variant="inline"
            items={[
              { term: t('slip.code'), value: <Code>{code}</Code> },
              {
                term: t('slip.usesLeft'), // The customer's own: once each.
                value: t('slip.uses', { count: state === 'used' || state === 'over' ? 0 : 1 }),
              },
              ...(ends_at === null
                ? []
                : [{ term: t('slip.until'), value: formatDay(Date.parse(ends_at), language) }]),
            ]}
          />
          <Stack space={2}>
            <SaveVoucher promo={promo} looks="main" />
            <CopyButton
              value={code}
              label={t('slip.copy')}
              variant="outline"
              width="full"
              onCopied={() => onCopied(code)}
              onRefused={onRefused}
            />
          </Stack>
        </Stack>
      </SheetSection>
    </Sheet>
  )
}

function Terms({ terms }: { terms: string }) {
  const { t } = useTranslation('promo')
  return (
    <Stack as="section" space={2}>
      <Heading level={2}>{t('terms')}</Heading>
      <Prose>
        <ul>
          {terms.split('\n').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Prose>
    </Stack>
  )
}
