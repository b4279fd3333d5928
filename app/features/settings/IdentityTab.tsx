import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Inline } from '@seberang/design-system/Inline'
import { SettingsRow, SettingsRows } from '@seberang/design-system/SettingsRow'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { Text } from '@seberang/design-system/Text'
import { Camera, Eye, User } from '@seberang/design-system/icons'
import { formatMoment } from '@seberang/domain/format'
import { identityAboveUsd, paperKinds, type PaperKind } from '@seberang/domain/identity'
import { useTranslation } from 'react-i18next'
import { PaperCard } from '../../components/identity/PaperCard.tsx'
import { PaperPhoto } from '../../components/identity/PaperPhoto.tsx'
import { papers } from '../../components/identity/papers.ts'
import { RemovePaper } from '../../components/identity/RemovePaper.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'

/** The papers by which customs know the customer, and who has looked at them. */
export function IdentityTab() {
  const { t } = useTranslation('identity')
  return (
    <>
      {paperKinds.map((kind) => (
        <SettingsSection
          key={kind}
          title={t(`name.${kind}`)}
          text={t(`text.${kind}`, { usd: identityAboveUsd })}
        >
          <OnePaper kind={kind} />
        </SettingsSection>
      ))}
      <SettingsSection title={t('readings.title')} text={t('readings.text')}>
        <Readings />
      </SettingsSection>
    </>
  )
}

function OnePaper({ kind }: { kind: PaperKind }) {
  const { t } = useTranslation('identity')
  const { path, icon, read } = papers[kind]
  const found = useCall(read, {})
  return (
    <Resource of={found} loading={<ListSkeleton />}>
      {({ data }) =>
        data === null ? (
          <SettingsRows label={t(`name.${kind}`)}>
            <SettingsRow
              icon={icon}
              title={t('state.none')}
              action={
                <ButtonLink variant="plain" href={path}>
                  {t(`send.${kind}`)}
                </ButtonLink>
              }
            />
          </SettingsRows>
        ) : (
          <PaperCard kind={kind} paper={data} level={3}>
            <Inline space={4}>
              {data.status === 'rejected' && (
                <ButtonLink size="field" icon={Camera} href={path}>
                  {t('sendAgain')}
                </ButtonLink>
              )}
              <PaperPhoto kind={kind} url={data.url} />
              {data.status !== 'rejected' && (
                <ButtonLink variant="plain" size="field" href={path} aria-label={t(`replaceLabel.${kind}`)}>
                  {t('replace')}
                </ButtonLink>
              )}
              <RemovePaper kind={kind} paper={data} />
            </Inline>
          </PaperCard>
        )
      }
    </Resource>
  )
}

const icons = { us: Eye, owner: User }

/** Every opening of both papers, newest first. */
function Readings() {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const ktp = useCall(papers.ktp.read, {})
  const passport = useCall(papers.passport.read, {})
  return (
    <Resource of={ktp} loading={<ListSkeleton />}>
      {(first) => (
        <Resource of={passport} loading={<ListSkeleton />}>
          {(second) => {
            const readings = [
              ...(first.data?.readings ?? []).map((one) => ({ ...one, kind: 'ktp' as const })),
              ...(second.data?.readings ?? []).map((one) => ({ ...one, kind: 'passport' as const })),
            ].toSorted((one, other) => other.at.localeCompare(one.at))
            if (readings.length === 0) return <Text tone="secondary">{t('readings.none')}</Text>
            return (
              <SettingsRows label={t('readings.list')}>
                {readings.map(({ by, at, kind }, place) => (
                  <SettingsRow
                    key={`${kind} ${at} ${by} ${place}`}
                    icon={icons[by]}
                    title={t(`readings.${by}.${kind}`)}
                    note={t(`readings.${by}Note`)}
                    action={formatMoment(at, language)}
                  />
                ))}
              </SettingsRows>
            )
          }}
        </Resource>
      )}
    </Resource>
  )
}
