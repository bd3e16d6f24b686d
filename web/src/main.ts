import './app/trusted.js'
import './styles/tokens.css'
import './styles/table.css'
import './styles/layout.css'
import './styles/touch.css'

// First something to see, then the page: on a slow phone the one must not wait for the other.
requestAnimationFrame(() =>
  setTimeout(() =>
    // A new build has taken the place of the one that this page is of: no catalogue is there to say so.
    import('./page.js').catch(() => document.getElementById('lost')!.removeAttribute('hidden')),
  ),
)
