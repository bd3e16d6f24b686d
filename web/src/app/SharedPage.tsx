import { type ReactNode, useEffect, useState } from 'react'
import { unpackRecord } from '../replay/share.js'
import { writeAddress } from './address.js'
import { Fault } from './Fault.js'
import { troubleOf } from './fault-words.js'
import { ask } from './host.js'
import { useWords } from './words.js'

/** A replay that came as a link: kept like one that came as a file, and opened. */
export function SharedPage({ record }: { readonly record: string }): ReactNode {
  const { speak } = useWords()
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    const open = async (): Promise<void> => {
      const text = await unpackRecord(record)
      if (text === null) return setFault('')
      const reply = await ask({ type: 'import', record: text, recover: false })
      if (!reply.ok) return setFault(troubleOf(reply, speak) ?? '')
      // The way back leads past the link: it would only be kept a second time.
      globalThis.location.replace(writeAddress({ at: 'replay', match: reply.value.match, seq: null }))
    }
    open().catch((error: Error) => setFault(error.message))
  }, [record, speak])
  if (fault !== null) return <Fault what={speak('fault.shared')} detail={fault} />
  return <p className="loading">{speak('table.loading')}</p>
}
