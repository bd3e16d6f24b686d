import { it } from 'vitest'
import { Host, MemoryStore } from '@shamble/host'
import dawn from '@shamble/game-dawn'
const POSITION = `turn 1 human
peter 109 normal
roger 053 normal
steve 053 normal
fran 177 normal
zombies 002 007 011 020 027 041 049 058 063 069 081 084 100 112 115 125 136 142 147 152 165 171 184 207 214
rifles 2`
const STEPS = ['activate peter', 'walk 110', 'shoot 112 peter', 'walk 109', 'close #14', 'done', 'activate fran', 'rifle fran', 'done']
async function play(seed: string, verbose = false) {
  const host = new Host({ games: [dawn as never], store: new MemoryStore() } as never)
  const port = host.connect('me')
  const made = await port.request({ type: 'create', game: 'dawn', preset: 'solitaire', seed, position: POSITION, seats: [{ by: 'person', name: '' }] })
  if (!made.ok) throw new Error(JSON.stringify(made))
  const match = made.value.match
  await port.request({ type: 'open', match })
  const events: any[] = []
  for (const text of STEPS) {
    const look = await port.request({ type: 'look', match, seat: 0 })
    if (!look.ok) throw new Error(JSON.stringify(look))
    const r = await port.request({ type: 'answer', match, seat: 0, seq: look.value.seq, answer: dawn.notation.read(text) })
    if (!r.ok) return { ok: false, at: text, why: JSON.stringify(r) , q: look.value.questions[0]?.kind}
  }
  const log = await port.request({ type: 'log', match, seat: 0 })
  if (!log.ok) throw new Error('log')
  const kinds = log.value.entries.flatMap((e) => e.events.map((ev) => ev.kind))
  return { ok: true, kinds }
}
it('finds', async () => {
  const tally: Record<string, number> = {}
  for (let i = 0; i < 400; i++) {
    const r = await play(`first-turn-${i}`)
    const key = r.ok ? 'ok' : `${r.at} ${r.q}`
    tally[key] = (tally[key] ?? 0) + 1
    if (r.ok && i < 400) {
      const k = r.kinds!
      if (k.includes('hit') && k.includes('berserk') && k.includes('entered') ) console.log(i, k.join(' '))
    }
    if (!r.ok && i < 3) console.log(r)
  }
  console.log(tally)
}, 100000)
