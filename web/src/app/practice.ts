import type { Reply } from '@shamble/host'
import { fetchGame, fetchGuide } from '../games/fetch.js'
import { claimMatch } from '../port/tabs.js'
import { GuideRun } from '../table/guide.js'
import { type Address, address } from './address.js'
import { gameWords } from './game-words.js'
import { ask, isPractice, PRACTICE } from './host.js'
import { settings } from './settings.js'

/** A guided turn: practice, kept only as long as someone is in it or reads its rules. */
export interface Practice {
  readonly game: string
  readonly match: string
  readonly run: GuideRun
}

let current: Practice | null = null

const belongs = (at: Address, game: string): boolean =>
  (at.at === 'guide' || (at.at === 'rules' && at.from === 'guide')) && at.game === game

address.watch(() => {
  if (current === null || belongs(address.get(), current.game)) return
  void ask({ type: 'delete', match: current.match })
  current = null
})

/** The guided turn that someone comes back to, or a new one, always the same. */
export async function practise(game: string): Promise<Practice | Reply> {
  if (current?.game === game) return current
  await sweep()
  const [module, guide] = await Promise.all([fetchGame(game), fetchGuide(game)])
  if (guide === null) throw new Error(`${game} has no guided turn`)
  const { options, preset, position, seed, seats } = guide
  const reply = await ask({
    type: 'create',
    game,
    name: PRACTICE,
    options: { ...options },
    ...(preset === undefined ? {} : { preset }),
    ...(position === undefined ? {} : { position }),
    seed,
    seats: [...seats],
  })
  if (!reply.ok) return reply
  const say = (key: string): string => gameWords(settings.get().language, module.text).speak(key)
  current = { game, match: reply.value.match, run: new GuideRun(game, guide, say) }
  return current
}

/** What a page that was closed in the middle of its practice has left behind. */
async function sweep(): Promise<void> {
  const list = await ask({ type: 'list' })
  if (!list.ok) return
  for (const { id, name } of list.value.cards) {
    if (!isPractice(name)) continue
    const claim = await claimMatch(id)
    if (claim === null) continue
    await ask({ type: 'delete', match: id })
    claim.release()
  }
}
