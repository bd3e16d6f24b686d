import { type ReactNode, useMemo, useState } from 'react'
import { goTo } from '../app/address.js'
import { otherLanguage } from '../app/language.js'
import { settings } from '../app/settings.js'
import { useKeys } from '../app/use-keys.js'
import { useWatched } from '../app/watched.js'
import { WordsContext, wordsFor } from '../app/words.js'
import { listedGame } from '../games/registry.js'
import type { Words } from '../games/table-game.js'
import { history } from '../history/history.js'
import { useNarrow } from '../setup/narrow.js'
import { Bar } from '../table/Bar.js'
import { aroundHomeText } from '../text/around-home.js'
import { personText } from '../text/person.js'
import { screenText } from '../text/screens.js'
import { LATELY, type OverTime, overTime } from './over-time.js'
import { TimeChart } from './TimeChart.js'
import '../styles/bar-reading.css'
import '../styles/person.css'

/** As many games as someone goes through. */
const SHOWN = 60
/** So many games that nobody has analysed are offered. */
const OFFERED = 5

/** What analyses say of the person who plays here: the cost of decisions and the luck, over time and by game. */
export function PersonPage(): ReactNode {
  const { language } = useWatched(settings)
  const words = useMemo(
    () => wordsFor(language, { ...screenText[language], ...aroundHomeText[language], ...personText[language] }),
    [language],
  )
  const { speak } = words
  const games = overTime(useWatched(history), (game) => listedGame(game)?.looksAhead === true)
  const [chosen, setChosen] = useState(0)
  const [isTwin, setTwin] = useState(false)
  const home = (): void => goTo({ at: 'home' })
  const name = (game: string): string => listedGame(game)?.name[language] ?? game
  useKeys({
    Escape: home,
    t: () => setTwin(!isTwin),
    ...Object.fromEntries(games.map((_, i) => [String(i + 1), () => setChosen(i)])),
  })
  const shown = games[chosen] ?? games[0]
  return (
    <WordsContext value={words}>
      <div className="person">
        <Bar
          game={shown === undefined ? speak('person.title') : name(shown.game)}
          bar={{
            now: { what: speak('person.title'), left: '' },
            turn: { word: speak('person.title') },
            phases: [],
          }}
          tools={[
            {
              name: speak(isTwin ? 'person.chart' : 'tool.twin'),
              short: speak(isTwin ? 'person.chart.short' : 'tool.twin.short'),
              key: 'T',
              pressed: isTwin,
              run: () => setTwin(!isTwin),
            },
            { name: language.toUpperCase(), title: speak('tool.language'), run: () => void otherLanguage() },
            { name: speak('table.home'), short: speak('table.home'), key: 'Esc', run: home },
          ]}
          home={home}
        />
        <main>
          {games.length > 1 && (
            <fieldset className="person-games">
              <legend className="unseen">{speak('person.game')}</legend>
              {games.map(({ game }, i) => (
                <button
                  key={game}
                  type="button"
                  className="key"
                  aria-pressed={game === shown?.game}
                  onClick={() => setChosen(i)}
                >
                  <b>{i + 1}</b>
                  <span>{name(game)}</span>
                </button>
              ))}
            </fieldset>
          )}
          {shown === undefined ? (
            <p className="empty">{speak('person.empty')}</p>
          ) : (
            <OneGame over={shown} isTwin={isTwin} words={words} />
          )}
        </main>
      </div>
    </WordsContext>
  )
}

/** The sign that stands in all our figures. */
const minus = (figure: string): string => figure.replace('-', '−')

interface GameProps {
  readonly over: OverTime
  readonly isTwin: boolean
  readonly words: Words
}

function OneGame({ over: { looked, rate, luck, open }, isTwin, words }: GameProps): ReactNode {
  const { speak, language } = words
  const narrow = useNarrow()
  const points = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 2 })
  const signed = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'always',
  })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <>
      {looked.length === 0 ? (
        <p className="empty">{speak('person.none')}</p>
      ) : (
        <>
          <p className="lead">
            {speak('person.sum', {
              count: looked.length,
              cost: points.format(rate),
              luck: minus(signed.format(luck)),
            })}
          </p>
          {!isTwin && (
            <TimeChart
              looked={looked.slice(-SHOWN)}
              isNarrow={narrow}
              labels={{ rate: speak('person.rate', { count: LATELY }), luck: speak('person.luck') }}
              number={(value) => points.format(value)}
            />
          )}
          <table>
            <caption>{speak('person.table')}</caption>
            <thead>
              <tr>
                {['day', 'result', 'cost', 'decisions', 'dice'].map((head) => (
                  <th key={head} scope="col">
                    {speak(`person.head.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {looked
                .slice(-SHOWN)
                .toReversed()
                .map((one) => (
                  <tr key={one.match}>
                    <th scope="row">
                      <button type="button" onClick={() => goTo({ at: 'analysis', match: one.match })}>
                        {day.format(one.ended)}
                      </button>
                    </th>
                    <td>{speak(`history.result.${one.result}`)}</td>
                    <td>{points.format(one.rate)}</td>
                    <td>{one.decisions}</td>
                    <td>{minus(signed.format(one.luck))}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </>
      )}
      {open.length > 0 && (
        <section className="col">
          <h2 className="caps">
            <span>{speak('person.open', { count: open.length })}</span>
          </h2>
          <ul className="person-open">
            {open.slice(0, OFFERED).map((one) => (
              <li key={one.match}>
                <span>
                  {day.format(one.ended)}, {speak(`history.result.${one.result}`)}
                </span>
                <button type="button" className="key" onClick={() => goTo({ at: 'analysis', match: one.match })}>
                  <span>{speak('person.analyse')}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
