import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Container } from '@seberang/design-system/Container'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { Notice } from '@seberang/design-system/Notice'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import type { IdentityPaper, OwnPaper } from '@seberang/domain/api'
import { joinParts } from '@seberang/domain/format'
import { identityAboveUsd, type PaperKind } from '@seberang/domain/identity'
import { identitySettings } from '@seberang/domain/links'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PaperCard } from '../../components/identity/PaperCard.tsx'
import { papers, updatePaper } from '../../components/identity/papers.ts'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useReauthentication } from '../../components/security/use-reauthentication.tsx'
import { WithCodes } from '../../components/WithCodes.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { useFocus } from '../../lib/forms/use-focus.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { useSession } from '../../lib/session/use-session.ts'
import type { PaperFormProps } from './paper-form-props.ts'

interface PaperScreenProps {
  kind: PaperKind
  form: (props: PaperFormProps) => ReactNode
}

/** Sends a paper, and shows what has become of it. */
export function PaperScreen({ kind, form }: PaperScreenProps) {
  const found = useCall(papers[kind].read, {})
  if (found.data) return <Paper kind={kind} paper={found.data.data} form={form} />
  return (
    <Page kind={kind}>
      <Resource of={found} loading={<ListSkeleton />}>
        {() => null}
      </Resource>
    </Page>
  )
}

interface PageProps {
  kind: PaperKind
  /** The photo stands beside what is typed. */
  wide?: boolean
  children: ReactNode
}

function Page({ kind, wide = false, children }: PageProps) {
  const { t } = useTranslation('identity')
  usePageTitle(t(`title.${kind}`))
  return (
    <Container size={wide ? 'sections' : 'reading'}>
      <PageHeader title={t(`title.${kind}`)} />
      <Stack space={5}>
        <Text tone="secondary">{t(`text.${kind}`, { usd: identityAboveUsd })}</Text>
        {children}
      </Stack>
    </Container>
  )
}

/** An approved one stays while shipments need it; another may take the place of one that waits. */
const mayNotGo = ({ status, needed_by }: OwnPaper): boolean => status === 'approved' && needed_by.length > 0

function Paper({ kind, paper, form }: PaperScreenProps & { paper: OwnPaper | null }) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const toaster = useToast()
  const focus = useFocus()
  const { customer } = useSession()
  const reauthentication = useReauthentication()
  /** Of the paper that is being replaced: one that was sent meanwhile is shown. */
  const [replacing, setReplacing] = useState<string>()
  /** Somebody wanted to replace it while shipments need it. */
  const [isBlocked, setIsBlocked] = useState(false)

  async function replace(paper: OwnPaper): Promise<void> {
    setIsBlocked(mayNotGo(paper))
    if (mayNotGo(paper)) return
    if (paper.status !== 'approved' || (await reauthentication.ask())) setReplacing(paper.id)
  }

  async function saved(sent: IdentityPaper): Promise<void> {
    setReplacing(undefined)
    toaster.show({ text: t(`form.sent.${kind}`) })
    // The button that sent it is gone.
    focus(() => document.querySelector<HTMLElement>('h1') ?? undefined)
    await updatePaper(customer, kind, sent)
  }

  if (paper !== null && paper.status !== 'rejected' && replacing !== paper.id)
    return (
      <Page kind={kind}>
        <PaperCard kind={kind} paper={paper} level={2}>
          <Inline space={4}>
            <ButtonLink variant="outline" size="field" href={paths.lockerImport}>
              {t('done.locker')}
            </ButtonLink>
            <Button
              variant="plain"
              size="field"
              aria-label={t(`replaceLabel.${kind}`)}
              onClick={() => void replace(paper)}
            >
              {t('replace')}
            </Button>
          </Inline>
          {isBlocked && mayNotGo(paper) && (
            <Notice tone="caution" live="polite">
              <WithCodes
                text={t('neededToReplace', { codes: joinParts(paper.needed_by, language) })}
                codes={paper.needed_by}
              />
            </Notice>
          )}
        </PaperCard>
        <Text>
          <Link href={identitySettings}>{t('done.settings')}</Link>
        </Text>
        {reauthentication.dialog}
      </Page>
    )
  return (
    <Page kind={kind} wide>
      {paper?.status === 'rejected' && (
        <Notice tone="critical" title={t('again')}>
          {paper.reason}
        </Notice>
      )}
      {form({ replacesApproved: paper?.status === 'approved', onSaved: saved })}
    </Page>
  )
}
