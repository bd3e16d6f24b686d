import games from 'virtual:games/host'
import { seededChance } from '@shamble/chance'
import { type Action, Engine, silently } from '@shamble/kernel'
import { type GameModule, LANGUAGES, type Language, resolveOptions } from '@shamble/module'
import { renderToStaticMarkup } from 'react-dom/server'
import { gameWords } from '../app/game-words.js'
import { CropContext } from '../board/crop.js'
import type { TableGame, TablePart } from '../games/table-game.js'
import { withTexts } from '../games/with-texts.js'
import { stillPart } from '../table/still.js'
import type { Texts } from '../text/sentences.js'
import { inView } from './in-view.js'
import type { ShopPosition, WindowArt } from './shop-position.js'

// Runs when the page is built, never in a browser: the home page shows boards before any game is loaded.

/** What someone in that seat sees of the position. */
function viewOf({ game, position, notation }: GameModule, shop: ShopPosition): TablePart['view'] {
  const engine = new Engine(game)
  const chance = seededChance('shop window')
  const s = position.read(shop.position, resolveOptions(game.options, shop.options as never), chance)
  engine.settle(s, silently(chance))
  for (const written of shop.answers ?? []) {
    const answer = notation.read(written) as Action | null
    if (answer === null) throw new Error(`${game.id}: ${written} is no answer`)
    engine.step(s, shop.seat, answer, silently(chance))
  }
  return game.view(s, shop.seat)
}

/** The page's policy allows no style in a drawing: pieces stand where they are by an attribute. */
const unstyled = (drawing: string): string =>
  drawing.replace(/ style="transform:translate\(([-\d.]+)px, ([-\d.]+)px\)"/g, ' transform="translate($1 $2)"')

/** The board of a game as its window shows it. */
export function drawWindow(
  module: GameModule,
  Board: TableGame['Board'],
  shop: ShopPosition,
  language: Language,
): WindowArt {
  const view = viewOf(module, shop)
  const words = gameWords(language, module.text, {}, module.game.seats(view.options))
  const part = stillPart({ view, questions: [] }, { words, numbers: false, openRule() {} })
  const board = renderToStaticMarkup(
    <CropContext value={shop.crop}>
      <Board {...part} />
    </CropContext>,
  )
  const { x, y, width, height } = shop.crop
  const drawing = unstyled(board.replace(/^<svg[^>]*>|<\/svg>$/g, ''))
  return { view: `${x} ${y} ${width} ${height}`, drawing: inView(drawing, shop.crop) }
}

const windows = import.meta.glob<ShopPosition>('../games/*/window.ts', { eager: true, import: 'default' })
const tables = import.meta.glob<TableGame>('../games/*/index.tsx', { eager: true, import: 'default' })
const texts = import.meta.glob<Texts>('../games/*/text/index.ts', { eager: true, import: 'default' })

/** Every game that has a window, in every language. */
export async function drawWindows(): Promise<Readonly<Record<string, Readonly<Record<Language, WindowArt>>>>> {
  const drawn = Object.entries(windows).map(async ([file, shop]) => {
    const { module: played, Board } = tables[file.replace('window.ts', 'index.tsx')]!
    const { id } = played.game
    const whole = (await games[id]!()).default as GameModule
    const module = withTexts(whole, texts[file.replace('window.ts', 'text/index.ts')]!)
    return [
      id,
      Object.fromEntries(
        LANGUAGES.map((language) => [language, drawWindow(module, shop.Board ?? Board, shop, language)]),
      ),
    ]
  })
  return Object.fromEntries(await Promise.all(drawn))
}
