import { useEffect, useState } from 'react'

/** Whether something has been so for a while: what is over in a moment is not worth a word. */
export function useLasting(is: boolean, time: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    setLasts(false)
    if (!is) return
    const timer = setTimeout(() => setLasts(true), time)
    return () => clearTimeout(timer)
  }, [is, time])
  return is && lasts
}
