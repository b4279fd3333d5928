import { Button } from '@seberang/design-system/Button'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { Grid } from '@seberang/design-system/Grid'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { Download } from '@seberang/design-system/icons'
import { calls, dataSubjects, type AccountData } from '@seberang/domain/api'
import { formatNumber } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReauthentication } from '../../../components/security/use-reauthentication.tsx'
import { request } from '../../../lib/api/client.ts'
import { refusalIn } from '../../../lib/api/errors.ts'
import { startDownload } from '../../../lib/browser/start-download.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

const bytesPerMegabyte = 1024 * 1024

/** Everything that is stored of the customer, to take along. */
export function DownloadSection({ data: { counts, bytes } }: { data: AccountData }) {
  const { t } = useTranslation(['personal', 'common'])
  const language = useLanguage()
  const toaster = useToast()
  const reauthentication = useReauthentication()
  const [isBusy, setIsBusy] = useState(false)

  async function download(): Promise<void> {
    setIsBusy(true)
    try {
      await reauthentication.run(async (reauth_token) => {
        const { url } = await request(calls.exportData, { body: { reauth_token } })
        startDownload(url)
        toaster.show({ text: t('export.begun') })
      })
    } catch (error) {
      toaster.show({ tone: 'critical', text: refusalIn(error)?.message ?? t('export.failed') })
    } finally {
      setIsBusy(false)
    }
  }
  const rows = dataSubjects.map((subject) => ({
    term: t(`export.count.${subject}`),
    value: formatNumber(counts[subject], language),
  }))
  const half = Math.ceil(rows.length / 2)
  const megabytes = Math.round(bytes / bytesPerMegabyte)
  return (
    <SettingsSection title={t('export.title')} text={t('export.text')}>
      <Grid columns={2}>
        <DescriptionList variant="inline" items={rows.slice(0, half)} />
        <DescriptionList variant="inline" items={rows.slice(half)} />
      </Grid>
      <div>
        <Button
          icon={Download}
          loading={isBusy}
          loadingLabel={t('common:loading')}
          onClick={() => void download()}
        >
          {megabytes < 1
            ? t('export.download')
            : t('export.downloadSized', { size: formatNumber(megabytes, language) })}
        </Button>
      </div>
      <Text step="note" tone="secondary">
        {t('export.inside')}
      </Text>
      {reauthentication.dialog}
    </SettingsSection>
  )
}
