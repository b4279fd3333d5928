import { defineCall, importService } from '../define.ts'
import type { List } from '../types/common.ts'
import type { DropPoint, DropPointInput } from '../types/drop-point.ts'

const rates = `/api/${importService}/drop-point/rates`

export const dropPointCalls = {
  dropPoints: defineCall<{ answer: List<DropPoint>; body: DropPointInput }>('dropPoints', {
    method: 'POST',
    path: rates,
    auth: 'access',
    about: 'Where goods for the air are handed over in a country, with the lowest freight from there.',
  }),
  seaDropPoints: defineCall<{ answer: List<DropPoint>; body: DropPointInput }>('seaDropPoints', {
    method: 'POST',
    path: `${rates}-sea`,
    auth: 'access',
    about: 'The same by sea, as part of a container (LCL).',
  }),
}
