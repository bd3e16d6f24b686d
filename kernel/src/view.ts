import type { Chance } from './chance.js'
import type { Game, Procedure, ViewBase } from './game.js'
import { cloneBase, cloneFrame, type Frame, type Seat, type State, type Viewer } from './state.js'

type AnyGame<S extends State> = Pick<Game<S, Frame, { readonly type: string }, ViewBase>, 'frames'>

/** The shared part of a view: frames and questions go through each procedure's veil. */
export function viewBase<S extends State, Own extends object = object>(
  game: unknown,
  s: S,
  viewer: Viewer,
  own: Own = {} as Own,
): ViewBase & Own {
  const { frames } = game as AnyGame<S>
  let { questions } = s
  const seen = s.frames.map((frame, depth) => {
    const procedure = frames[frame.kind] as Procedure<S, Frame, unknown> | undefined
    if (procedure?.veil === undefined) return cloneFrame(frame)
    const veiled = procedure.veil(s, frame, viewer)
    if (depth === s.frames.length - 1) questions = veiled.questions
    return veiled.frame
  })
  // The time since when someone else is asked would tell that they have answered in secret and were asked again.
  const asked = questions.map(({ seat, kind, timed, since }) => ({
    seat,
    kind,
    timed,
    since: seat === viewer ? since : 0,
  }))
  // When the others last answered would tell who has passed in a window.
  const answered = s.answered.map((seq, seat) => (seat === viewer ? seq : -1))
  const view = cloneBase(s, own, seen, asked, answered) as State & Own & { viewer: Viewer }
  view.viewer = viewer
  return view
}

/** The seats that a viewer sees asked, each once: those of `view(…).questions`, without a view. */
export function seenAsked<S extends State>(game: AnyGame<S>, s: S, viewer: Viewer): Seat[] {
  const frame = s.frames.at(-1)
  const procedure = frame && (game.frames[frame.kind] as Procedure<S, Frame, unknown> | undefined)
  const questions = procedure?.veil === undefined ? s.questions : procedure.veil(s, frame!, viewer).questions
  const seats: Seat[] = []
  for (const { seat } of questions) if (!seats.includes(seat)) seats.push(seat)
  return seats
}

/** The shared part of a state guessed from a view. Call `unveil` once the game's own holes are filled. */
export function guessBase<Own extends object = object>(view: ViewBase, own: Own = {} as Own): State & Own {
  return cloneBase(view, own)
}

/** Restores what the veils of the frames hid, once the rest of the guessed state is whole. */
export function unveil<S extends State>(game: unknown, s: S, view: ViewBase, chance: Chance): S {
  const { frames } = game as AnyGame<S>
  view.frames.forEach((veiled, depth) => {
    const procedure = frames[veiled.kind] as Procedure<S, Frame, unknown> | undefined
    if (procedure?.unveil === undefined) return
    const frame = cloneFrame(veiled)
    s.frames[depth] = frame
    procedure.unveil(s, frame, view.viewer, depth === view.frames.length - 1 ? view.questions : [], chance)
  })
  return s
}
