import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.js'
import { keepOffline } from './app/updates.js'
import './styles/tokens.css'
import './styles/table.css'
import './styles/layout.css'

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

keepOffline()
