import './styles/tokens.css'
import './styles/table.css'
import './styles/layout.css'
import './styles/touch.css'

// First something to see, then the page: on a slow phone the one must not wait for the other.
requestAnimationFrame(() => setTimeout(() => void import('./page.js')))
