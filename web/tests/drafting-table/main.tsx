import { seededChance } from '@shamble/chance'
import { plainSpaces } from '@shamble/host'
import { type Action, Engine } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { patrol } from '@shamble/testkit/patrol'
import { gameSpeaker } from '@shamble/text'
import { type ReactNode, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beginDraft } from '../../src/draft/begin.js'
import { Composer } from '../../src/draft/Composer.js'
import type { TablePart, Words } from '../../src/games/table-game.js'
import '../../src/styles/tokens.css'
import '../../src/styles/table.css'
import draftEn from '../../src/text/draft.en.js'

// A page with nothing but the composer, and a game in which everything that can be composed is asked for at once.

const module = patrol as unknown as GameModule
const engine = new Engine(module.game)
const { state } = engine.start(resolveOptions(module.game.options), seededChance('table'))
const view = module.game.view(state, 0)
const spaces = plainSpaces(engine.choices(state, 0))
const speak = gameSpeaker(module, 'en', draftEn)
const words: Words = { speak, language: 'en', seat: () => speak('seat.scout') }
const nothing = (): void => {}

function DraftingTable(): ReactNode {
  const [draft, compose] = useState(() => beginDraft(module, view, 0, spaces)!)
  const [sent, setSent] = useState<Action | null>(null)
  const part = useMemo(
    (): TablePart => ({
      view,
      news: [],
      questions: view.questions,
      choices: { asked: true, pass: null, actions: [], refused: [], spaces },
      picked: [],
      lit: new Map(),
      barred: new Map(),
      routes: new Map(),
      pointed: null,
      pointedSpot: null,
      words,
      numbers: false,
      draft,
      compose,
      point: nothing,
      pick: nothing,
      look: nothing,
      answer: setSent,
      send: () => draft.isReady && setSent(draft.action),
      openRule: nothing,
    }),
    [draft],
  )
  return (
    <>
      <Composer part={part} game={{ module }} />
      <output id="sent">{sent === null ? '' : JSON.stringify(sent)}</output>
    </>
  )
}

createRoot(document.getElementById('app')!).render(<DraftingTable />)
