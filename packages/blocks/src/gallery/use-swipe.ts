import { useRef, type TouchEvent } from 'react'

/** So far a finger goes for a swipe, in pixels. */
const leastDistance = 48

/** @param onSwipe 1 for a swipe to the left, which wants what comes next, -1 for one to the right */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>()
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0]
      // Two fingers zoom; in what is zoomed one finger moves the view.
      const isZoom = touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1.05
      start.current = finger && !isZoom ? { x: finger.clientX, y: finger.clientY } : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0]
      if (!start.current || !finger) return
      const [across, down] = [finger.clientX - start.current.x, finger.clientY - start.current.y]
      start.current = undefined
      if (Math.abs(across) >= leastDistance && Math.abs(across) > 1.5 * Math.abs(down)) onSwipe(across < 0 ? 1 : -1)
    },
  }
}
