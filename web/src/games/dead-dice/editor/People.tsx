import { ADVERSARY_RANGES, MOST_TRAITS, PROTECTIONS, TAGS, TAGS_OF_TALENT } from '@shamble/game-dead-dice/scenarios'
import type { ReactNode } from 'react'
import { baseCompanions } from './begin.js'
import { CheckRow, ListRows, NumberRow, OwnPart, SelectRow, TextRow } from './Controls.js'
import { type Desk, NONE, optionsOf, partWords } from './desk.js'
import { useSlots } from './slots.js'
import { freshId, type Work, without } from './work.js'

type Foe = NonNullable<Work['roster']>[number]
type Companion = NonNullable<Work['companions']>[number]
type Tag = Companion['talent'][number]

/** The living: adversaries with what they share, and those who are with the group. */
export function People({ desk }: { readonly desk: Desk }): ReactNode {
  const { work, change, words } = desk
  const { speak } = words
  const roster = work.roster ?? []
  const companions = work.companions ?? []
  return (
    <>
      <OwnPart
        {...partWords(desk, 'roster')}
        isOwn={work.roster !== undefined}
        begin={() => change({ ...work, roster: [] })}
        end={() => change(without(without(work, 'roster'), 'groupTrait'))}
      >
        {() => (
          <>
            <ListRows<Foe>
              items={roster}
              least={0}
              most={12}
              add={speak('dse.add.foe')}
              remove={(at) => speak('dse.remove', { number: at + 1 })}
              blank={() => blankFoe(roster)}
              set={(next) => change({ ...work, roster: next })}
              row={(foe, set) => <FoeRow {...{ desk, foe, set }} />}
            />
            <TextRow
              label={speak('dse.groupTrait')}
              value={work.groupTrait ?? ''}
              most={60}
              set={(trait) => change({ ...work, groupTrait: trait === '' ? null : trait })}
            />
          </>
        )}
      </OwnPart>
      <OwnPart
        {...partWords(desk, 'companions')}
        isOwn={work.companions !== undefined}
        begin={() => change({ ...work, companions: baseCompanions(speak) })}
        end={() => change(without(work, 'companions'))}
      >
        {() => (
          <ListRows<Companion>
            items={companions}
            least={0}
            most={12}
            add={speak('dse.add.companion')}
            remove={(at) => speak('dse.remove', { number: at + 1 })}
            blank={() => ({ name: null, role: null, talent: [] })}
            set={(next) => change({ ...work, companions: next })}
            row={(one, set) => <CompanionRow {...{ desk, one, set }} />}
          />
        )}
      </OwnPart>
    </>
  )
}

const blankFoe = (roster: readonly Foe[]): Foe => ({
  id: freshId(
    'foe',
    roster.map(({ id }) => id),
  ),
  name: '',
  combativity: 2,
  reason: 1,
  violence: 1,
  traits: [],
  arm: null,
})

interface FoeProps {
  readonly desk: Desk
  readonly foe: Foe
  set(foe: Foe): void
}

function FoeRow({ desk, foe, set }: FoeProps): ReactNode {
  const { speak } = desk.words
  const { protection, ...bare } = foe
  const { bonus, firearm } = foe.arm ?? { bonus: 0, firearm: false }
  const traits = useSlots(foe.traits, MOST_TRAITS, '', (next) => set({ ...foe, traits: next }))
  const armed = (arm: { bonus: number; firearm: boolean }): void =>
    set({ ...foe, arm: arm.bonus === 0 && !arm.firearm ? null : arm })
  return (
    <>
      <TextRow label={speak('dse.name')} value={foe.name} most={60} set={(name) => set({ ...foe, name })} />
      {(['combativity', 'reason', 'violence'] as const).map((figure) => (
        <NumberRow
          key={figure}
          label={speak(`field.${figure}`)}
          value={foe[figure]}
          min={figure === 'combativity' ? 1 : ADVERSARY_RANGES[figure].min}
          max={ADVERSARY_RANGES[figure].max}
          set={(value) => set({ ...foe, [figure]: value })}
        />
      ))}
      <NumberRow
        label={speak('field.bonus')}
        value={bonus}
        min={0}
        max={5}
        set={(next) => armed({ bonus: next, firearm })}
      />
      <CheckRow label={speak('field.firearm')} on={firearm} set={(on) => armed({ bonus, firearm: on })} />
      <SelectRow
        label={speak('field.protection')}
        value={protection ?? NONE}
        options={optionsOf([NONE, ...PROTECTIONS], 'protection', speak)}
        set={(next) => set(next === NONE ? bare : { ...bare, protection: next as NonNullable<Foe['protection']> })}
      />
      {traits.map(([trait, write], i) => (
        <TextRow key={i} label={speak('dse.trait', { number: i + 1 })} value={trait} most={60} set={write} />
      ))}
    </>
  )
}

interface CompanionProps {
  readonly desk: Desk
  readonly one: Companion
  set(one: Companion): void
}

function CompanionRow({ desk, one, set }: CompanionProps): ReactNode {
  const { speak } = desk.words
  const talent = useSlots<string>(one.talent, TAGS_OF_TALENT.max, NONE, (next) =>
    set({ ...one, talent: [...new Set(next)] as Tag[] }),
  )
  const tags = [{ id: NONE, name: speak('dse.none') }, ...optionsOf(TAGS, 'tag', speak)]
  return (
    <>
      <TextRow
        label={speak('dse.name')}
        value={one.name ?? ''}
        most={60}
        hint={speak('dse.name.drawn')}
        set={(name) => set({ ...one, name: name === '' ? null : name })}
      />
      <TextRow
        label={speak('dse.role')}
        value={one.role ?? ''}
        most={60}
        set={(role) => set({ ...one, role: role === '' ? null : role })}
      />
      {talent.map(([tag, choose], i) => (
        <SelectRow key={i} label={speak('dse.talent', { number: i + 1 })} value={tag} options={tags} set={choose} />
      ))}
    </>
  )
}
