import { Button } from '@seberang/design-system/Button'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import type { Question } from '@seberang/domain/calculator'
import { formatForeign, formatGrams, formatNumber, toTyped } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import { lengthChoices, weightChoices } from '../../lib/pricing/typed.ts'

interface QuestionsProps {
  questions: readonly Question[]
  onCorrect: (change: Partial<LinkedParcel>) => void
}

/** Likely typing errors, each with a proposed correction and never refused. */
export function Questions({ questions, onCorrect }: QuestionsProps) {
  const { t } = useTranslation('calculator')
  const describe = useQuestions()
  if (questions.length === 0) return null
  return (
    <Stack space={3}>
      {questions.map((question) => {
        const { text, correction } = describe(question)
        return (
          <Notice
            key={`${question.field} ${question.kind}`}
            tone="caution"
            live="polite"
            {...(correction && {
              action: (
                <Button
                  size="small"
                  variant="outline"
                  tone="neutral"
                  onClick={() => onCorrect(correction.change)}
                >
                  {t('question.mend', { to: correction.to })}
                </Button>
              ),
            })}
          >
            {text}
          </Notice>
        )
      })}
    </Stack>
  )
}

interface DescribedQuestion {
  text: string
  /** The usual value, and the change of the form that sets it. */
  correction?: { to: string; change: Partial<LinkedParcel> }
}

function useQuestions(): (question: Question) => DescribedQuestion {
  const { t } = useTranslation(['calculator', 'common'])
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (question) => {
    switch (question.kind) {
      case 'local_unit': {
        const grams = formatGrams(question.grams, language)
        return {
          text: t('question.localUnit', { grams }),
          correction: {
            to: grams,
            change: { weight: toTyped(question.grams, { language }), weightUnit: 'gram' },
          },
        }
      }
      case 'unit': {
        if (question.field === 'size') {
          const unit = lengthChoices.find((one) => one === question.unit) ?? 'cm'
          const to = t(`common:unit.${unit}`)
          return {
            text: t('question.sizeUnit', { unit: to }),
            correction: { to, change: { sizeUnit: unit } },
          }
        }
        const unit = weightChoices.find((one) => one === question.unit) ?? 'kg'
        const to = t(`common:unit.${unit}`)
        return {
          text: t('question.weightUnit', { unit: to }),
          correction: { to, change: { weightUnit: unit } },
        }
      }
      case 'currency': {
        const { currency } = question
        return {
          text: t('question.currency', { currency }),
          correction: { to: currency, change: { currency } },
        }
      }
      case 'comma': {
        const to = number(question.value)
        return {
          text: t(`question.comma.${question.field}`, { value: to }),
          correction: { to, change: { [question.field]: toTyped(question.value, { language }) } },
        }
      }
      case 'far': {
        const [low, high] = question.usual
        const shown = (value: number) =>
          question.field === 'weight' ? formatGrams(value, language) : formatForeign(value, 'USD', language)
        return { text: t(`question.far.${question.field}`, { low: shown(low), high: shown(high) }) }
      }
      case 'density':
        return { text: t('question.density') }
    }
  }
}
