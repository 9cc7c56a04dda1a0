import type { RecordingPlayer } from '@/features/exam/engine/recording-player'
import { guardPlayback } from '@/lib/playback/guard-playback'
import { createScreenWake } from '@/lib/playback/screen-wake'
import { watchStalls } from '@/lib/playback/watch-stalls'

/**
 * Restricts the player's element to the app's own controls, keeps the screen on during playback, and detects a device
 * that silences it. Needed while a page shows its recording, because otherwise the element has nothing to play.
 * @returns a function that ends it
 */
export function holdPlayback({ element, store, interrupt }: RecordingPlayer): () => void {
  const isPlaying = () => store.getState().status === 'playing'
  const letGo = guardPlayback(element, { mayPlay: isPlaying, heard: () => store.getState().heard })
  const screen = createScreenWake()
  const stalls = watchStalls(element, () => {
    console.warn('The recording stands still.', store.getState())
    interrupt()
  })

  function follow() {
    if (isPlaying()) {
      stalls.start()
      screen.hold()
    } else {
      stalls.stop()
      screen.release()
    }
  }

  const unsubscribe = store.subscribe(({ status }, before) => {
    if (status !== before.status) follow()
  })
  return () => {
    unsubscribe()
    stalls.stop()
    screen.close()
    letGo()
  }
}
