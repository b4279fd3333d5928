import { Announcement } from '@seberang/design-system/Announcement'
import { Text } from '@seberang/design-system/Text'
import { calls } from '@seberang/domain/api'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../lib/api/use-call.ts'
import { closePanels, openPanel, useOpenPanel } from '../../lib/navigation/panels.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { rememberNews, seenNews, unseenNews } from './seen-news.ts'

/** ms: together with the other requests of the header. */
const delay = 1500

/** Announcements. Only in the locker, where no input can be interrupted. */
export default function Prompts() {
  const [due, setDue] = useState(false)
  const isLocker = useLocation().pathname === paths.lockerImport
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay)
    return () => clearTimeout(timer)
  }, [])
  const agents = useCall(calls.agents, due ? {} : null)
  const panel = useOpenPanel()
  const [seen, setSeen] = useState(seenNews)
  const unseen = unseenNews(agents.data?.data, seen)
  // Loaded by the header for its badges.
  const counts = useCall(calls.allCartCounts, isLocker && unseen.length > 0 ? {} : null)
  const news = unseen.find(({ country }) => counts.data?.data.countries.includes(country))
  const isNext = news !== undefined
  useEffect(() => {
    if (due && isLocker && panel === null && isNext) openPanel('announcement')
  }, [due, isLocker, panel, isNext])

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
