import { cloneBase } from '@shamble/kernel'
import type { Dawn } from './state.js'

export function cloneDawn(s: Dawn): Dawn {
  return cloneBase(s, {
    options: s.options,
    phase: s.phase,
    status: s.status.slice(),
    at: s.at.slice(),
    rifle: s.rifle.slice(),
    riflesLeft: s.riflesLeft,
    rests: s.rests.slice(),
    infectedOn: s.infectedOn.slice(),
    superMoved: s.superMoved.slice(),
    companion: s.companion.slice(),
    unitAt: s.unitAt.slice(),
    where: s.where.slice(),
    token: s.token.slice(),
    value: s.value.slice(),
    urn: s.urn.slice(),
    berserk: s.berserk.slice(),
    duty: s.duty.slice(),
    seenBy: s.seenBy.slice(),
    nextToken: s.nextToken,
    urns: s.urns.map((urn) => urn.slice()),
    poolValues: s.poolValues.slice(),
    poolUrns: s.poolUrns.slice(),
    hidden: s.hidden.slice(),
    doors: s.doors.slice(),
  })
}
