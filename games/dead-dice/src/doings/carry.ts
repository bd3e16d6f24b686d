import { type Play, type Refusal, when } from '@shamble/kernel'
import type { TurnFrame } from '../frames/kinds-fight.js'
import { isArtillery, itemWord } from '../rules/arms.js'
import { drop, isOverloaded, receive, wouldOverload } from '../rules/carrying.js'
import { isAble, standOf } from '../seats.js'
import type { DeadDice } from '../state.js'
import { type Doing, standIn, survivorIn } from './doing.js'

const NOT_HERE: Refusal = { rule: 'DD-15.7', key: 'carry.notHere' }

/** [DD-15.7] What lies on the survivor's cell. */
export const pickUp: Doing<'pickUp'> = {
  type: 'pickUp',
  costs: 'action',

  offer(s, f, to) {
    const { cell } = standIn(s, f)
    for (const { cell: at, thing } of s.scene!.lying)
      if (when('DD-15.7', at === cell)) to.legal({ type: 'pickUp', thing: thing.id })
  },

  start(s, f, { thing: id }, play) {
    const { thing } = s.scene!.lying.find((one) => one.thing.id === id)!
    // [DD-3.18] Too much to carry needs the game master's word [DD-15.44].
    if (wouldOverload(survivorIn(s, f), thing)) f.heavy = id
    else pocket(s, f, id, play)
  },

  refuse: () => NOT_HERE,
}

/** From the ground into a survivor's hands. */
export function pocket(s: DeadDice, f: TurnFrame, id: number, play: Play): void {
  const scene = s.scene!
  const { thing } = scene.lying.find((one) => one.thing.id === id)!
  scene.lying = scene.lying.filter((one) => one.thing.id !== id)
  receive(survivorIn(s, f), thing)
  play.emit?.({
    kind: 'picked-up',
    rule: 'DD-15.7',
    seat: f.seat,
    data: { thing: itemWord(thing) },
    about: { thing: id },
  })
}

/** [DD-15.7] To another survivor on the same cell. */
export const handOver: Doing<'handOver'> = {
  type: 'handOver',
  costs: 'action',

  offer(s, f, to) {
    const stand = standIn(s, f)
    const { things } = survivorIn(s, f)
    if (things.length === 0) return
    for (const other of s.scene!.stands) {
      if (other === stand || other.cell !== stand.cell || !isAble(s, other)) continue
      for (const thing of things)
        if (!thing.setUp && !wouldOverload(s.survivors[other.seat]!, thing))
          to.legal({ type: 'handOver', thing: thing.id, seat: other.seat })
    }
  },

  start(s, f, { thing: id, seat: whom }, play) {
    const giver = survivorIn(s, f)
    const thing = giver.things.find((one) => one.id === id)!
    drop(giver, id)
    receive(s.survivors[whom]!, thing)
    play.emit?.({
      kind: 'handed-over',
      rule: 'DD-15.7',
      seat: f.seat,
      data: { thing: itemWord(thing), whom: s.survivors[whom]!.name },
      about: { thing: id, whom },
    })
  },

  refuse: (s, f, { thing, seat: whom }) => {
    const given = survivorIn(s, f).things.find(({ id }) => id === thing)
    const stand = standOf(s.scene!, whom)
    const fits = given === undefined || stand === null || !wouldOverload(s.survivors[whom]!, given)
    return fits ? NOT_HERE : 'DD-3.18'
  },
}

/** [DD-3.18] A survivor who carries too much may let go of something, at no cost. */
export const letGo: Doing<'drop'> = {
  type: 'drop',
  costs: 'nothing',

  offer(s, f, to) {
    const survivor = survivorIn(s, f)
    if (!isOverloaded(survivor)) return
    for (const thing of survivor.things)
      if (!(isArtillery(thing) && thing.setUp)) to.legal({ type: 'drop', thing: thing.id })
  },

  start(s, f, { thing: id }, play) {
    const survivor = survivorIn(s, f)
    const thing = survivor.things.find((one) => one.id === id)!
    drop(survivor, id)
    s.scene!.lying.push({ cell: standIn(s, f).cell, thing })
    play.emit?.({
      kind: 'put-down',
      rule: 'DD-3.18',
      seat: f.seat,
      data: { thing: itemWord(thing) },
      about: { thing: id },
    })
  },

  refuse: () => 'DD-3.18',
}
