import type { Scenario } from '@shamble/game-dwa/scenarios'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { Words } from '../../table-game.js'
import { conditionWords } from '../conditions.js'
import { placeWords } from './names.js'
import type { SideProps } from './Side.js'

/** Under the board: where people begin, what it is about, and the keys. */
export function Dock({ desk, openRule }: Pick<SideProps, 'desk' | 'openRule'>): ReactNode {
  const { scenario, words, faults } = desk
  const { speak } = words
  const later = scenario.arrivals.filter((method) => method !== 'A')
  return (
    <section className="editor-dock" aria-label={speak('editor.about')}>
      <div>
        <div className="caps">
          <span>{speak('editor.deployment')}</span>
          <Rule id="R-83" open={openRule} />
        </div>
        {scenario.deployment.map((zone, index) => (
          <p key={JSON.stringify(zone.outline)} className="line">
            <span>
              <b>{speak('editor.team', { number: index + 1 })}</b>{' '}
              {placeWords(scenario, { list: 'deployment', index }, words)}
            </span>
            <span>
              {speak(faults.some(({ path }) => path === `deployment[${index}]`) ? 'editor.noRoom' : 'editor.allFit')}
            </span>
          </p>
        ))}
        <p className="line">
          <span>
            <b>{speak('editor.zombies')}</b> {speak('editor.placedByHand', { count: scenario.zombies.length })}
          </span>
          <span>{scenario.arrivals.includes('A') && speak('editor.methodA', { count: scenario.placed ?? 10 })}</span>
        </p>
        {later.length > 0 && (
          <p className="line">
            <span>
              <b>{speak('editor.then')}</b> {later.join(', ')}
            </span>
            <Rule id={`DWA-15.1.3.1.${later[0]}`} open={openRule} />
          </p>
        )}
      </div>
      <div>
        <div className="caps">
          <span>{speak('editor.victory')}</span>
          <span>{scenario.turnLimit === undefined ? '' : speak('editor.turns', { count: scenario.turnLimit })}</span>
        </div>
        {victoryLines(scenario, words).map(({ who, said }) => (
          <p key={who} className="line">
            <span>
              <b>{who}</b> {said}
            </span>
          </p>
        ))}
      </div>
      <div>
        <div className="caps">
          <span>{speak('editor.keys')}</span>
          <span>{speak('editor.keys.mouse')}</span>
        </div>
        <p>{speak('editor.keys.say')}</p>
        <p>{speak('editor.keys.snap')}</p>
      </div>
    </section>
  )
}

/** Who wins how, in a sentence each. */
export function victoryLines(
  scenario: Scenario,
  words: Words,
): readonly { readonly who: string; readonly said: string }[] {
  const { speak } = words
  const { victory } = scenario
  if (victory === undefined) return [{ who: speak('editor.victory.usual'), said: speak('editor.victory.usual.say') }]
  return (['major', 'minor', 'dead'] as const).map((kind) => ({
    who: speak(`editor.victory.${kind}`),
    said: conditionWords(scenario, victory[kind], words),
  }))
}
