import { Announcement } from '@seberang/design-system/Announcement'
import { IdentityPrompt } from '@seberang/design-system/IdentityPrompt'
import { Text } from '@seberang/design-system/Text'
import { calls, type Customer } from '@seberang/domain/api'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../lib/api/use-call.ts'
import { contact } from '../../lib/navigation/contact.ts'
import { closePanels, openPanel, useOpenPanel } from '../../lib/navigation/panels.ts'
import { laterPaths, paths } from '../../lib/navigation/paths.ts'
import { rememberNews, seenNews, unseenNews } from './seen-news.ts'

/** ms: together with the other requests of the header. */
const delay = 1500

/** Announcements and the prompt for identity documents. Only in the locker, where no input can be interrupted. */
export default function Prompts({ customer }: { customer: Customer }) {
  const [due, setDue] = useState(false)
  const isLocker = useLocation().pathname === paths.lockerImport
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay)
    return () => clearTimeout(timer)
  }, [])
  const agents = useCall(calls.agents, due ? {} : null)
  const panel = useOpenPanel()
  const [seen, setSeen] = useState(seenNews)
  const [promptedForIdentity, setPromptedForIdentity] = useState(false)
  const unseen = unseenNews(agents.data?.data, seen)
  // Loaded by the header for its badges.
  const counts = useCall(calls.allCartCounts, isLocker && unseen.length > 0 ? {} : null)
  const news = unseen.find(({ country }) => counts.data?.data.countries.includes(country))
  const needsIdentity = laterPaths.ktp !== undefined && customer.ktp === null && !promptedForIdentity
  const next = news ? 'announcement' : needsIdentity ? 'identity' : undefined
  useEffect(() => {
    if (due && isLocker && panel === null && next) openPanel(next)
  }, [due, isLocker, panel, next])

  if (panel === 'announcement' && news) {
    const close = () => {
      setSeen(rememberNews(news.id))
      closePanels()
    }
    return (
      <News
        text={news.text}
        onClose={close}
        onAddresses={() => {
          close()
          openPanel('address')
        }}
      />
    )
  }
  if (panel === 'identity' && laterPaths.ktp) {
    return (
      <IdentityDocuments
        upload={laterPaths.ktp}
        onClose={() => {
          setPromptedForIdentity(true)
          closePanels()
        }}
      />
    )
  }
  return null
}

interface NewsProps {
  text: string
  onClose: () => void
  onAddresses: () => void
}

function News({ text, onClose, onAddresses }: NewsProps) {
  const { t } = useTranslation('shell')
  return (
    <Announcement
      title={t('announcement.title')}
      action={{ label: t('announcement.action'), onClick: onClose }}
      second={{ label: t('announcement.addresses'), onClick: onAddresses }}
      onClose={onClose}
    >
      <Text>{text}</Text>
    </Announcement>
  )
}

function IdentityDocuments({ upload, onClose }: { upload: string; onClose: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <IdentityPrompt
      title={t('identity.title')}
      text={t('identity.text')}
      upload={{ href: upload, label: t('identity.upload') }}
      support={{ href: `mailto:${contact.mail}`, label: t('identity.support') }}
      onClose={onClose}
    />
  )
}
