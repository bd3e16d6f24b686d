import { Component, type ReactNode } from 'react'
import { Fault } from './Fault.js'
import { WordsContext } from './words.js'

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
    return <Fault what={this.context.speak('fault.broken')} detail={error.message} reload />
  }
}
