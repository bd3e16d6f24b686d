import { destination, pino } from 'pino'

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** What a line of the log tells besides its sentence. Nothing that people keep to themselves is ever handed here. */
export interface LogAbout {
  readonly level?: Exclude<LogLevel, 'silent'>
  readonly match?: string
  readonly error?: unknown
  readonly count?: number
}

/** Told of what happens, a line each; a warning where it does not say otherwise. */
export type Log = (sentence: string, about?: LogAbout) => void

/** Names under which something could be that is nobody's business, should anybody ever hand it here. */
const SECRETS = ['secret', 'token', 'password', 'authorization', 'cookie', 'invitation', 'code', 'watch', 'ticket']

/**
 * Lines of JSON, for people and programs that look after a server.
 * @param write where they go; to the standard error output when absent
 */
export function serverLog(level: LogLevel, write?: (line: string) => void): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (name) => ({ level: name }) },
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
    },
    write === undefined ? destination({ dest: 2, sync: true }) : { write },
  )
  return (sentence, { level: of = 'warn', error, ...about } = {}) =>
    logger[of]({ ...about, ...(error === undefined ? {} : { err: plainError(error) }) }, sentence)
}

/** An address may hold a password; a database likes to repeat the values that it was given. */
function plainError(error: unknown): { readonly message: string; readonly stack?: string } {
  const clean = (text: string): string => text.replace(/:\/\/[^@/\s]*@/g, '://[secret]@')
  const { message, stack } = error as Partial<Error>
  return { message: clean(message ?? String(error)), ...(stack === undefined ? {} : { stack: clean(stack) }) }
}
