import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { AudioPanel } from '@/features/exam/components/audio-panel'
import { holdPlayback } from '@/features/exam/engine/hold-playback'
import { useMedia } from '@/features/exam/hooks/use-room'
import { setPreferences, usePreferences } from '@/features/exam/preferences'

/** The player of a page's recording. */
export default function SessionAudio({ page }: { page: number }) {
  const { player } = useMedia()
  const state = useStore(player.store)
  const volume = usePreferences((preferences) => preferences.volume)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    place.current?.append(player.element)
    player.open(page)
    return () => player.leave()
  }, [player, page])

  useEffect(() => holdPlayback(player), [player])

  useEffect(() => {
    player.element.volume = volume
  }, [player, volume])

  return (
    <>
      <AudioPanel
        {...state}
        volume={volume}
        onPlay={player.play}
        onRetry={() => player.open(page)}
        onVolume={(next) => setPreferences({ volume: next })}
      />
      <div ref={place} hidden />
    </>
  )
}
