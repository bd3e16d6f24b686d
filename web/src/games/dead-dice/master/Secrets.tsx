import { Named } from '@shamble/game-dead-dice/table'
import { type ReactNode, useState } from 'react'
import { Rule } from '../../../table/Rule.js'
import { HoldKey } from '../Held.js'
import { may, type Part } from './part.js'
import { WordsKey } from './WordsKey.js'

/**
 * What only a game master knows, each behind a hatched edge, with the key that brings it to light where there is one. On
 * a narrow screen, which others may look at, nothing of it can be read until a key is held.
 */
export function Secrets({ part }: { readonly part: Part }): ReactNode {
  const { view, words, openRule, answer } = part
  const { speak } = words
  const named = new Named(view, speak)
  const [isHeld, setHeld] = useState(false)
  const { exitShown, twistShown, notes } = view.master
  const story = (what: 'exit' | 'twist', shown: boolean): ReactNode => {
    const said = named.scenario(what)
    return (
      <li key={what}>
        <b>{speak(`gm.secret.${what}`)}</b>
        <span className="gm-hush">{said === null ? speak('gm.secret.yours') : named.say(said)}</span>{' '}
        {shown ? (
          <span className="gm-known">{speak('gm.secret.known')}</span>
        ) : (
          may(part, 'reveal') && (
            <button type="button" className="key small" onClick={() => answer({ type: 'reveal', what })}>
              {speak(`gm.reveal.${what}`)}
            </button>
          )
        )}
      </li>
    )
  }
  const traps = [
    ...(view.scene?.traps ?? []).map(({ cell, successes, maker }) =>
      speak('gm.secret.trap', { cell, count: successes ?? 0, who: named.who(maker) }),
    ),
    ...view.group.traps.map(({ successes, maker }) =>
      speak('gm.secret.trapHome', { count: successes ?? 0, who: named.who(maker) }),
    ),
  ]
  const bitten = view.survivors.filter(
    ({ fate, turnsIn, carrier }) => fate === 'alive' && ((turnsIn ?? 0) > 0 || carrier),
  )
  return (
    <section className="col gm-secrets" data-held={isHeld || undefined} aria-label={speak('gm.secrets')}>
      <div className="caps">
        <span>{speak('gm.secrets')}</span>
        <span>{speak('gm.secrets.note')}</span>
      </div>
      <HoldKey label={speak('gm.secrets.hold')} isHeld={isHeld} hold={setHeld} />
      <ul>
        {story('exit', exitShown)}
        {story('twist', twistShown)}
        {traps.length > 0 && (
          <li>
            <b>{speak('gm.secret.traps')}</b>
            <span className="gm-hush">{traps.join(' ')}</span> <Rule id="DD-8.23" open={openRule} />
          </li>
        )}
        <li>
          <b>{speak('gm.secret.infected')}</b>
          <span className="gm-hush">
            {bitten.length === 0
              ? speak('gm.secret.nobody')
              : bitten
                  .map(({ name, turnsIn, carrier, told }) =>
                    speak(carrier ? 'gm.secret.carrier' : told ? 'gm.secret.bitten.told' : 'gm.secret.bitten', {
                      who: name,
                      turn: turnsIn ?? 0,
                    }),
                  )
                  .join(' ')}
            <Contagion part={part} />
          </span>
        </li>
        <Letters part={part} />
        <li>
          <b>{speak('gm.secret.darkSides')}</b>
          <span className="gm-hush">
            <DarkSides part={part} />
          </span>
        </li>
        <li>
          <b>{speak('gm.secret.notes')}</b>
          {(notes ?? []).map((note, i) => (
            <span key={`${i} ${note}`} className="gm-note gm-hush">
              {note}
              {may(part, 'forget') && (
                <button
                  type="button"
                  aria-label={speak('gm.note.forget', { note })}
                  onClick={() => answer({ type: 'forget', note: i })}
                >
                  ×
                </button>
              )}
            </span>
          ))}
          {may(part, 'note') && (
            <WordsKey
              label={speak('gm.note')}
              key={notes?.length}
              say={speak('gm.note.key')}
              send={(said) => answer({ type: 'note', words: said })}
            />
          )}
        </li>
      </ul>
    </section>
  )
}

/** [DD-15.26] What single players wrote, what they were told, and a line to any of them. */
function Letters({ part }: { readonly part: Part }): ReactNode {
  const { view, words, answer } = part
  const { speak } = words
  const named = new Named(view, speak)
  const [to, setTo] = useState<number | null>(null)
  const living = view.survivors.flatMap(({ fate, name }, seat) => (fate === 'alive' && name !== '' ? [seat] : []))
  const seat = to !== null && living.includes(to) ? to : living[0]
  const { letters } = view.master
  const isOpen = may(part, 'whisper') && seat !== undefined
  if (letters.length === 0 && !isOpen) return null
  return (
    <li>
      <b>{speak('gm.secret.letters')}</b>
      {letters.map(({ seat: whose, by, words: said }, i) => (
        <span key={`${i} ${said}`} className="gm-note gm-hush">
          {speak(`letter.${by}`, { who: named.who(whose), words: said })}
        </span>
      ))}
      {isOpen && (
        <>
          <select
            className="gm-whom"
            aria-label={speak('gm.whisper.whom')}
            value={seat}
            onChange={({ target }) => setTo(Number(target.value))}
          >
            {living.map((one) => (
              <option key={one} value={one}>
                {named.say(named.who(one))}
              </option>
            ))}
          </select>
          <WordsKey
            label={speak('gm.whisper')}
            key={letters.length}
            say={speak('gm.whisper.key')}
            send={(said) => answer({ type: 'whisper', seat, words: said })}
          />
        </>
      )}
    </li>
  )
}

/** [DD-15.86] A carrier may have passed it on. */
function Contagion({ part }: { readonly part: Part }): ReactNode {
  const { view, words, answer } = part
  if (!may(part, 'contagion')) return null
  const fit = view.survivors.flatMap(({ fate, carrier, turnsIn, name }, seat) =>
    fate === 'alive' && !carrier && !((turnsIn ?? 0) > 0) ? [{ seat, name }] : [],
  )
  return fit.map(({ seat, name }) => (
    <button key={seat} type="button" className="key small" onClick={() => answer({ type: 'contagion', seat })}>
      {words.speak('gm.contagion', { who: name })}
    </button>
  ))
}

function DarkSides({ part: { view, words } }: { readonly part: Part }): ReactNode {
  const { speak } = words
  const named = new Named(view, speak)
  const hidden = view.survivors.filter(
    ({ darkSide, exposed, fate }) => fate === 'alive' && !exposed && (darkSide ?? '') !== '',
  )
  if (hidden.length === 0) return speak('gm.secret.noDarkSides')
  return hidden.map(({ name, darkSide }, i) => (
    <span key={`${i} ${name}`} className="gm-dark">
      {speak('gm.secret.darkSide', { who: name, what: named.darkSide(darkSide!) })}{' '}
    </span>
  ))
}
