import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { Switch } from '@seberang/design-system/Switch'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type AnswerOf } from '@seberang/domain/api'
import { customerTokenIdleDays } from '@seberang/domain/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SWRResponse } from 'swr'
import { refusalIn } from '../../../lib/api/errors.ts'
import { useCall } from '../../../lib/api/use-call.ts'
import { deviceAbility, switchOff, switchOn } from '../../../lib/push/device.ts'

type Settings = SWRResponse<AnswerOf<typeof calls.notifications>, unknown>

/** Whether notices are shown on this device; nothing where the server sends none to devices. */
export function DeviceSection({ isOn, mutate }: { isOn: boolean; mutate: Settings['mutate'] }) {
  const { t } = useTranslation('notifications')
  const toaster = useToast()
  const { data } = useCall(calls.pushKey, {})
  const [ability, setAbility] = useState(deviceAbility)
  const [isChanging, setIsChanging] = useState(false)
  if (!data?.key) return null
  const { key } = data

  async function change(on: boolean): Promise<void> {
    setIsChanging(true)
    try {
      if (!on) {
        await switchOff()
        await mutate()
        return
      }
      const saved = await switchOn(key ?? '')
      if (saved) await mutate(saved, { revalidate: false })
      else if (deviceAbility() === 'able') toaster.show({ tone: 'critical', text: t('device.notAllowed') })
    } catch (error) {
      toaster.show({ tone: 'critical', text: refusalIn(error)?.message ?? t('device.failed') })
    } finally {
      setAbility(deviceAbility)
      setIsChanging(false)
    }
  }
  const state = isChanging
    ? t('device.changing')
    : isOn
      ? t('device.until', { days: customerTokenIdleDays })
      : t('device.asks')
  return (
    <SettingsSection title={t('device.title')} text={t('device.text')}>
      <Switch
        label={t('device.switch')}
        description={state}
        checked={isOn && ability === 'able'}
        unavailableReason={ability === 'able' ? undefined : t(`device.${ability}`)}
        onChange={(on) => void (isChanging || change(on))}
      />
    </SettingsSection>
  )
}
