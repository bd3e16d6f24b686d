import { type DwaAction, type DwaView, type Human, legsOf, numbersOf } from '@shamble/game-dwa/table'

/** Where a vehicle would be at each turn of a way that is drawn for it, and at its end; nowhere for any other answer. */
export function driveLegs(
  view: DwaView,
  { vehicle: at }: Pick<Human, 'vehicle'>,
  action: DwaAction,
): readonly { readonly x: number; readonly y: number; readonly heading: number }[] {
  const vehicle = view.vehicles[at]
  if (action.type !== 'drive' || vehicle === undefined) return []
  const legs = legsOf(view, vehicle, action.path, action.steps * numbersOf(view.options).distances.speedStep)
  return Array.isArray(legs) ? legs : []
}
