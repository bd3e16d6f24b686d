import { optionLabel, type Study } from '@shamble/lab'
import type { Speak } from '@shamble/module'
import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'

interface Props {
  readonly study: Study
  readonly words: Words
  readonly labels: readonly string[]
  readonly chosen: number
  onChoose(arm: number): void
  onChange(): void
}

/** The question, what varies and what stays. */
export function About({ study, words, labels, chosen, onChoose, onChange }: Props): ReactNode {
  const { speak, language } = words
  const { file } = study
  const names = Object.keys(file.sweep.options).map((name) => optionLabel(name, speak))
  const varies = [
    ...names,
    ...(file.sweep.bots.length > 0 ? [speak('lab.varies.bots')] : []),
    ...('mostOf' in file.count ? [speak('lab.varies.tally')] : []),
  ].join(' · ')
  const isShort = labels.every((label) => label.length <= 5)
  return (
    <>
      <section className="col lab-question">
        <p className="caps">
          <span>{speak('lab.question')}</span>
          <button type="button" onClick={onChange}>
            {speak('lab.change')}
          </button>
        </p>
        <h1>{file.question[language]}</h1>
        {file.why !== null && <p>{file.why[language]}</p>}
      </section>
      <section className="col">
        <h2 className="caps">{speak('lab.varies')}</h2>
        <p className="lab-varies">
          <b>{varies}</b>
          <span>{speak('lab.values', { count: labels.length })}</span>
        </p>
        <div className={isShort ? 'lab-values short' : 'lab-values'} role="radiogroup" aria-label={varies}>
          {labels.map((label, arm) => (
            <label key={label}>
              <input type="radio" name="lab-value" checked={arm === chosen} onChange={() => onChoose(arm)} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </section>
      <section className="col lab-stays">
        <h2 className="caps">{speak('lab.stays')}</h2>
        <dl>
          {facts(study, speak).map(([term, fact]) => (
            <div key={term}>
              <dt>{speak(`lab.stays.${term}`)}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

function facts({ file, arms }: Study, speak: Speak): readonly (readonly [string, string])[] {
  const seats = new Set(arms.map(({ bots }) => bots.length))
  const names = [...new Set(arms.flatMap(({ bots }) => bots))]
  const bot = names.map((name) => said(speak, `lab.bot.${name}`) ?? name).join(', ')
  const options = Object.entries(file.options).map(
    ([name, value]) => `${optionLabel(name, speak)} ${said(speak, `option.${name}.${value}`) ?? String(value)}`,
  )
  const rules = [...(file.preset === null ? [] : [speak(`preset.${file.preset}`)]), ...options]
  return [
    [
      'players',
      seats.size === 1
        ? speak('lab.stays.players.all', { count: arms[0]!.bots.length, bot })
        : speak('lab.stays.players.by', { bot }),
    ],
    [
      'rules',
      rules.length === 0
        ? speak('lab.stays.rules.plain', { version: file.rules })
        : speak('lab.stays.rules.some', { options: rules.join(', '), version: file.rules }),
    ],
    ['dice', speak('lab.stays.dice.same')],
    ['stops', speak('lab.stays.stops.at', { points: file.stop.points, most: file.stop.most })],
  ]
}

function said(speak: Speak, key: string): string | null {
  const sentence = speak(key)
  return sentence === key ? null : sentence
}
