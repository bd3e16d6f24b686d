import { BadInput } from '@shamble/kernel'
import { LOG_LEVELS, type LogLevel } from './log.js'
import { type Retention, USUAL_RETENTION } from './retention.js'

/** Who is shown the numbers of a server: this machine, everybody, nobody. */
export const METRICS = ['local', 'all', 'off'] as const
export type MetricsShown = (typeof METRICS)[number]

/** What the environment says about a server. docs/server.md explains each. */
export interface Environment {
  readonly port: number
  readonly host: string
  /** Where people reach it, when that is not where it listens; `null` where it is. */
  readonly address: string | null
  readonly origins: readonly string[]
  /** How many proxies are in front of it, whose word is taken for whom they speak for. */
  readonly proxies: number
  readonly keep: Retention
  readonly logLevel: LogLevel
  readonly metrics: MetricsShown
}

type Variables = Readonly<Record<string, string | undefined>>

const USUAL_PORT = 4378

/** @throws BadInput with the name of the setting that is wrong */
export function readEnvironment(variables: Variables): Environment {
  const whole = (name: string, usual: number, most: number): number => {
    const written = variables[name]
    if (written === undefined || written === '') return usual
    const value = Number(written)
    if (!Number.isInteger(value) || value < 0 || value > most)
      throw new BadInput(name, '"{{written}}" is not possible; expected a whole number from 0 to {{most}}', {
        written,
        most,
      })
    return value
  }
  const word = <T extends string>(name: string, usual: T, words: readonly T[]): T => {
    const written = variables[name]
    if (written === undefined || written === '') return usual
    const found = words.find((one) => one === written)
    if (found === undefined)
      throw new BadInput(name, '"{{written}}" is not possible; expected {{words}}', {
        written,
        words: words.join(', '),
      })
    return found
  }
  const address = variables['SHAMBLE_ADDRESS']
  return {
    port: whole('PORT', USUAL_PORT, 65535),
    host: variables['HOST'] || '127.0.0.1',
    address: address ? `${originOf('SHAMBLE_ADDRESS', address)}/` : null,
    origins: (variables['SHAMBLE_ORIGINS'] ?? '')
      .split(/[\s,]+/)
      .flatMap((origin) => (origin === '' ? [] : [originOf('SHAMBLE_ORIGINS', origin)])),
    proxies: whole('SHAMBLE_PROXIES', 0, 10),
    keep: {
      finished: whole('SHAMBLE_KEEP_FINISHED', USUAL_RETENTION.finished, 36_500),
      idle: whole('SHAMBLE_KEEP_IDLE', USUAL_RETENTION.idle, 36_500),
    },
    logLevel: word('SHAMBLE_LOG', 'warn', LOG_LEVELS),
    metrics: word('SHAMBLE_METRICS', 'local', METRICS),
  }
}

/** A scheme, a name and a port, as browsers write them: nothing else is compared. */
function originOf(name: string, written: string): string {
  try {
    const { origin, protocol, pathname, search } = new URL(written)
    if ((protocol === 'http:' || protocol === 'https:') && pathname === '/' && search === '') return origin
  } catch {
    // What follows says it.
  }
  throw new BadInput(name, '"{{written}}" is not possible; expected an address such as https://play.example.org', {
    written,
  })
}
