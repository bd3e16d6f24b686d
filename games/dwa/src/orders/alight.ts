import { gapToPolygon, type Point } from '@shamble/geometry'
import { type Refusal, type Space, when } from '@shamble/kernel'
import type { ActionOf, DwaAction } from '../actions.js'
import { boardOf, vehicleOutline } from '../board/board.js'
import { CONTACT, discOf, whyNotStand } from '../board/measure.js'
import { deed, tell } from '../events.js'
import { setDown } from '../rules/set-down.js'
import { placesAround } from '../rules/vehicles.js'
import { costOf, type Doer, no, type Order, pay, whyNotPay } from './order.js'

type Alight = ActionOf<'alight'>

/** Out of a vehicle that stands still, into contact with it. */
export const alight: Order<'alight'> = {
  type: 'alight',
  rule: 'R-77.11',
  where: 'free',
  aboard: 'anybody',
  offer(doer, to) {
    if (doer.human.whereabouts !== 'vehicle') return
    const why = whyNot(doer)
    const any = why === null ? anyPlace(doer) : null
    if (any !== null) to.space(alightSpace(doer, any))
    else if (to.keepsRefusals) {
      const { rule, params, key } = why ?? no('R-77.11', 'alight.nowhere')
      to.refuse({ type: 'alight', x: doer.human.x, y: doer.human.y }, rule, params, key)
    }
  },
  carryOut(doer, { x, y }, play) {
    const { s, human } = doer
    pay(doer, costOf(doer, 'board'))
    const vehicle = human.vehicle
    human.whereabouts = 'table'
    human.vehicle = -1
    human.drives = false
    setDown(s, human, { x, y }, 0, play)
    const word = { vehicle: { word: `vehicle.${s.vehicles[vehicle]!.kind}` } }
    tell(s, play, deed('alighted', 'R-77.11', human, word, { vehicle, x, y }), ['costs.board'])
  },
  refuse(doer, action) {
    if (doer.human.whereabouts !== 'vehicle') return no('R-77.11', 'alight.onFoot', { who: doer.human.name })
    return whyNot(doer) ?? whyNotThere(doer, action)
  },
}

function whyNot(doer: Doer): Refusal | null {
  if (when('R-77.11', doer.s.vehicles[doer.human.vehicle]!.speed > 0)) return no('R-77.11', 'alight.moves')
  return whyNotPay(doer, costOf(doer, 'board'))
}

function whyNotThere({ s, human }: Doer, p: Point): Refusal | null {
  const why = whyNotStand(s, p, 0, null)
  if (why !== null) return no('GEO-2', `stand.${why}`)
  const outline = vehicleOutline(s.vehicles[human.vehicle]!)
  return gapToPolygon(discOf(s, p), outline) > CONTACT ? no('R-77.11', 'alight.far') : null
}

/** The first free place beside the vehicle; `null` when it is beset on all sides. */
function anyPlace(doer: Doer): Point | null {
  const { s, human } = doer
  return placesAround(s, s.vehicles[human.vehicle]!).find((p) => whyNotThere(doer, p) === null) ?? null
}

function alightSpace(doer: Doer, any: Point): Space<DwaAction> {
  const { s, human } = doer
  const { width, depth } = boardOf(s.options)
  return {
    kind: 'alight',
    get shape() {
      return {
        kind: 'point' as const,
        from: { x: human.x, y: human.y },
        reach: 200,
        base: s.options.baseMm,
        area: { x: 0, y: 0, width, depth },
        snaps: [],
      }
    },
    holds: (action) => action.type === 'alight',
    check: (action) => whyNot(doer) ?? whyNotThere(doer, action as Alight),
    sample: (below) => {
      const free = placesAround(s, s.vehicles[human.vehicle]!).filter((p) => whyNotThere(doer, p) === null)
      const { x, y } = free[below(free.length)] ?? any
      return { type: 'alight', x, y }
    },
  }
}
