import { box, EDGES, OBJECTIVE_KINDS, type Scenario, type ScenarioObjective } from '@shamble/game-dwa/scenarios'
import type { ReactNode } from 'react'
import { ConditionRows } from './Conditions.js'
import type { Desk } from './desk.js'
import { withExit } from './make.js'
import { pieceName } from './names.js'
import { freshId, type Ref, withMember, without } from './pieces.js'
import { MaybeNumber, NumberField, Row, Select, TextField, Tick } from './Rows.js'
import { withWords, wordsIn } from './scenario-words.js'

/** What the game is about: the last turn, ways out, objectives, and who wins how. */
export function Aims({ desk }: { readonly desk: Desk }): ReactNode {
  const { scenario, words } = desk
  const { speak } = words
  const set = (fields: Readonly<Record<string, unknown>>): void => {
    const all = Object.entries({ ...scenario, ...fields }).filter(([, value]) => value !== undefined)
    desk.commit(Object.fromEntries(all) as unknown as Scenario, 'set')
  }
  return (
    <div className="props aims">
      <Row label={speak('editor.prop.turnLimit')}>
        <MaybeNumber
          name={speak('editor.prop.turnLimit')}
          value={scenario.turnLimit}
          none={speak('editor.none')}
          usual={12}
          min={1}
          max={99}
          onSet={(turnLimit) => set({ turnLimit })}
        />
      </Row>
      <Row label={speak('editor.prop.exits')}>
        {EDGES.map((edge) => (
          <Tick
            key={edge}
            label={speak(`editor.edge.${edge}`)}
            checked={scenario.exits?.includes(edge) ?? false}
            onTick={() => desk.commit(withExit(scenario, edge), 'exit')}
          />
        ))}
      </Row>
      <h3 className="caps">{speak('editor.objectives')}</h3>
      {scenario.objectives.map((objective, index) => (
        <ObjectiveRows key={objective.id} {...{ desk, objective, index }} />
      ))}
      <button type="button" className="key small" onClick={() => desk.commit(withObjective(scenario, speak), 'set')}>
        {speak('editor.addObjective')}
      </button>
      <h3 className="caps">{speak('editor.victory')}</h3>
      <Tick
        label={speak('editor.ownVictory')}
        checked={scenario.victory !== undefined}
        onTick={(own) => set({ victory: own ? usualVictory(scenario) : undefined })}
      />
      {scenario.victory !== undefined &&
        (['major', 'minor', 'dead'] as const).map((kind) => (
          <div key={kind} className="aim">
            <b>{speak(`editor.victory.${kind}`)}</b>
            <ConditionRows
              desk={desk}
              name={speak(`editor.victory.${kind}`)}
              condition={scenario.victory![kind]}
              onSet={(condition) => set({ victory: { ...scenario.victory, [kind]: condition } })}
            />
          </div>
        ))}
      <Tick
        label={speak('editor.ends')}
        checked={scenario.ends !== undefined}
        onTick={(own) => set({ ends: own ? { gone: true } : undefined })}
      />
      {scenario.ends !== undefined && (
        <div className="aim">
          <ConditionRows
            desk={desk}
            name={speak('editor.ends')}
            condition={scenario.ends}
            onSet={(ends) => set({ ends })}
          />
        </div>
      )}
    </div>
  )
}

function usualVictory({ objectives }: Scenario): Scenario['victory'] {
  const first = objectives[0]
  const won = first === undefined ? { zombies: 0 } : { objective: first.id }
  return { major: { all: [won, { survivors: 4 }] }, minor: won, dead: { not: { survivors: 1 } } }
}

function withObjective(scenario: Scenario, speak: Desk['words']['speak']): Scenario {
  const id = freshId('aim', scenario.objectives)
  const name = speak('editor.new.objective', { number: scenario.objectives.length + 1 })
  return withMember(
    scenario,
    { list: 'objectives', index: scenario.objectives.length },
    { id, name, kind: 'kill', count: 10 },
  )
}

/** The fields of a kind as they begin; `null` where the scenario has nothing that it could be about. */
function freshFields(kind: ScenarioObjective['kind'], scenario: Scenario): Readonly<Record<string, unknown>> | null {
  const { rooms, neutrals, objects, openings, table } = scenario
  switch (kind) {
    case 'leave':
      return { edge: 'east', count: 3 }
    case 'reach':
      return { outline: box(table.width - 150, table.depth - 150, 120, 120), count: 3 }
    case 'carry':
      return objects.length === 0 ? null : { object: objects[0]!.id }
    case 'search':
      return rooms.length === 0 ? null : { rooms: [rooms[0]!.id], count: 1 }
    case 'kill':
      return { count: 10 }
    case 'rescue':
      return neutrals.length === 0 ? null : { neutral: neutrals[0]!.id }
    case 'alive':
      return neutrals.length === 0 ? null : { neutrals: [neutrals[0]!.id], count: 1 }
    case 'hold':
      return openings.length === 0 ? null : { openings: [0], broken: 0 }
  }
}

interface ObjectiveProps {
  readonly desk: Desk
  readonly objective: ScenarioObjective
  readonly index: number
}

function ObjectiveRows({ desk, objective, index }: ObjectiveProps): ReactNode {
  const { scenario, words } = desk
  const { speak } = words
  const ref: Ref = { list: 'objectives', index }
  const { id, name, team, kind } = objective
  const put = (fields: Readonly<Record<string, unknown>>): void => {
    const all = Object.entries({ ...objective, ...fields }).filter(([, value]) => value !== undefined)
    desk.commit(withMember(scenario, ref, Object.fromEntries(all)), 'set')
  }
  const kinds = OBJECTIVE_KINDS.filter((one) => one === kind || freshFields(one, scenario) !== null)
  return (
    <div className="aim">
      <div className="part">
        <TextField
          name={speak('editor.prop.name')}
          value={wordsIn(name, words)}
          most={60}
          onSet={(said) => put({ name: withWords(name, said, words) })}
        />
        <button
          type="button"
          className="cross"
          aria-label={speak('editor.dropObjective', { name: wordsIn(name, words) })}
          onClick={() => desk.commit(without(scenario, ref), 'remove')}
        >
          ×
        </button>
      </div>
      <div className="condition">
        <Select
          name={speak('editor.prop.kind')}
          value={kind}
          options={kinds.map((value) => ({ value, label: speak(`editor.objective.${value}`) }))}
          onPick={(picked) =>
            desk.commit(
              withMember(scenario, ref, {
                id,
                name,
                ...(team === undefined ? {} : { team }),
                kind: picked,
                ...freshFields(picked, scenario),
              }),
              'set',
            )
          }
        />
        <Fields {...{ desk, objective, put }} />
        {scenario.deployment.length > 1 && (
          <Select
            name={speak('editor.prop.team')}
            value={team === undefined ? 'all' : String(team)}
            options={[
              { value: 'all', label: speak('editor.everyTeam') },
              ...scenario.deployment.map((_, i) => ({
                value: String(i),
                label: speak('editor.team', { number: i + 1 }),
              })),
            ]}
            onPick={(picked) => put({ team: picked === 'all' ? undefined : Number(picked) })}
          />
        )}
      </div>
    </div>
  )
}

interface FieldsProps {
  readonly desk: Desk
  readonly objective: ScenarioObjective
  put(fields: Readonly<Record<string, unknown>>): void
}

/** What only objectives of this kind have. */
function Fields({ desk, objective, put }: FieldsProps): ReactNode {
  const { scenario, words } = desk
  const { speak } = words
  const counted =
    'count' in objective ? (
      <NumberField
        name={speak('editor.prop.count')}
        value={objective.count}
        min={1}
        max={objective.kind === 'kill' ? 999 : 99}
        onSet={(count) => put({ count })}
      />
    ) : null
  const away = (checked: boolean | undefined): ReactNode => (
    <Tick
      label={speak('editor.away')}
      checked={checked === true}
      onTick={(ticked) => put({ away: ticked || undefined })}
    />
  )
  switch (objective.kind) {
    case 'leave':
      return (
        <>
          {counted}
          <Select
            name={speak('editor.prop.edge')}
            value={objective.edge}
            options={EDGES.map((edge) => ({ value: edge, label: speak(`editor.edge.${edge}`) }))}
            onPick={(edge) => put({ edge })}
          />
          <Tick
            label={speak('editor.inVehicle')}
            checked={objective.vehicle === true}
            onTick={(ticked) => put({ vehicle: ticked || undefined })}
          />
        </>
      )
    case 'carry':
      return (
        <>
          <Select
            name={speak('editor.prop.what')}
            value={objective.object}
            options={scenario.objects.map(({ id }, index) => ({
              value: id,
              label: pieceName(scenario, { list: 'objects', index }, words),
            }))}
            onPick={(object) => put({ object })}
          />
          {away(objective.away)}
        </>
      )
    case 'rescue':
      return (
        <>
          <Select
            name={speak('editor.prop.who')}
            value={objective.neutral}
            options={scenario.neutrals.map(({ id, name }) => ({ value: id, label: name }))}
            onPick={(neutral) => put({ neutral })}
          />
          {away(objective.away)}
        </>
      )
    case 'search':
      return (
        <>
          {counted}
          <Several
            all={scenario.rooms.map(({ id, name }) => ({ value: id, label: wordsIn(name, words) }))}
            chosen={objective.rooms}
            onChosen={(rooms) => put({ rooms })}
          />
        </>
      )
    case 'alive':
      return (
        <>
          {counted}
          <Several
            all={scenario.neutrals.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={objective.neutrals}
            onChosen={(neutrals) => put({ neutrals })}
          />
        </>
      )
    case 'hold':
      return (
        <>
          <NumberField
            name={speak('editor.prop.broken')}
            value={objective.broken}
            min={0}
            max={99}
            onSet={(broken) => put({ broken })}
          />
          <Several
            all={scenario.openings.map((_, index) => ({
              value: String(index),
              label: pieceName(scenario, { list: 'openings', index }, words),
            }))}
            chosen={objective.openings.map(String)}
            onChosen={(openings) => put({ openings: openings.map(Number) })}
          />
        </>
      )
    default:
      return counted
  }
}

interface SeveralProps {
  readonly all: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  onChosen(chosen: readonly string[]): void
}

/** Some of many; at least one. */
function Several({ all, chosen, onChosen }: SeveralProps): ReactNode {
  return (
    <div className="several">
      {all.map(({ value, label }) => (
        <Tick
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onTick={(ticked) => {
            const next = ticked ? [...chosen, value] : chosen.filter((one) => one !== value)
            if (next.length > 0) onChosen(next)
          }}
        />
      ))}
    </div>
  )
}
