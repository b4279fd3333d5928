import { Container } from '@seberang/design-system/Container'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { SearchField } from '@seberang/design-system/SearchField'
import { Stack } from '@seberang/design-system/Stack'
import { TermList, type TermEntry } from '@seberang/design-system/TermList'
import { Text } from '@seberang/design-system/Text'
import { VisuallyHidden } from '@seberang/design-system/VisuallyHidden'
import { ruleFigures } from '@seberang/domain/explain'
import { formatDay } from '@seberang/domain/format'
import { currentRuleSet } from '@seberang/domain/pricing'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { groupNames, termGroups, factsOf, type TermId } from '../../components/glossary/terms.ts'
import { lawAddress, lawsAnchor, useGlossary, type ShownLaw } from '../../components/glossary/use-glossary.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { glossaryAt } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { lawsInUse } from './laws.ts'

/** All terms, found by typing; each has an address, as have the laws. */
export function Screen() {
  const { t } = useTranslation('glossary')
  const [query, setQuery] = useState('')
  const termOf = useGlossary()
  usePageTitle(t('title'))
  const target = useTarget()
  const wanted = query.trim().toLowerCase()
  const matches = (id: TermId): boolean => {
    const { name, full, text } = termOf(id)
    return [name, full, text].some((words) => words.toLowerCase().includes(wanted))
  }
  const groups = groupNames
    .map((name) => ({ name, ids: termGroups[name].filter(matches) }))
    .filter(({ ids }) => ids.length > 0)
  const count = groups.reduce((sum, { ids }) => sum + ids.length, 0)
  return (
    <Container size="reading">
      <Stack space={8}>
        <Stack space={4}>
          <PageHeader title={t('title')} text={t('text')} />
          <SearchField label={t('search')} value={query} onChange={setQuery} maxLength={60} />
          <output>
            {count === 0 ? (
              <Text as="span" tone="secondary">
                {t('none', { query: query.trim() })}
              </Text>
            ) : (
              wanted !== '' && <VisuallyHidden>{t('found', { count })}</VisuallyHidden>
            )}
          </output>
        </Stack>
        {wanted === '' && (
          <nav aria-label={t('title')}>
            <Inline as="ul" space={4}>
              {groups
                .flatMap(({ ids }) => ids)
                .map((id) => (
                  <li key={id}>
                    <Link href={glossaryAt(factsOf(id).anchor)}>{termOf(id).name}</Link>
                  </li>
                ))}
            </Inline>
          </nav>
        )}
        {groups.map(({ name, ids }) => (
          <Section key={name} title={t(`group.${name}`)}>
            <TermList items={ids.map(entryOf)} current={target} />
          </Section>
        ))}
        {wanted === '' && <Laws target={target} />}
      </Stack>
    </Container>
  )

  function entryOf(id: TermId): TermEntry {
    const { name, full, text, law } = termOf(id)
    return {
      id: factsOf(id).anchor,
      name,
      full,
      text,
      ...(law && {
        law: (
          <>
            {t('basis')} <LawLink law={law} />
          </>
        ),
      }),
    }
  }
}

/** The laws of today's rule set: what each is about, and what it is used for. */
function Laws({ target }: { target: string }) {
  const { t } = useTranslation('glossary')
  const language = useLanguage()
  const figures = ruleFigures(language)
  const { checked_on } = currentRuleSet()
  return (
    <Section
      id={lawsAnchor}
      title={t('laws.title')}
      text={t('laws.text', { date: formatDay(checked_on, language) })}
    >
      <TermList
        current={target}
        items={lawsInUse().map(({ law, keys, anchor }) => ({
          id: anchor,
          name: law.url ? <LawLink law={{ name: law.title, ...lawAddress(law) }} /> : law.title,
          text: t(`law.${keys[0]}.subject`),
          law: keys.map((key) => <div key={key}>{t('laws.use', { use: t(`law.${key}.use`, figures) })}</div>),
        }))}
      />
    </Section>
  )
}

function LawLink({ law }: { law: ShownLaw }) {
  return (
    <Link href={law.href} newWindow={law.newWindow}>
      {law.name}
    </Link>
  )
}

interface SectionProps {
  id?: string
  title: string
  text?: string
  children: ReactNode
}

function Section({ id, title, text, children }: SectionProps) {
  return (
    <Stack as="section" space={3}>
      <Heading level={2} {...(id && { id })}>
        {title}
      </Heading>
      {text && <Text tone="secondary">{text}</Text>}
      {children}
    </Stack>
  )
}

/** The part that the address names. The page may be younger than its address: it scrolls there when it appears. */
function useTarget(): string {
  const { hash } = useLocation()
  const target = decodeURIComponent(hash.slice(1))
  const scroll = useEffectEvent(() => {
    // Back and a reload have restored their position.
    if (window.scrollY === 0) document.getElementById(target)?.scrollIntoView()
  })
  useEffect(() => scroll(), [])
  return target
}
