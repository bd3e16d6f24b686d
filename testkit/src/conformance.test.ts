import { BadInput, cite, type Game, type Seat, type Space, viewBase } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { conformance, type Law } from './conformance.js'
import { type Knock, type KnockAction, type KnockFrame, type KnockView, knock, knockGame } from './knock.js'
import { conformanceSuite } from './suite.js'

type KnockModule = GameModule<Knock, KnockFrame, KnockAction, KnockView>

conformanceSuite(knock, { settings: [{ seats: 2 }, { seats: 3 }, { seats: 3, whispers: true }] })

/** The game with one defect planted in it. */
function planted(change: Partial<Game<Knock, KnockFrame, KnockAction, KnockView>>): KnockModule {
  return { ...knock, game: { ...knockGame, ...change } }
}

function lawsBroken(module: KnockModule): Set<Law> {
  return new Set(conformance(module, { games: 5, seed: 'planted' }).map((violation) => violation.law))
}

describe('the conformance suite can fail', () => {
  let calls = 0
  it('finds nothing in a sound game', () => {
    expect(lawsBroken(knock)).toEqual(new Set())
  })

  it.each([
    ['an option that does not exist', () => ({ colour: 'red' })],
    ['a value that the option does not take', () => ({ seats: 9 })],
    ['a value of another kind', () => ({ seats: '2' })],
    [
      'what changes the state',
      (end: Knock) => {
        end.score[0] = 0
        return {}
      },
    ],
    ['something else each time', () => ({ top: 3 + (calls++ % 7) })],
  ] as const)('catches a sequel that hands on %s', (_what, sequel) => {
    const module = { ...knock, sequel: sequel as NonNullable<KnockModule['sequel']> }
    expect(lawsBroken(module)).toContain('sequels')
  })

  it('catches a match that breaks when it goes on from another', () => {
    const invariants: typeof knockGame.invariants = (s) => (s.options['loud'] ? ['too loud'] : [])
    expect(lawsBroken(planted({ invariants }))).toEqual(new Set(['sequels']))
  })

  it('catches an option whose things nobody can keep, or that are read in two ways', () => {
    const read = (value: unknown) => value as null
    const { specs } = knockGame.options
    const options = {
      ...knockGame.options,
      specs: { ...specs, loud: { type: 'data', kind: 'noise', read, default: null } },
    }
    const module = planted({ options: options as typeof knockGame.options })
    expect(lawsBroken(module)).toContain('drawer')
    expect(lawsBroken({ ...module, drawer: { noise: { read: () => null } } })).toContain('drawer')
    expect(lawsBroken({ ...module, drawer: { noise: { read } } })).toContain('texts')
  })

  it('catches nondeterminism', () => {
    let calls = 0
    const turn = knockGame.frames.turn
    const frames = {
      ...knockGame.frames,
      turn: {
        ...turn,
        answer(...args: Parameters<NonNullable<typeof turn.answer>>) {
          turn.answer!(...args)
          // Something outside state and chance: what a clock or Math.random would do.
          args[0].score[0]! += calls++ % 2
        },
      },
    }
    expect(lawsBroken(planted({ frames }))).toContain('deterministic')
  })

  it('catches a leak in a view', () => {
    const view: typeof knockGame.view = (s, viewer) => ({ ...knockGame.view(s, viewer), held: s.held.slice() })
    expect(lawsBroken(planted({ view })).size).toBeGreaterThan(0)
  })

  it('catches a leak that the guess goes along with', () => {
    const view: typeof knockGame.view = (s, viewer) => ({ ...knockGame.view(s, viewer), held: s.held.slice() })
    const guess: typeof knockGame.guess = (seen, chance) => knockGame.guess(seen, chance)
    expect(lawsBroken(planted({ view, guess }))).toContain('secrets-vary')
  })

  it('catches a view that shows whatever the state holds', () => {
    const view: typeof knockGame.view = (s, viewer) => {
      const { held: _held, ...rest } = s
      return { ...rest, ...knockGame.view(s, viewer) }
    }
    expect(lawsBroken(planted({ view }))).toContain('allow-list')
  })

  it('catches a leak in an event', () => {
    const turn = knockGame.frames.turn
    const frames = {
      ...knockGame.frames,
      turn: {
        ...turn,
        answer(...args: Parameters<NonNullable<typeof turn.answer>>) {
          const [s, , seat, action, play] = args
          if (action.type === 'walk')
            play.emit?.({ kind: 'shown', rule: 'KNOCK-1.4', seat, data: { number: s.held[seat]! } })
          turn.answer!(...args)
        },
      },
    }
    expect(lawsBroken(planted({ frames }))).toContain('no-leak')
  })

  it('catches dice that are rolled in secret and told to all', () => {
    const turn = knockGame.frames.turn
    const told: typeof turn = {
      ...turn,
      answer(s, f, seat, action, play) {
        turn.answer!(s, f, seat, action, play)
        if (action.type === 'omen')
          play.emit?.({ kind: 'gained', rule: 'KNOCK-4', seat, data: { points: s.omens[seat]! } })
      },
    }
    const module = planted({ frames: { ...knockGame.frames, turn: told } })
    const broken = conformance(module, { games: 5, seed: 'planted', options: { whispers: true } })
    expect(new Set(broken.map(({ law }) => law))).toContain('unseen-dice')
  })

  it('catches a secret answer that moves someone else’s number', () => {
    const turn = knockGame.frames.turn
    const { knownTo: _knownTo, ...open } = turn
    const untold: KnockModule = planted({ frames: { ...knockGame.frames, turn: open } })
    const lawsOf = (module: KnockModule) =>
      new Set(conformance(module, { games: 5, seed: 'planted', options: { whispers: true } }).map(({ law }) => law))
    // Nothing is declared, so nothing is a secret: that is a matter of the game's own tests.
    expect(lawsOf(untold)).toEqual(new Set())
    const walks: typeof turn = {
      ...turn,
      knownTo: (s, f, seat, action) => (action.type === 'walk' ? [seat] : turn.knownTo!(s, f, seat, action)),
      answer(s, f, seat, action, play) {
        turn.answer!(s, f, seat, action, { ...play, emit: action.type === 'walk' ? null : play.emit })
      },
    }
    expect(lawsOf(planted({ frames: { ...knockGame.frames, turn: walks } }))).toContain('own-numbers')
    const counting: typeof knockGame.view = (s, viewer) => ({ ...knockGame.view(s, viewer), walked: s.seq })
    expect(lawsOf(planted({ view: counting }))).toContain('own-numbers')
  })

  it('catches a reader that takes words as they come', () => {
    const action: typeof knockGame.action = (value, where) => {
      const given = value as KnockAction
      return given?.type === 'note' ? { type: 'note', text: given.text } : knockGame.action(value, where)
    }
    const broken = conformance(planted({ action }), { games: 2, seed: 'planted', options: { whispers: true } })
    expect(new Set(broken.map(({ law }) => law))).toEqual(new Set(['words']))
  })

  it('catches choices that depend on what a seat cannot know', () => {
    const turn = knockGame.frames.turn
    const frames = {
      ...knockGame.frames,
      turn: {
        ...turn,
        interject(...[s, , seat, to]: Parameters<NonNullable<typeof turn.interject>>) {
          if (s.held[(seat + 1) % s.held.length]! > 4) to.legal({ type: 'jeer' })
        },
      },
    }
    expect(lawsBroken(planted({ frames }))).toContain('no-leak')
  })

  it('catches a field that a clone forgets', () => {
    const clone: typeof knockGame.clone = (s) => {
      const { jeers: _forgotten, ...copy } = knockGame.clone(s)
      return copy as Knock
    }
    expect(lawsBroken(planted({ clone }))).toContain('whole-clone')
  })

  it('catches a list that a clone shares', () => {
    const clone: typeof knockGame.clone = (s) => ({ ...knockGame.clone(s), score: s.score })
    expect(lawsBroken(planted({ clone }))).toContain('whole-clone')
  })

  it('catches a choice that is offered but refused', () => {
    const action: typeof knockGame.action = (value, where) => {
      const read = knockGame.action(value, where)
      if (read.type === 'knock') throw new BadInput(where, 'no such action')
      return read
    }
    expect(lawsBroken(planted({ action }))).toContain('offered-accepted')
  })

  /** The game with one more space among what a turn offers. */
  function withSpace(make: (s: Knock, seat: Seat) => Omit<Space<KnockAction>, 'kind' | 'shape' | 'holds'>) {
    const turn = knockGame.frames.turn
    const frames = {
      ...knockGame.frames,
      turn: {
        ...turn,
        offer(...args: Parameters<NonNullable<typeof turn.offer>>) {
          turn.offer!(...args)
          const [s, , seat, to] = args
          to.space({
            kind: 'block',
            shape: { kind: 'form', fields: [] },
            holds: (action) => action.type === 'block',
            ...make(s, seat),
          })
        },
      },
    }
    const words = { 'space.block': 'B', 'space.block.order': 'B', 'space.block.example': 'B', 'draft.held': 'B' }
    const text = { en: { ...knock.text.en, ...words }, fr: { ...knock.text.fr, ...words } }
    return { ...planted({ frames }), text }
  }

  it('catches a space whose sample its own check refuses', () => {
    const broken = withSpace(() => ({ check: () => ({ rule: 'KNOCK-2.2' }), sample: () => ({ type: 'block' }) }))
    expect(lawsBroken(broken)).toContain('offered-accepted')
  })

  it('catches a check that tells more than the view', () => {
    const broken = withSpace((s, seat) => ({
      check: () => (s.held[(seat + 1) % s.held.length]! > 4 ? { rule: 'KNOCK-2.2' } : null),
      sample: () => ({ type: 'block' }),
    }))
    expect(lawsBroken(broken)).toContain('drafts')
  })

  it('catches facts about a draft that tell more than the view', () => {
    const broken = withSpace((s, seat) => ({
      check: () => null,
      sample: () => ({ type: 'block' }),
      about: () => [{ key: 'held', params: { number: s.held[(seat + 1) % s.held.length]! } }],
    }))
    const [told] = conformance(broken, { games: 5, seed: 'planted' }).filter(({ law }) => law === 'drafts')
    expect(told!.detail).toContain('tells seat 0 more than its view: about.0.params.number')
  })

  it('catches a space whose shape cannot compose its samples', () => {
    const broken = withSpace(() => ({ check: () => null, sample: () => ({ type: 'walk' }) }))
    expect(lawsBroken(broken)).toContain('drafts')
  })

  it('catches a state that does not survive JSON', () => {
    const setup: typeof knockGame.setup = (options, play) => ({ ...knockGame.setup(options, play), jeers: Number.NaN })
    expect(lawsBroken(planted({ setup }))).toContain('plain-state')
  })

  it('catches something shown without saying so', () => {
    const turn = knockGame.frames.turn
    const frames = {
      ...knockGame.frames,
      turn: {
        ...turn,
        answer(...[s, f, seat, action, play]: Parameters<NonNullable<typeof turn.answer>>) {
          turn.answer!(s, f, seat, action, { ...play, reveal: null })
        },
      },
    }
    expect(lawsBroken(planted({ frames }))).toContain('no-leak')
  })

  it('catches a refusal whose rule is not a rule', () => {
    const module: KnockModule = { ...knock, ledger: knock.ledger.filter((entry) => entry.id !== 'KNOCK-1.1') }
    expect(lawsBroken(module)).toContain('refused-with-reason')
  })

  it('catches a sentence that one language lacks', () => {
    const { 'event.walked': _lost, ...fr } = knock.text.fr
    expect(lawsBroken({ ...knock, text: { en: knock.text.en, fr } })).toContain('texts')
  })

  it('catches a game that never ends', () => {
    const broken = conformance(knock, { games: 1, seed: 'endless', mostDecisions: 3 }).map((violation) => violation.law)
    expect(broken).toContain('ends')
  })

  it('catches a bot that answers what it was not offered', () => {
    const module: KnockModule = { ...knock, bots: { cheat: () => ({ decide: () => ({ type: 'block' }) }) } }
    expect(lawsBroken(module)).toContain('offered-accepted')
  })

  it('catches a rule that is cited and is not a rule', () => {
    const turn = knockGame.frames.turn
    const frames = {
      ...knockGame.frames,
      turn: {
        ...turn,
        run(...args: Parameters<typeof turn.run>) {
          cite('KNOCK-99')
          turn.run(...args)
        },
      },
    }
    expect(lawsBroken(planted({ frames }))).toContain('rules')
  })

  it('catches a word that no catalogue has, also in the set-up', () => {
    const setup: typeof knockGame.setup = (options, play) => {
      play.emit?.({ kind: 'walked', rule: 'KNOCK-0', seat: 0, data: { card: { word: 'card.lost' } } })
      return knockGame.setup(options, play)
    }
    expect(lawsBroken(planted({ setup }))).toContain('texts')
  })

  it('catches a draw that someone sees who may not', () => {
    const turn = knockGame.frames.turn
    const frames = {
      ...knockGame.frames,
      turn: {
        ...turn,
        answer(...args: Parameters<NonNullable<typeof turn.answer>>) {
          const [s, , , action, play] = args
          // Drawn for nobody's eyes, and then shown to all in the score.
          if (action.type === 'walk') s.score[0] = play.chance.draw([0, 1, 2], 'KNOCK-0', 'nobody')
          turn.answer!(...args)
        },
      },
    }
    expect(lawsBroken(planted({ frames }))).toContain('unseen-draws')
  })

  it('catches a window that shows who has passed', () => {
    const { veil: _lifted, unveil: _restored, ...window } = knockGame.frames.window
    const frames = { ...knockGame.frames, window }
    const view: typeof knockGame.view = (s, viewer) => ({
      ...knockGame.view(s, viewer),
      ...viewBase({ frames }, s, viewer),
    })
    const broken = conformance(planted({ frames, view }), { games: 8, seed: 'veil', options: { seats: 3 }, most: 500 })
    expect(broken.map((violation) => violation.law)).toContain('silent-pass')
  })
})
