/** Longest wait, in milliseconds, where a page is never idle. */
const PATIENCE = 2_000

/** Runs something as soon as the page has nothing more urgent to do. */
export function whenIdle(run: () => void): void {
  // Safari has no such callback.
  if (globalThis.requestIdleCallback === undefined) setTimeout(run)
  else requestIdleCallback(run, { timeout: PATIENCE })
}
