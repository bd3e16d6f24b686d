import type { FormField, Pickable, Space } from '@shamble/kernel'
import type { MenuEntry } from '../actions/turns.js'
import type { DeadDiceAction } from '../actions.js'
import { scenarioWord } from '../events.js'
import type { Topic } from '../frames/topics.js'
import { menuOf, whyNotSet } from '../rules/objectives.js'
import { nextStep } from '../rules/story.js'
import { hasHumanMaster } from '../seats.js'
import type { DeadDice } from '../state.js'

/** [DD-5.2] What the raid is for: several of the menu, and in the players' own words where a person can judge them. */
export const objectives: Topic = {
  offer(s, _seat, to) {
    to.space(menuSpace(s))
    if (hasHumanMaster(s)) to.space(ownSpace(s))
  },
}

function menuSpace(s: DeadDice): Space<DeadDiceAction> {
  return {
    kind: 'objectives',
    get shape() {
      return { kind: 'form', fields: [picksField(s, 1)] } as const
    },
    holds: (action) => action.type === 'objectives',
    check: (action) => (action.type === 'objectives' ? whyNotSet(s, action.picks, []) : null),
    sample: (below) => ({ type: 'objectives', picks: somePicks(s, below) }),
  }
}

function ownSpace(s: DeadDice): Space<DeadDiceAction> {
  return {
    kind: 'ownObjectives',
    get shape() {
      const own: FormField = {
        name: 'own',
        key: 'objectives.own',
        shape: { kind: 'list', of: { kind: 'text', least: 1, most: 120 }, least: 0, most: s.options.objectivesCap },
      }
      return { kind: 'form', fields: [picksField(s, 0), own] } as const
    },
    holds: (action) => action.type === 'ownObjectives',
    check: (action) => (action.type === 'ownObjectives' ? whyNotSet(s, action.picks, action.own) : null),
    sample: (below) => ({ type: 'ownObjectives', picks: somePicks(s, below), own: [] }),
  }
}

const picksField = (s: DeadDice, least: number): FormField => ({
  name: 'picks',
  key: 'objectives.picks',
  shape: {
    kind: 'pick',
    from: menuOf(s).map((entry) => pickable(s, entry)),
    several: { least, most: s.options.objectivesCap },
  },
})

function pickable(s: DeadDice, entry: MenuEntry): Pickable {
  if (entry !== 'story') return { id: entry, say: { key: `objective.${entry}` } }
  const { number } = nextStep(s)!
  return { id: entry, say: { key: 'objective.story', params: { words: scenarioWord(s, `step.${number}`) } } }
}

/** One to as many as the cap allows, each equally likely to come first. */
function somePicks(s: DeadDice, below: (n: number) => number): MenuEntry[] {
  const menu = menuOf(s)
  const most = 1 + below(Math.min(s.options.objectivesCap, menu.length))
  const picks: MenuEntry[] = []
  while (menu.length > 0 && picks.length < most) {
    const [entry] = menu.splice(below(menu.length), 1)
    picks.push(entry!)
    if (whyNotSet(s, picks, []) !== null) picks.pop()
  }
  return picks
}
