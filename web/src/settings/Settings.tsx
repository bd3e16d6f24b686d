import { LANGUAGES } from '@shamble/module'
import type { ReactNode } from 'react'
import { type Settings as Chosen, PACES, ROLLS, SUGGESTS, THEMES, VOLUMES } from '../app/settings.js'
import type { Words } from '../games/table-game.js'
import { Sheet } from '../table/Sheet.js'
import { Choice } from './Choice.js'
import { KEYS, type KeyGroup, keyName } from './keys.js'

export interface SettingsProps {
  readonly settings: Chosen
  readonly words: Words
  /** The keys of the page; those that everybody has unless told otherwise. */
  readonly keys?: readonly KeyGroup[]
  readonly onChange: (change: Partial<Chosen>) => void
  readonly onClose: () => void
}

function Row({ title, say, children }: { title: string; say?: string; children: ReactNode }) {
  return (
    <div className="settings-row">
      <h3>{title}</h3>
      {children}
      {say !== undefined && <p>{say}</p>}
    </div>
  )
}

/** What this browser remembers about you, and a list of all keys. */
export function Settings({ settings, words, keys = KEYS, onChange, onClose }: SettingsProps) {
  const { speak } = words
  const title = (name: string): string => speak(`settings.${name}`)
  const named = <T extends string>(name: string, values: readonly T[]) =>
    values.map((value) => ({ value, label: speak(`settings.${name}.${value}`) }))
  const flag = (name: 'sound' | 'numbers' | 'twin') => (
    <Choice
      label={title(name)}
      value={settings[name] ? 'on' : 'off'}
      choices={named(name, ['off', 'on'])}
      onPick={(value) => onChange({ [name]: value === 'on', ...(name === 'sound' ? { soundOffered: true } : {}) })}
    />
  )
  return (
    <Sheet title={speak('settings.title')} close={onClose}>
      <div className="settings">
        <Row title={title('language')}>
          <Choice
            label={title('language')}
            value={settings.language}
            choices={named('language', LANGUAGES)}
            onPick={(language) => onChange({ language })}
          />
        </Row>
        <Row title={title('theme')}>
          <Choice
            label={title('theme')}
            value={settings.theme}
            choices={named('theme', THEMES)}
            onPick={(theme) => onChange({ theme })}
          />
        </Row>
        <Row title={title('motion')} say={speak('settings.motion.say')}>
          <Choice
            label={title('motion')}
            value={settings.motion}
            choices={named('motion', ['full', 'less'] as const)}
            onPick={(motion) => onChange({ motion })}
          />
        </Row>
        <Row title={title('pace')} say={speak('settings.pace.say')}>
          <Choice
            label={title('pace')}
            value={String(settings.pace)}
            choices={named('pace', PACES.map(String))}
            onPick={(pace) => onChange({ pace: PACES.find((one) => String(one) === pace) ?? settings.pace })}
          />
        </Row>
        <Row title={title('sound')} say={speak('settings.sound.say')}>
          {flag('sound')}
        </Row>
        {settings.sound && (
          <Row title={title('volume')}>
            <Choice
              label={title('volume')}
              value={String(settings.volume)}
              choices={named('volume', VOLUMES.map(String))}
              onPick={(volume) => onChange({ volume: VOLUMES.find((one) => String(one) === volume) ?? 2 })}
            />
          </Row>
        )}
        <Row title={title('rolls')} say={speak('settings.rolls.say')}>
          <Choice
            label={title('rolls')}
            value={settings.rolls}
            choices={named('rolls', ROLLS)}
            onPick={(rolls) => onChange({ rolls })}
          />
        </Row>
        <Row title={title('suggest')} say={speak('settings.suggest.say')}>
          <Choice
            label={title('suggest')}
            value={settings.suggest}
            choices={named('suggest', SUGGESTS)}
            onPick={(suggest) => onChange({ suggest })}
          />
        </Row>
        <Row title={title('numbers')} say={speak('settings.numbers.say')}>
          {flag('numbers')}
        </Row>
        <Row title={title('twin')} say={speak('settings.twin.say')}>
          {flag('twin')}
        </Row>
        <h3 className="caps">{speak('settings.keys')}</h3>
        <KeyList keys={keys} words={words} />
      </div>
    </Sheet>
  )
}

/** All keys, by where they work. */
function KeyList({ keys = KEYS, words }: { keys?: readonly KeyGroup[]; words: Words }) {
  const { speak } = words
  return (
    <div className="settings-keys">
      {keys.map((group) => (
        <section key={group.where}>
          <h4>{speak(`settings.keys.${group.where}`)}</h4>
          <dl>
            {group.keys.map(({ press, what }) => (
              <div key={what}>
                <dt>
                  {press.map((one) => (
                    <kbd key={one}>{keyName(speak, one)}</kbd>
                  ))}
                </dt>
                <dd>{speak(`settings.key.${what}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
