import { Badge } from '@seberang/design-system/Badge'
import { Button } from '@seberang/design-system/Button'
import { SettingsRow, SettingsRows } from '@seberang/design-system/SettingsRow'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { useToast } from '@seberang/design-system/Toast'
import { Monitor, Smartphone } from '@seberang/design-system/icons'
import { calls, type Session } from '@seberang/domain/api'
import { formatMoment, joinParts } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { refusalIn } from '../../lib/api/errors.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'

interface DevicesProps {
  hasPassword: boolean
  /** A device that is not the customer's has been signed out. */
  onStranger: () => void
}

/** Where the customer is signed in. */
export function Devices({ hasPassword, onStranger }: DevicesProps) {
  const { t } = useTranslation('settings')
  const sessions = useCall(calls.sessions, {})
  return (
    <SettingsSection title={t('devices.title')} text={t('devices.text')}>
      <Resource of={sessions} loading={<ListSkeleton />}>
        {({ results }) => (
          <Sessions
            sessions={results}
            hasPassword={hasPassword}
            refresh={() => void sessions.mutate()}
            onStranger={onStranger}
          />
        )}
      </Resource>
    </SettingsSection>
  )
}

function Sessions({
  sessions,
  hasPassword,
  refresh,
  onStranger,
}: DevicesProps & { sessions: readonly Session[]; refresh: () => void }) {
  const { t } = useTranslation(['settings', 'common'])
  const language = useLanguage()
  const toaster = useToast()
  const end = useChange(calls.endSession, [calls.sessions])
  const endOthers = useChange(calls.endOtherSessions, [calls.sessions])
  const others = sessions.filter(({ is_this }) => !is_this)

  async function run(command: () => Promise<unknown>, done: string): Promise<boolean> {
    try {
      await command()
      toaster.show({ text: done })
      return true
    } catch (error) {
      const refusal = refusalIn(error)
      toaster.show({ tone: 'critical', text: refusal?.message ?? t('devices.failed') })
      // It may have left by itself.
      if (refusal) refresh()
      return false
    }
  }

  async function endOne({ id, device, is_known }: Session): Promise<void> {
    const leads = !is_known && hasPassword
    const done = leads ? t('devices.stranger') : t('devices.ended', { device })
    const isEnded = await run(() => end.trigger({ params: { id } }), done)
    if (isEnded && leads) onStranger()
  }
  return (
    <>
      <SettingsRows label={t('devices.list')}>
        {sessions.map((session) => {
          const { id, device, kind, is_this, is_known } = session
          return (
            <SettingsRow
              key={id}
              icon={kind === 'phone' ? Smartphone : Monitor}
              title={device}
              badge={badgeOf(session, t)}
              note={noteOf(session, t, language)}
              action={
                is_this ? (
                  t('devices.now')
                ) : (
                  <Button
                    variant="plain"
                    aria-label={t(is_known ? 'devices.endLabel' : 'devices.notMeLabel', { device })}
                    onClick={() => void endOne(session)}
                  >
                    {t(is_known ? 'devices.end' : 'devices.notMe')}
                  </Button>
                )
              }
            />
          )
        })}
      </SettingsRows>
      {others.length > 1 && (
        <div>
          <Button
            variant="outline"
            tone="neutral"
            size="field"
            loading={endOthers.isMutating}
            loadingLabel={t('common:loading')}
            onClick={() => void run(() => endOthers.trigger({}), t('devices.endedOthers'))}
          >
            {t('devices.endOthers', { count: others.length })}
          </Button>
        </div>
      )}
    </>
  )
}

type Texts = TFunction<['settings', 'common']>

function badgeOf({ is_this, is_known }: Session, t: Texts) {
  if (is_this) return <Badge tone="brand">{t('devices.this')}</Badge>
  return is_known ? undefined : <Badge tone="caution">{t('devices.new')}</Badge>
}

function noteOf(
  { is_this, is_known, network, signed_in_at, seen_at }: Session,
  t: Texts,
  language: Language,
) {
  const isFirst = is_this || !is_known
  return joinParts(
    [
      isFirst
        ? t('devices.signedIn', { time: formatMoment(signed_in_at, language) })
        : t('devices.lastUsed', { time: formatMoment(seen_at, language) }),
      ...(network === '' ? [] : [t('devices.network', { network })]),
      ...(is_this || is_known ? [] : [t('devices.unknown')]),
    ],
    language,
  )
}
