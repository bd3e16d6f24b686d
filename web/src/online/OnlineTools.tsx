import type { ReactNode } from 'react'
import { goTo } from '../app/address.js'
import { otherLanguage } from '../app/language.js'
import type { Words } from '../games/table-game.js'

/** At the end of the bar of every screen around an online game: people come by a link, and may read another language. */
export function OnlineTools({ words: { language, speak } }: { readonly words: Words }): ReactNode {
  return (
    <div className="tools">
      <button type="button" lang={language === 'en' ? 'fr' : 'en'} onClick={() => void otherLanguage()}>
        {speak('online.language')}
      </button>
      <button type="button" onClick={() => goTo({ at: 'home' })}>
        {speak('online.home')}
        <kbd>{speak('press.Esc')}</kbd>
      </button>
    </div>
  )
}
