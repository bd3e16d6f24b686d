import zombies from '@shamble/game-zombies/module'
import {
  ENHANCED,
  type Fight,
  type Movement,
  SHOTGUN,
  TITLES,
  walksOf,
  type ZombiesAction,
} from '@shamble/game-zombies/table'
import type { Odds } from '@shamble/kernel'
import { type ReactNode, useMemo } from 'react'
import { dieInline, inlineIcon } from '../../kit/index.js'
import { quietName } from './cards.js'
import { type Face, facesOf, shownFight } from './fight-now.js'
import type { Part } from './Ghosts.js'
import { bonusOf, killShare } from './key-note.js'
import { movementNow } from './movement-now.js'
import { Rule } from './Rule.js'
import { Stacks } from './Stacks.js'
import './readout.css'

/** Odds of what is pointed at, of what comes next, how the movement came about, or what the stacks hold. */
export function Readout(part: Part): ReactNode {
  const { view, pointed } = part
  const odds = useMemo(() => cardOdds(part.view, pointed), [part.view, pointed])
  if (odds !== null) return <CardOdds part={part} odds={odds} />
  const shown = shownFight(view, pointed)
  if (shown !== null) return <FightTable part={part} fight={shown.fight} when={shown.when} short={shown.short} />
  const movement = movementNow(view)
  if (movement !== null) return <MovementTable part={part} movement={movement} />
  return <Stacks part={part} />
}

const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`
const html = (art: string) => ({ __html: art })

function cardOdds(view: Part['view'], pointed: ZombiesAction | null): Odds | null {
  if (pointed === null || (pointed.type !== 'play' && pointed.type !== 'repair')) return null
  return zombies.game.odds?.(view, pointed) ?? null
}

interface FightProps {
  readonly part: Part
  readonly fight: Fight
  readonly when: 'now' | 'next' | 'there' | 'short'
  readonly short: number
}

function FightTable({ part, fight, when, short }: FightProps): ReactNode {
  const { view, words } = part
  const faces = facesOf(fight)
  const bonus = bonusOf(fight)
  const fallen = part.news.findLast((event) => event.kind === 'roll-short' || event.kind === 'roll-hit')?.dice?.[0]
  return (
    <div className="col zmb-fight">
      <div className="caps">
        <span>{fightTitle(part, fight, when, short)}</span>
        <Rule part={part} id={when === 'short' ? 'ZMB-1.3.2.c' : when === 'there' ? 'ZMB-1.3.5.c' : 'ZMB-1.3.2.a'} />
      </div>
      <ol className="faces">
        {faces.map((face) => (
          <FaceCell
            key={face.die}
            part={part}
            face={face}
            lives={fight.lives}
            isFallen={when === 'short' && face.die === fallen}
          />
        ))}
      </ol>
      <div className="versus">
        <div title={words.speak('zombies.odds.of', { ways: Math.round(killShare(fight.need, bonus, 0) * 6), of: 6 })}>
          <b>{percent(killShare(fight.need, bonus, 0))}</b>
          <span className="long">
            {words.speak('zombies.alone', { ways: Math.round(killShare(fight.need, bonus, 0) * 6) })}
          </span>
          <span className="short">{words.speak('zombies.alone.short')}</span>
        </div>
        <WithBullets part={part} fight={fight} bonus={bonus} />
      </div>
      <table className="mods">
        <tbody>
          <tr>
            <td>{fight.need}+</td>
            <td>{words.speak(view.zombie[fight.space] === ENHANCED ? 'zombies.kills.glowing' : 'zombies.kills')}</td>
            <td>
              <Rule part={part} id={fightRule(part, fight)} />
            </td>
          </tr>
          {fight.bonuses.map(({ rule, value }) => (
            <tr key={rule}>
              <td>+{value}</td>
              <td>{bonusName(part, fight, rule)}</td>
              <td>
                <Rule part={part} id={rule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function fightTitle({ view, words }: Part, fight: Fight, when: FightProps['when'], short: number): string {
  const isYou = fight.seat === view.viewer
  const seat = words.seat(fight.seat)
  if (when === 'short') return words.speak('zombies.fight.short', { count: short })
  if (when === 'there') return words.speak('zombies.fight.there')
  if (when === 'next') return words.speak(isYou ? 'zombies.fight.next' : 'zombies.fight.next.other', { seat })
  return words.speak(isYou ? 'zombies.fight.you' : 'zombies.fight.now', { seat })
}

/** [ZMB-1.3.1.r] A glowing one asks for 5; so does every zombie under GOVT. ENHANCED ZOMBIES. */
function fightRule({ view }: Part, fight: Fight): string {
  if (fight.need === 4) return 'ZMB-1.3.2.b'
  return view.zombie[fight.space] === ENHANCED ? 'ZMB-1.3.1.r' : 'ZMB-card.govt-enhanced-zombies'
}

function bonusName({ view, words }: Part, fight: Fight, rule: string): string {
  const card = TITLES.findIndex((title) => title.rule === rule)
  if (card < 0) return rule
  const name = quietName(card, words)
  return card === SHOTGUN ? words.speak('zombies.charges', { card: name, count: view.charges[fight.seat]! }) : name
}

function FaceCell({
  part,
  face,
  lives,
  isFallen,
}: {
  part: Part
  face: Face
  lives: number
  isFallen: boolean
}): ReactNode {
  const { speak } = part.words
  const life = speak(lives === 1 ? 'zombies.face.last' : 'zombies.face.life')
  const bullets = speak('zombies.count.bullets', { count: face.price })
  return (
    <li className={`face ${face.isKill ? 'kill' : 'pay'}${isFallen ? ' fallen' : ''}`}>
      <span dangerouslySetInnerHTML={html(dieInline(face.die, 24))} />
      {face.isKill ? <b>{speak('zombies.face.kill')}</b> : face.isAffordable ? <b>{bullets}</b> : <b>{life}</b>}
      {face.isKill || !face.isAffordable ? null : <small>{lives === 1 ? life : speak('zombies.face.or')}</small>}
    </li>
  )
}

function WithBullets({ part, fight, bonus }: { part: Part; fight: Fight; bonus: number }): ReactNode {
  const { speak } = part.words
  const most = Math.min(fight.bullets, Math.max(0, fight.need - bonus - 1))
  return (
    <div>
      <b>{percent(killShare(fight.need, bonus, fight.bullets))}</b>
      <span className="long">
        {most === 0 ? speak('zombies.paid.none') : speak('zombies.paid', { count: most, have: fight.bullets })}
      </span>
      <span className="short">{speak('zombies.paid.short', { count: most })}</span>
    </div>
  )
}

/** (5 + 2 + 1) × 2 = 16, with the card that made each figure. */
function MovementTable({ part, movement }: { part: Part; movement: Movement }): ReactNode {
  const { view, words } = part
  const { die, added, doubled, halved, total, left } = movement
  const meetsFights = useMemo(() => walksOf(view).some(({ steps, fights }) => steps.length > 1 && fights > 0), [view])
  const inner = [die ?? '', ...added.map(({ value }) => value)].join(' + ')
  const times = '× 2 '.repeat(doubled)
  const over = '÷ 2 '.repeat(halved)
  const formula =
    die === null ? '' : `${added.length > 0 && doubled + halved > 0 ? `(${inner})` : inner} ${times}${over}= `
  const rows: { key: string; value: string; name: string; rule: string }[] = [
    ...(die === null
      ? []
      : [{ key: 'die', value: String(die), name: words.speak('zombies.move.die'), rule: 'ZMB-1.3.4.a' }]),
    ...(view.keys ? [{ key: 'keys', value: '10', name: words.speak('zombies.move.keys'), rule: 'ZMB-1.3.4.b' }] : []),
    ...added.map(({ card, value }) => ({
      key: String(card),
      value: `+${value}`,
      name: quietName(card, words),
      rule: TITLES[card]!.rule,
    })),
    ...(doubled > 0
      ? [{ key: 'double', value: `×${2 ** doubled}`, name: words.speak('zombies.move.doubled'), rule: 'ZMB-R.09' }]
      : []),
    ...(halved > 0
      ? [
          {
            key: 'half',
            value: `÷${2 ** halved}`,
            name: words.speak('zombies.move.halved'),
            rule: 'ZMB-card.your-shoes-untied',
          },
        ]
      : []),
  ]
  return (
    <div className="col zmb-move">
      <div className="caps">
        <span>{words.speak('zombies.move')}</span>
        <Rule part={part} id="ZMB-1.3.4.a" />
      </div>
      <p className="formula">
        {formula}
        <b>{words.speak('zombies.move.total', { count: total })}</b>
        <small>{words.speak('zombies.move.left', { left, total })}</small>
      </p>
      {meetsFights ? (
        <p className="told">
          <span aria-hidden="true" dangerouslySetInnerHTML={html(inlineIcon('skull', 12))} />{' '}
          {words.speak('zombies.move.skull')}
        </p>
      ) : null}
      <table className="mods">
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td>{row.value}</td>
              <td>{row.name}</td>
              <td>
                <Rule part={part} id={row.rule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CardOdds({ part, odds }: { part: Part; odds: Odds }): ReactNode {
  const { words, pointed } = part
  const card = pointed?.type === 'play' ? quietName(pointed.card, words) : ''
  return (
    <div className="col zmb-odds">
      <div className="caps">
        <span>{words.speak('zombies.odds', { what: card })}</span>
        <Rule part={part} id={odds.rule} />
      </div>
      <div className="versus">
        {odds.results.map((result) => (
          <div key={result.key}>
            <b>{percent(result.ways / result.of)}</b>
            {words.speak(`odds.${result.key}`, result.params)},{' '}
            {words.speak('zombies.odds.of', { ways: result.ways, of: result.of })}
          </div>
        ))}
      </div>
      <table className="mods">
        <tbody>
          <tr>
            <td>{odds.need}+</td>
            <td>{words.speak('zombies.odds.need')}</td>
            <td>
              <Rule part={part} id={odds.rule} />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
