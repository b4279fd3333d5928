import { Box } from '@seberang/design-system/Box'
import { Button } from '@seberang/design-system/Button'
import { Heading } from '@seberang/design-system/Heading'
import type { IconType } from '@seberang/design-system/Icon'
import { InsightList, type Insight } from '@seberang/design-system/InsightList'
import { LimitLine } from '@seberang/design-system/LimitLine'
import { MarginNote } from '@seberang/design-system/MarginNote'
import { Stack } from '@seberang/design-system/Stack'
import { Landmark, Package, Scale, Check } from '@seberang/design-system/icons'
import {
  fineFor,
  savingOf,
  unitLimit,
  valueLimits,
  type Limit,
  type ValueLimit,
} from '@seberang/domain/calculator'
import { ruleFigures } from '@seberang/domain/explain'
import {
  formatLimit,
  formatGrams,
  formatNumber,
  formatRupiah,
  formatVolume,
  formatWeight,
  joinParts,
  toTyped,
} from '@seberang/domain/format'
import { currentRuleSet } from '@seberang/domain/pricing'
import type { AdviceKey } from '@seberang/domain/terms'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import { lawText } from '../../lib/pricing/reason.ts'
import { generalOptionFor, totalByLaw, type Calculation } from './calculate.ts'
import type { Tried } from './shown-price.ts'
import { Volume } from './Volume.tsx'

/** The maximum number of hints; the largest savings come first. */
const maxRows = 3

const icons: Record<Limit['kind'], IconType> = {
  lighter: Package,
  room: Package,
  smaller: Package,
  minimum: Package,
  handling: Scale,
  duty_free: Landmark,
  allowance: Landmark,
  parcel_limit: Landmark,
}

/** A limit of the tariff that the law does not know for such goods: what it saves, customs may levy all the same. */
function withoutLaw(advice: AdviceKey | undefined): ValueLimit | undefined {
  if (advice === 'special_goods') return 'parcel_limit'
  return advice === 'jastip_without_allowance' ? 'allowance' : undefined
}

type NearValue = Extract<Limit, { kind: ValueLimit }>
const isValue = (limit: Limit): limit is NearValue => valueLimits.some((kind) => kind === limit.kind)

interface CheaperProps {
  calculation: Calculation
  typed: LinkedParcel
  /** Fills a change in; the reason stands beside the old and the new price. */
  onTry: (change: Partial<LinkedParcel>, reason: string) => void
  /** The tip that was tried last, while what it changed is still as it left it. */
  tried: Tried | undefined
  onUndo: (tried: Tried) => void
}

/** How the parcel gets cheaper, each tip with a handle that tries it; and what a wrong value leads to. */
export function Cheaper(props: CheaperProps) {
  const { calculation, typed, onTry, tried, onUndo } = props
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  const sentence = useLimitSentence(typed)
  const { chosen, lowerBox } = calculation
  const { usd } = chosen.answer.goods
  const limits = calculation.limits.filter(({ kind }) => kind !== withoutLaw(chosen.advice?.key))
  const values = limits.filter(isValue).toSorted((one, other) => one.usd - other.usd)
  const rows = limits
    // The lower box says the same in centimetres.
    .filter((limit) => sentence(limit) !== undefined && !(lowerBox && limit.kind === 'lighter'))
    .slice(0, lowerBox ? maxRows - 1 : maxRows)
  const dollars = (amount: number) => formatLimit(amount, language)
  const handleOf = useHandles(props)
  // Other goods would be no saving; a company's import of the same ones is.
  const general = generalOptionFor(calculation)
  const savedByCompany = general ? totalByLaw(chosen) - totalByLaw(general) : 0
  const box = lowerBox && [typed.length, typed.width, toTyped(lowerBox.height, { language })].join(' × ')
  const items: Insight[] = [
    ...(tried
      ? [
          {
            id: 'tried',
            icon: Check,
            text: t('cheaper.tried', {
              before: tried.before,
              after: formatRupiah(chosen.answer.total),
              reason: tried.reason,
            }),
            action: <UndoButton key={tried.query} onUndo={() => onUndo(tried)} />,
          },
        ]
      : []),
    ...(lowerBox && box
      ? [
          {
            id: 'box',
            icon: Package,
            gain: t('limits.saves', { amount: formatRupiah(lowerBox.saves) }),
            text: t('cheaper.box', { height: `${formatNumber(lowerBox.height, language)} cm` }),
            action: (
              <Button
                variant="plain"
                onClick={() =>
                  onTry({ height: toTyped(lowerBox.height, { language }) }, t('cheaper.boxTried', { box }))
                }
              >
                {t('cheaper.tryBox', { box })}
              </Button>
            ),
          },
        ]
      : []),
    ...(general && savedByCompany > 0
      ? [
          {
            id: 'company',
            icon: Landmark,
            gain: t('limits.saves', { amount: formatRupiah(savedByCompany) }),
            text: t('cheaper.byCompany'),
            action: (
              <Button
                variant="plain"
                onClick={() => onTry({ optionId: general.id }, t('cheaper.generalTried'))}
              >
                {t('estimate.general')}
              </Button>
            ),
          },
        ]
      : []),
    ...rows.map((limit) => ({
      id: limit.kind,
      icon: icons[limit.kind],
      gain: savingOf(limit) > 0 ? t('limits.saves', { amount: formatRupiah(savingOf(limit)) }) : undefined,
      text: sentence(limit) ?? '',
      action: handleOf(limit),
    })),
  ]
  return (
    <Stack space={{ phone: 2, tablet: 4 }}>
      <Heading level={2}>{t('limits.title')}</Heading>
      <Volume calculation={calculation} />
      {/* On a phone the rows below say it. */}
      <Box display={{ phone: 'none', tablet: 'block' }}>
        {values.length > 1 && (
          <LimitLine
            label={t('limits.line', {
              value: dollars(usd),
              limits: joinParts(
                values.map((limit) => dollars(limit.usd)),
                language,
              ),
            })}
            limits={values.map((limit) => ({ value: limit.usd, label: dollars(limit.usd) }))}
            at={{ value: usd, label: dollars(usd) }}
            ends={{ below: t('limits.below'), above: t('limits.above') }}
          />
        )}
      </Box>
      {items.length > 0 && <InsightList label={t('limits.title')} items={items} />}
      <Honesty calculation={calculation} />
    </Stack>
  )
}

/** Takes back the tip that was just tried; it has the focus, as the handle that was pressed may be gone. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation('calculator')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <Button ref={button} variant="plain" onClick={onUndo}>
      {t('cheaper.undo')}
    </Button>
  )
}

/** The handle of a tip: what is filled in when it is pressed. */
function useHandles({
  calculation,
  typed,
  onTry,
}: Pick<CheaperProps, 'calculation' | 'typed' | 'onTry'>): (limit: Limit) => ReactNode {
  const { t } = useTranslation('calculator')
  const { goods } = calculation
  return ({ kind }) => {
    if (kind !== 'room' && kind !== 'minimum') return undefined
    const quantity = goods.quantity + 1
    // A limited number of pieces is not to be added to.
    if (unitLimit([{ hscode: typed.hscode, quantity }])) return undefined
    return (
      <Button
        variant="plain"
        onClick={() => onTry({ quantity: String(quantity) }, t('cheaper.addTried', { count: quantity }))}
      >
        {t('cheaper.add')}
      </Button>
    )
  }
}

/** What a value that was written too low leads to: a fine for those who assess themselves, nothing of the kind for others. */
function Honesty({ calculation }: { calculation: Calculation }) {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  const { advice, answer } = calculation.chosen
  const { duty } = answer.lines
  const { package_type, tax_included } = calculation.chosen.package
  // No source says what a wrong value costs a traveller.
  if (duty === 0 || tax_included || package_type === 'jastip') return null
  const { laws } = currentRuleSet()
  const fine = fineFor(duty)
  const byLaw = advice?.levies.duty
  const duties =
    byLaw === undefined || byLaw === duty
      ? formatRupiah(duty)
      : t('honesty.duties', { duty: formatRupiah(duty), byLaw: formatRupiah(byLaw) })
  const text =
    package_type === 'individu'
      ? t('honesty.individual', { duty: duties, law: lawText(laws.parcel_above_limit, language) })
      : t('honesty.company', {
          duty: formatRupiah(duty),
          least: formatRupiah(fine.min),
          most: formatRupiah(fine.max),
          law: lawText(fine.law, language),
          steps: lawText(laws.false_value_steps, language),
        })
  return (
    <MarginNote folded title={t('honesty.title')}>
      {text}
    </MarginNote>
  )
}

/** What a limit means for the parcel; undefined when it is too far away. */
function useLimitSentence(typed: LinkedParcel): (limit: Limit) => string | undefined {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  const figures = ruleFigures(language)
  const hasBox = [typed.length, typed.width, typed.height].every((side) => side !== '')
  const litres = (amount: number) => formatVolume(amount / 1000, language)
  return (limit) => {
    switch (limit.kind) {
      case 'lighter':
        return t(`limit.lighter.${limit.by}`, {
          grams: formatGrams(limit.grams, language),
          to: formatWeight(limit.toKg, language),
        })
      case 'room':
        return t(hasBox ? 'limit.room' : 'limit.roomByWeight', { grams: formatGrams(limit.grams, language) })
      case 'smaller':
        return t('limit.smaller', { volume: litres(limit.litres) })
      case 'minimum':
        return t('limit.minimum', { billed: litres(limit.billedLitres), room: litres(limit.litres) })
      case 'handling':
        return limit.kg >= 0
          ? t('limit.handling', {
              ...figures,
              left: formatWeight(limit.kg, language),
              perKg: formatRupiah(limit.perKg),
            })
          : t('limit.handlingAbove', {
              ...figures,
              over: formatWeight(-limit.kg, language),
              perKg: formatRupiah(limit.perKg),
            })
      case 'duty_free':
      case 'allowance':
      case 'parcel_limit':
        return valueSentence(limit)
    }
  }

  function valueSentence({ kind, usd, away }: NearValue): string | undefined {
    const amounts = {
      limit: formatLimit(usd, language),
      away: formatLimit(Math.abs(away), language),
    }
    if (away === 0) return t(`limit.${kind}.at`, amounts)
    // Being just below a limit is worth showing; one that was exceeded by far is not.
    return away > 0 ? t(`limit.${kind}.below`, amounts) : undefined
  }
}
