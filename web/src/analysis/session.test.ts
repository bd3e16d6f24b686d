import { type Analysis, analysisOf, type Findings } from '@shamble/analysis'
import { describe, expect, it } from 'vitest'
import { AnalysisSession, type Looker } from './session.js'

const found = (which: number, of: number, done: number): Findings => ({
  rules: '1',
  contenders: [],
  marks: [],
  rated: [],
  rollouts: 10,
  done,
  share: { which, of },
})
const whole = analysisOf([found(0, 1, 1)])

function sitting(kept: Analysis | null = null, lookers = 1) {
  const asked: unknown[] = []
  const hired: (Looker & { isEnded: boolean })[] = []
  const keeps: Analysis[] = []
  const hire = (): Looker => {
    const looker = {
      onmessage: null,
      onerror: null,
      isEnded: false,
      postMessage: (message: unknown) => void asked.push(message),
      terminate() {
        this.isEnded = true
      },
    }
    hired.push(looker)
    return looker
  }
  const keep = (analysis: Analysis): void => void keeps.push(analysis)
  const session = new AnalysisSession({ game: 'g', record: '', persons: [0] }, kept, { hire, lookers, keep })
  return { session, lookers: hired, keeps, asked }
}

describe('an analysis at the screen', () => {
  it('shows what is known so far, and keeps it when it is whole', () => {
    const { session, lookers, keeps } = sitting()
    session.start()
    lookers[0]!.onmessage!({ data: { got: 'soFar', found: found(0, 1, 0.5) } })
    expect(session.state.get()).toMatchObject({ isRunning: true, analysis: { done: 0.5 } })
    expect(keeps).toEqual([])
    lookers[0]!.onmessage!({ data: { got: 'whole', found: found(0, 1, 1) } })
    expect(session.state.get()).toMatchObject({ isRunning: false, analysis: { done: 1 } })
    expect([keeps.length, lookers[0]!.isEnded]).toEqual([1, true])
  })

  it('is stopped at once, keeps what is shown, and begins anew', () => {
    const { session, lookers, keeps } = sitting()
    session.start()
    session.start()
    lookers[0]!.onmessage!({ data: { got: 'soFar', found: found(0, 1, 0.5) } })
    session.stop()
    expect([lookers.length, lookers[0]!.isEnded, keeps.length]).toEqual([1, true, 0])
    expect(session.state.get()).toMatchObject({ isRunning: false, analysis: { done: 0.5 } })
    session.start()
    expect(lookers).toHaveLength(2)
  })

  it('is whole when all who look at a share of it are done, and one who fails ends them all', () => {
    const { session, lookers, keeps, asked } = sitting(null, 2)
    session.start()
    expect(asked).toMatchObject([
      { wanted: { share: { which: 0, of: 2 }, persons: [0] } },
      { wanted: { share: { which: 1, of: 2 }, persons: [0] } },
    ])
    lookers[1]!.onmessage!({ data: { got: 'whole', found: found(1, 2, 1) } })
    expect(session.state.get()).toMatchObject({ isRunning: true, analysis: { done: 0.5, rollouts: 10 } })
    expect([lookers[0]!.isEnded, lookers[1]!.isEnded, keeps.length]).toEqual([false, true, 0])
    lookers[0]!.onmessage!({ data: { got: 'whole', found: found(0, 2, 1) } })
    expect(session.state.get()).toMatchObject({ isRunning: false, analysis: { done: 1, rollouts: 20 } })
    expect(keeps).toHaveLength(1)
    const failed = sitting(null, 2)
    failed.session.start()
    failed.lookers[0]!.onerror!({ message: 'lost' })
    expect(failed.lookers.map(({ isEnded }) => isEnded)).toEqual([true, true])
  })

  it('does nothing where it is whole already, and says what went wrong', () => {
    const kept = sitting(whole)
    kept.session.start()
    expect(kept.lookers).toEqual([])
    const { session, lookers } = sitting()
    session.start()
    lookers[0]!.onmessage!({ data: { got: 'fault', where: '', said: { key: 'the game is still running' } } })
    expect(session.state.get()).toMatchObject({ isRunning: false, fault: { key: 'the game is still running' } })
    session.start()
    lookers[1]!.onerror!({ message: 'lost' })
    expect(session.state.get()).toMatchObject({ isRunning: false, trouble: 'lost', fault: null })
  })
})
