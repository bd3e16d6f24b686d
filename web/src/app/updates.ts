import { registerSW } from 'virtual:pwa-register'
import { Watched } from './watched.js'

/** Whether the page can be played without a network, and whether a newer one waits. */
interface Updates {
  readonly offline: 'no' | 'ready' | 'insecure'
  readonly waiting: boolean
}

export const updates = new Watched<Updates>({ offline: 'no', waiting: false })

let takeUp: ((reload?: boolean) => Promise<void>) | null = null

/** Keeps the page for offline play where the address is secure; elsewhere a browser does not allow it. */
export function keepOffline(): void {
  if (!globalThis.isSecureContext || !('serviceWorker' in navigator)) {
    updates.patch({ offline: 'insecure' })
    return
  }
  takeUp = registerSW({
    onNeedRefresh: () => updates.patch({ waiting: true }),
    onOfflineReady: () => updates.patch({ offline: 'ready' }),
    onRegisteredSW: (_url, registration) => {
      if (registration?.active) updates.patch({ offline: 'ready' })
    },
  })
}

/** A page that was opened before there was anything to keep it is not told when the newer one takes over. */
const PATIENCE = 1_000

/** Loads the newer page. Matches are saved after every answer, so none is lost. */
export function loadNewer(): void {
  void takeUp?.(true)
  setTimeout(() => globalThis.location.reload(), PATIENCE)
}
