import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.js'
import { keepInTouch } from './app/host.js'
import { whenIdle } from './app/idle.js'
import { keepOffline } from './app/updates.js'

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

// Every file of the page is fetched for that: it waits until the first screen is shown.
whenIdle(keepOffline)
whenIdle(keepInTouch)
