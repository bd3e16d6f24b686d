import { Component, type ReactNode, useEffect } from 'react'
import { Fault } from './Fault.js'
import { WordsContext } from './words.js'

/** What browsers say of a part of the page that they could not fetch. */
const UNLOADED = /dynamically imported module|importing a module script failed|unable to preload css/i

/** How often it is looked whether the server is there again, in milliseconds. */
const AGAIN = 2000

/** A part of the page was wanted while the server was out of reach: it is loaded anew when the server answers. */
function Unloaded({ what }: { readonly what: string }): ReactNode {
  useEffect(() => {
    let wasAway = false
    const look = async (): Promise<void> => {
      const reply = await fetch(document.baseURI.split('#')[0]!, { method: 'HEAD', cache: 'no-store' }).catch(
        () => null,
      )
      // Where the server is there and the part is not, loading anew by itself might never end.
      if (reply?.ok && wasAway) globalThis.location.reload()
      wasAway ||= reply === null
    }
    void look()
    const timer = setInterval(() => void look(), AGAIN)
    return () => clearInterval(timer)
  }, [])
  return <Fault what={what} detail="" reload />
}

interface Props {
  /** Where someone is: at another address it is tried anew. */
  readonly at: unknown
  readonly children: ReactNode
}

/** Keeps what breaks in a screen from taking the page with it: a sentence, and a way on. */
export class Boundary extends Component<Props, { readonly error: Error | null }> {
  static override contextType = WordsContext
  declare context: React.ContextType<typeof WordsContext>
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override componentDidUpdate({ at }: Props): void {
    if (at !== this.props.at && this.state.error !== null) this.setState({ error: null })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    const { speak } = this.context
    if (UNLOADED.test(error.message)) return <Unloaded what={speak('fault.unloaded')} />
    return <Fault what={speak('fault.broken')} detail={error.message} reload />
  }
}
