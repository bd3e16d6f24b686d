export function ensurePostgres(): string | null

/** A PostgreSQL that a test has for itself. */
export interface TestPostgres {
  /** The address of a schema of its own; the test makes it. */
  url(name?: string): string
  schema(name: string): string
  stop(): Promise<void>
  /** Ends it without a word and starts it again; `null` where it belongs to somebody else. */
  readonly crash: (() => Promise<void>) | null
}

export function startPostgres(how?: { readonly sync?: boolean }): Promise<TestPostgres | null>
