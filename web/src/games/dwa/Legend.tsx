import type { ReactNode } from 'react'
import { Layer } from '../../board/Layer.js'
import { Rule } from '../../table/Rule.js'
import { senseSign } from './intents-art.js'
import type { Part } from './part.js'

const SENSES = ['sight', 'smell', 'hearing'] as const

/** What the marks at the rims of the dead mean. */
export function Legend({ words, openRule }: Part): ReactNode {
  return (
    <div className="dwa-legend">
      {SENSES.map((sense) => (
        <span key={sense}>
          <svg width="22" height="16" viewBox="0 -8 22 16" aria-hidden="true">
            <Layer art={senseSign(sense)} />
          </svg>
          {words.speak(`dwa.sense.${sense}`)}
        </span>
      ))}
      <Rule id="DWA-15.1.3.2.a" open={openRule} />
    </div>
  )
}
