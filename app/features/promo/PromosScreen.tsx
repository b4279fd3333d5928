import { Box } from '@seberang/design-system/Box'
import { Container } from '@seberang/design-system/Container'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { PromoCard } from '@seberang/design-system/PromoCard'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { calls, type Promo } from '@seberang/domain/api'
import { midSentence } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { paths, promoAt } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { SaveVoucher } from './SaveVoucher.tsx'
import { usePromoTime } from './use-promo-time.ts'

/** The promos: the first of them large, the others below each other. */
export function Screen() {
  const { t } = useTranslation('promo')
  usePageTitle(t('title'))
  const promos = useCall(calls.promos, {})
  return (
    <Container>
      <PageHeader title={t('title')} text={t('text')} />
      <Resource of={promos} loading={<ListSkeleton rows={4} />}>
        {({ results: [first, ...others] }) =>
          first ? (
            <Stack space={8}>
              <LargePromo promo={first} />
              {others.length > 0 && <OtherPromos promos={others} />}
            </Stack>
          ) : (
            <EmptyState
              title={t('empty.title')}
              text={t('empty.text')}
              action={<ButtonLink href={paths.calculator}>{t('empty.action')}</ButtonLink>}
            />
          )
        }
      </Resource>
    </Container>
  )
}

function LargePromo({ promo }: { promo: Promo }) {
  const { t } = useTranslation('promo')
  const timeOf = usePromoTime()
  return (
    <PromoCard
      size="large"
      level={2}
      href={promoAt(promo.id)}
      title={promo.title}
      text={promo.summary}
      note={timeOf(promo)}
      picture={promo.image ?? undefined}
      action={
        <Inline space={5}>
          <SaveVoucher promo={promo} looks="main" />
          <Link href={promoAt(promo.id)} variant="standalone">
            {t('read')}
          </Link>
        </Inline>
      }
    />
  )
}

function OtherPromos({ promos }: { promos: readonly Promo[] }) {
  const { t } = useTranslation('promo')
  const timeOf = usePromoTime('short')
  return (
    <section>
      <Heading level={2}>{t('others')}</Heading>
      {promos.map((promo) => (
        <PromoCard
          key={promo.id}
          href={promoAt(promo.id)}
          title={promo.title}
          text={promo.summary}
          note={
            promo.voucher_code
              ? t('note', { code: promo.voucher_code, time: midSentence(timeOf(promo)) })
              : timeOf(promo)
          }
          picture={promo.image ?? undefined}
          action={<SaveVoucher promo={promo} looks="row" />}
        />
      ))}
      <Box paddingTop={4}>
        <Text step="note" tone="tertiary">
          {t('savedWhere')}
        </Text>
      </Box>
    </section>
  )
}
