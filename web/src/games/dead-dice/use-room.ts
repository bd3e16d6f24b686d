import { type RefObject, useLayoutEffect, useState } from 'react'

export interface Room {
  readonly width: number
  readonly height: number
}

/** How much room an element has, in tenths of a rem, so that drawings grow with the type; now and whenever it changes. */
export function useRoom(box: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = (): void => {
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 10
      const [width, height] = [Math.floor(element.clientWidth / unit), Math.floor(element.clientHeight / unit)]
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [box])
  return room
}
