import type { OpsMeasure } from '@seberang/domain/api'
import { doubtsAbout, type Doubt } from '@seberang/domain/calculator'
import { message } from '@seberang/domain/validation'
import type { Catalogue } from '../../reference/index.ts'
import { Refusal } from '../../refusal/refusal.ts'
import type { LoadedCart } from '../../shipments/load.ts'
import { estimationOf, type TypedMeasure } from '../../shipments/measures.ts'

const figure = (value: number) => Number(value.toPrecision(4))

function textOf(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'density': {
      const [min, max] = doubt.usual
      return message('density_unlikely', { density: figure(doubt.density), min, max })
    }
    case 'too_heavy':
      return message('package_too_heavy', { kg: figure(doubt.kg), max: doubt.limit })
    case 'too_large':
      return message('package_too_large', { max: doubt.limit.join(' × ') })
    case 'far_from_announced':
      return message('far_from_announced', { kg: figure(doubt.kg), announced: figure(doubt.announced) })
  }
}

/**
 * Refuses an implausible measurement with 422 `doubtful`, unless the operator says that they are sure.
 * @param announced the shipment as its customer announced it, if anybody did
 */
export function refuseDoubtful(
  catalogue: Catalogue,
  { sure }: Pick<OpsMeasure, 'sure'>,
  { grams, centimetres, quantity }: TypedMeasure,
  { agentId, announced }: { agentId: string | null; announced?: Pick<LoadedCart, 'cart' | 'details'> },
): void {
  if (sure) return
  const [length, width, height] = centimetres
  const measured = {
    grams: Number(grams),
    centimetres: [Number(length), Number(width), Number(height)] as const,
    quantity,
  }
  const doubts = doubtsAbout(measured, {
    // A warehouse that is no longer known ships nothing: any package may have stood there.
    track: catalogue.known('agents', agentId)?.track ?? 'sea',
    announcedGrams: announced && estimationOf(announced.cart, announced.details).weight_kg * 1000,
  })
  if (doubts.length === 0) return
  const fields = doubts.map((doubt) => ({ field: doubt.field, reason: textOf(doubt) }))
  throw new Refusal(422, 'doubtful', { code: 'doubtful', fields })
}
